import { dyeOf } from '../../art/dyes.ts';
import { findAct } from '../../art/people/acts.ts';
import { type Actor, findActor } from '../../art/scenes/actors.ts';
import type { Subject } from '../../art/subject.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { Role } from '../plan-scene.ts';

const HOUSE = { second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };
const PROBE = '#fe01fd';
const OTHER = '#12c93a';
// Nearer than this in hue, the colour names the thing as it is: red fox.
const NAMED_HUE = 40;

const known = new WeakMap<Subject, boolean>();

/** Whether a drawing has a surface of its main colour. */
function takesColor(subject: Subject): boolean {
  const before = known.get(subject);
  if (before !== undefined) return before;
  const drawIn = (main: string): string => subject.draw({ ...HOUSE, ...subject.natural, main }, 'probe');
  const takes = dyeOf(subject.name).field !== undefined || drawIn(PROBE) !== drawIn(OTHER);
  known.set(subject, takes);
  return takes;
}

/** Whether the thing that somebody's deed is done to is drawn in the colour asked for it. */
export function dyesTarget({ shows = [] }: Actor, noun: string): boolean {
  const subject = findActor(noun)?.subject;
  return subject !== undefined && shows.some((act) => findAct(act)?.upon) && takesColor(subject);
}

/** Whether a drawing has stripes or patches for the second of two colours. */
export const hasSecondColor = (subject: Subject): boolean =>
  takesColor(subject) &&
  (dyeOf(subject.name).pair !== undefined ||
    subject.draw({ ...HOUSE, main: OTHER, second: PROBE }, 'probe').includes(PROBE));

/** Whether a role is drawn in a colour: a person wears it, a thing has it for its main one. */
export function wearsColor({ actor, color, pair, parts = [] }: Role, asked: string): boolean {
  const { natural, name } = actor.subject;
  const part = parts.find((one) => one.color === asked);
  if (part && color !== asked) return dyeOf(name).parts?.[part.part] !== undefined;
  if (pair === asked && color !== asked) return hasSecondColor(actor.subject);
  if (actor.hip !== undefined && natural?.own)
    return [natural.main, natural.accent, natural.own[0]].includes(asked);
  if (natural && isNear(natural.main, asked)) return true;
  return color === asked && takesColor(actor.subject);
}

function isNear(own: string, asked: string): boolean {
  const [a, b] = [own, asked].map(toOklch);
  return (
    a !== undefined &&
    b !== undefined &&
    Math.abs(a.l - b.l) < 0.25 &&
    (Math.max(a.c, b.c) < 0.05 || hueDistance(a.h, b.h) < NAMED_HUE)
  );
}
