import { isPerson } from '../../art/drawings/being.ts';
import type { Drawing } from '../../art/drawings/drawing.ts';
import { getRecoloring } from '../../art/drawings/recoloring.ts';
import { findAct } from '../../art/people/acts.ts';
import { type Actor, findActor } from '../../art/scenes/actors/actors.ts';
import type { PerchMeasure } from '../../art/scenes/perches/perch.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import { createRandom } from '../../random.ts';
import type { Role } from './scene-plan.ts';

const HOUSE = { second: '#5b93b8', accent: '#f2c14e', ink: '#2c3140', light: '#fff8ec' };
const PROBE = '#fe01fd';
const OTHER = '#12c93a';
// Below this difference in hue, the color is part of the name: red fox.
const NAMED_HUE = 40;

// A perch has no drawing before it is made to measure.
const MEASURE: Omit<PerchMeasure, 'random'> = {
  width: 1200,
  height: 630,
  unit: 630,
  level: 400,
  foot: 500,
  from: 300,
  to: 600,
  tall: 200,
  snowy: false,
  turf: '#5d9a4c',
};

/** Whether a drawing has a surface in its main color. */
function takesColor(drawing: Drawing): boolean {
  const { name, natural } = drawing;
  const perch = perchOf(drawing);
  const drawIn = (main: string): string =>
    (perch?.make({ ...MEASURE, random: createRandom(1) }) ?? drawing).draw(
      { ...HOUSE, ...natural, main },
      'probe',
    );
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
