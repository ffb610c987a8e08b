import type { Subject } from '../../art/subject.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { Role } from '../plan-scene.ts';

const PROBE = '#fe01fd';
const HOUSE = { main: PROBE, second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };
// Nearer than this in hue, the colour names the thing as it is: red fox.
const NAMED_HUE = 40;

const known = new WeakMap<Subject, boolean>();

/** Whether a drawing has a surface of its main colour: a glyph with fixed colours has none. */
function takesColor(subject: Subject): boolean {
  const before = known.get(subject);
  if (before !== undefined) return before;
  const takes = subject.draw({ ...subject.natural, ...HOUSE }, 'probe').includes(PROBE);
  known.set(subject, takes);
  return takes;
}

/** Whether a role is drawn in a colour: a person wears it, a thing has it for its main one. */
export function wearsColor({ actor, color }: Role, asked: string): boolean {
  const { natural } = actor.subject;
  if (actor.hip !== undefined && natural?.own) return [natural.main, natural.accent].includes(asked);
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
