import type { Random } from '../../../random.ts';
import { calmHeight, isAmongFigures, type Stage } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Things } from './place-data.ts';
import { PLANTS } from './plants.ts';
import { drawProp, type Prop } from './props.ts';

/** Where the lead will stand: across from the sun while nobody has a place. */
export const leadOf = ({ subjectX, width, sunX }: Stage): number => subjectX ?? width - sunX;

/** What stands there, each as SVG, far to near as it is listed. */
export function drawThings({ stage, levelY }: Ground, things: readonly Things[], random: Random): string[] {
  return things.flatMap((each) => {
    if (each.unless?.some((end) => stage.brings?.some((name) => name.endsWith(end)))) return [];
    const feet: Prop[] = [];
    for (const x of placesOf(stage, each, random)) {
      const wanted =
        stage.unit *
        (typeof each.tall === 'number' ? each.tall : random.range(...each.tall)) *
        openness(stage, each, x);
      if (
        each.room !== undefined &&
        isAmongFigures(stage, x, stage.unit * each.room, stage.unit * (0.16 + each.room))
      )
        continue;
      const y = levelY(each.y, x);
      const half = stage.unit * (each.half ?? each.room ?? 0);
      const tall = Math.min(...[-half, 0, half].map((off) => calmHeight(stage, x + off, y, wanted)));
      if (tall < wanted * (each.least ?? 0)) continue;
      const paint = each.paints?.[feet.length % each.paints.length];
      feet.push({
        x,
        y,
        tall,
        near: each.near,
        ...(paint ? { paint } : {}),
        turned: each.turns === true && stage.sunX > x,
        lamps: each.lamps === true,
      });
      if (each.first) break;
    }
    if (feet.length === 0) return [];
    if (typeof each.thing !== 'string')
      return feet.map((foot, i) => drawProp(stage, each.thing[i % each.thing.length] ?? '', foot));
    const name = each.thing;
    return PLANTS[name]?.(stage, feet, random) ?? feet.map((foot) => drawProp(stage, name, foot));
  });
}

/** A place beside the lead that is inside the picture, px. */
export const besideLead = (stage: Stage, [off, half]: readonly [number, number]): number => {
  const { width, unit, subjectX = width * 0.42 } = stage;
  return Math.min(Math.max(subjectX + unit * off, unit * half), width - unit * half);
};

function placesOf(
  stage: Stage,
  { at = [], by, beside, each, step, stray = 0 }: Things,
  random: Random,
): number[] {
  const { width, unit, sunX } = stage;
  if (beside) return [besideLead(stage, beside)];
  if (step) {
    const places: number[] = [];
    for (let x = unit * random.range(0, step[1]); x < width; x += unit * random.range(...step))
      places.push(x);
    return places;
  }
  if (each !== undefined) {
    const count = Math.max(1, Math.round((each * width) / (unit * 1.9)));
    return Array.from({ length: count }, (_, i) => ((i + 0.5 + random.range(-stray, stray)) / count) * width);
  }
  const first = by === 'sun' ? sunX > width / 2 : leadOf(stage) < width / 2;
  const shares = by ? at.slice(first ? 0 : 1, first ? 1 : 2) : at;
  return shares.map((share) => width * (share + random.range(-stray, stray)));
}

const openness = ({ width }: Stage, { open = 1 }: Things, x: number): number =>
  Math.min(1, open + (1 - open) * Math.abs(x / width - 0.5) * 2.4);
