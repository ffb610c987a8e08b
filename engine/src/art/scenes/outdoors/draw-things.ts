import type { Random } from '../../../random.ts';
import { atStreet, toStreetView } from '../buildings/street-view.ts';
import { calmHeight, isAmongFigures, type Stage } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Things } from './place-data.ts';
import { PLANTS } from './plants.ts';
import { drawProp, type Prop } from './props.ts';

/** Where the lead will stand: across from the sun while nobody has a place. */
export const leadOf = ({ subjectX, width, sunX }: Stage): number => subjectX ?? width - sunX;

/** What stands there, each as SVG, far to near as it is listed. */
export function drawThings(ground: Ground, things: readonly Things[], random: Random): string[] {
  const { stage } = ground;
  return things.flatMap((each) => {
    if (!isWanted(stage, each)) return [];
    const feet = standAll(ground, each, random);
    if (feet.length === 0) return [];
    if (typeof each.thing !== 'string')
      return feet.map((foot, i) => drawProp(stage, each.thing[i % each.thing.length] ?? '', foot));
    const name = each.thing;
    return PLANTS[name]?.(stage, feet, random) ?? feet.map((foot) => drawProp(stage, name, foot));
  });
}

const isWanted = ({ brings, single }: Stage, { unless, one, many }: Things): boolean =>
  !unless?.some((end) => brings?.some((name) => name.endsWith(end))) &&
  (one === undefined || single?.includes(one) === true) &&
  (many === undefined || !single?.includes(many));

/** Where they stand, those without room left out. */
function standAll(ground: Ground, each: Things, random: Random): Prop[] {
  const { stage, levelY, colorOf } = ground;
  const feet: Prop[] = [];
  for (const spot of spotsOf(ground, each, random)) {
    const { x } = spot;
    const depth = each.deep === undefined ? 1 : random.next();
    const wanted = wantedTall(stage, each, x, random) * (0.2 + 0.8 * depth) * (spot.scale ?? 1);
    if (
      each.room !== undefined &&
      isAmongFigures(stage, x, stage.unit * each.room, stage.unit * (0.16 + each.room))
    )
      continue;
    const far = spot.y ?? levelY(each.y, x);
    const y = each.deep === undefined ? far : far + (levelY(each.deep, x) - far) * depth;
    const tall = fittingTall(stage, each, x, y, wanted);
    if (tall < wanted * (each.least ?? 0)) continue;
    const paint = each.paints?.[feet.length % each.paints.length];
    const lean = each.lean?.[feet.length % each.lean.length];
    feet.push({
      x,
      y,
      tall,
      near: each.near,
      ...(paint ? { paint: colorOf(paint) } : {}),
      ...(lean === undefined ? {} : { lean }),
      turned: each.turns === true && (spot.side ? spot.side > 0 : stage.sunX > x),
      lamps: each.lamps === true,
    });
    if (each.first) break;
  }
  return each.deep === undefined ? feet : feet.toSorted((a, b) => a.y - b.y);
}

const wantedTall = (stage: Stage, each: Things, x: number, random: Random): number =>
  stage.unit *
  (typeof each.tall === 'number' ? each.tall : random.range(...each.tall)) *
  openness(stage, each, x);

/** What is left of its height beside the words. */
function fittingTall(stage: Stage, each: Things, x: number, y: number, wanted: number): number {
  const half = stage.unit * (each.half ?? each.room ?? 0);
  if (each.clear) {
    const { calm } = stage;
    const gap = stage.unit * 0.04;
    const covered =
      calm &&
      x + half + gap > calm.x &&
      x - half - gap < calm.x + calm.width &&
      y + gap > calm.y &&
      y - wanted - gap < calm.y + calm.height;
    return covered ? -1 : wanted;
  }
  return Math.min(...[-half, 0, half].map((off) => calmHeight(stage, x + off, y, wanted)));
}

/** A place beside the lead that is inside the picture, px. */
export const besideLead = (stage: Stage, [off, half]: readonly [number, number]): number => {
  const { width, unit, subjectX = width * 0.42 } = stage;
  return Math.min(Math.max(subjectX + unit * off, unit * half), width - unit * half);
};

/** Where something may stand, px; along a street that climbs also how small it is there, and on which side. */
type Spot = { x: number; y?: number; scale?: number; side?: number };

function spotsOf(ground: Ground, things: Things, random: Random): Spot[] {
  const { lane } = things;
  if (!lane) return placesOf(ground, things, random).map((x) => ({ x }));
  const { stage } = ground;
  const view = toStreetView(stage);
  if (lane === 'end') return [{ x: view.vx, y: view.vy }];
  return lane.scales.flatMap((scale) =>
    lane.sides.flatMap((side): Spot[] => {
      const [x, y] = atStreet(view, side, scale, stage.unit * (lane.up ?? 0));
      return x < 0 || x > stage.width ? [] : [{ x, y, scale, side }];
    }),
  );
}

function placesOf(ground: Ground, things: Things, random: Random): number[] {
  const { width, unit } = ground.stage;
  const { at = [], off = [0], by, beside, each, step, stray = 0 } = things;
  if (beside) return [besideLead(ground.stage, beside)];
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
  const shares = by ? [preferred(ground, things)] : at;
  return shares.flatMap((share) =>
    off.map((units) => width * (share + random.range(-stray, stray)) + unit * units),
  );
}

/** The one of two places that sun or lead leave free; of what says how wide it is, that which words leave it. */
function preferred({ stage, levelY }: Ground, things: Things): number {
  const { width, unit, sunX } = stage;
  const [a = 0, b = a] = things.at ?? [];
  const first = things.by === 'sun' ? sunX > width / 2 : leadOf(stage) < width / 2;
  const most = unit * (typeof things.tall === 'number' ? things.tall : things.tall[1]);
  const room = (share: number): number => {
    const x = width * share;
    return fittingTall(stage, things, x, levelY(things.y, x), most);
  };
  const [wanted, other] = first ? [a, b] : [b, a];
  if (things.half === undefined) return wanted;
  return room(wanted) < most * 0.7 && room(other) > room(wanted) ? other : wanted;
}

const openness = ({ width }: Stage, { open = 1 }: Things, x: number): number =>
  Math.min(1, open + (1 - open) * Math.abs(x / width - 0.5) * 2.4);
