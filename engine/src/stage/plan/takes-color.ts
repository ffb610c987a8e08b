import { isPerson } from '../../art/drawings/being.ts';
import type { Drawing } from '../../art/drawings/drawing.ts';
import { getRecoloring } from '../../art/drawings/recoloring.ts';
import { findAct } from '../../art/people/acts.ts';
import { type Actor, findActor } from '../../art/scenes/actors/actors.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { Role } from './scene-plan.ts';

const HOUSE = { second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };
const PROBE = '#fe01fd';
const OTHER = '#12c93a';
// Below this difference in hue, the color is part of the name: red fox.
const NAMED_HUE = 40;

/** Whether a drawing has a surface in its main color. */
function takesColor({ name, natural, draw }: Drawing): boolean {
  const drawIn = (main: string): string => draw({ ...HOUSE, ...natural, main }, 'probe');
  return getRecoloring(name).field !== undefined || drawIn(PROBE) !== drawIn(OTHER);
}

/** Whether an act draws what it is done to in the color asked for. */
export function dyesTarget({ shows = [] }: Actor, noun: string): boolean {
  const drawing = findActor(noun)?.drawing;
  return drawing !== undefined && shows.some((act) => findAct(act)?.upon) && takesColor(drawing);
}

/** Whether a drawing has stripes or patches for a second color. */
export const hasSecondColor = (drawing: Drawing): boolean =>
  takesColor(drawing) &&
  (getRecoloring(drawing.name).pair !== undefined ||
    drawing.draw({ ...HOUSE, main: OTHER, second: PROBE }, 'probe').includes(PROBE));

/** Whether a role is drawn in a color: a person wears it, a thing has it as its main one. */
export function wearsColor({ actor, color, pair, parts = [] }: Role, asked: string): boolean {
  const { natural, name } = actor.drawing;
  const part = parts.find((one) => one.color === asked);
  if (part && color !== asked) return getRecoloring(name).parts?.[part.part] !== undefined;
  if (pair === asked && color !== asked) return hasSecondColor(actor.drawing);
  if (isPerson(actor) && natural?.fixed)
    return [natural.main, natural.accent, natural.fixed[0]].includes(asked);
  if (natural && isNear(natural.main, asked)) return true;
  return color === asked && takesColor(actor.drawing);
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
