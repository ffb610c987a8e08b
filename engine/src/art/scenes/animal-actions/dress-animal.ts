import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import type { Garment } from '../../drawings/presence.ts';
import { moveShapes, shapesExtent, writeShapes } from '../../people/shape.ts';
import type { Actor } from '../actors/actors.ts';
import { addThing } from './add-thing.ts';
import { drawGarment } from './draw-garment.ts';
import { findWearPoints } from './wear-points.ts';

const GOLD = '#f0b429';
const CLOTH = {
  main: '#3f6ea6',
  second: '#2f4f7d',
  accent: '#d9483b',
  ink: '#262b38',
  light: '#fff8ec',
} as const;

/** Whether the animal as it is drawn by nature can have all of this on. */
export function canWear(actor: Actor, garments: readonly Garment[]): boolean {
  const wearPoints = findWearPoints(actor.drawing.name);
  return (
    wearPoints !== undefined && garments.every(({ noun }) => drawGarment(noun, wearPoints) !== undefined)
  );
}

/** The animal with what it wears on it; as large as before, though a hat makes its drawing taller. */
export function dressAnimal(actor: Actor, garments: readonly Garment[]): Actor {
  return [...garments]
    .sort((a, b) => layerOf(a) - layerOf(b))
    .reduce((dressed, garment) => putOn(dressed, garment, actor.drawing.name), {
      actor,
      left: 0,
      top: 0,
    }).actor;
}

// A hat lies over the band of headphones.
const layerOf = ({ noun }: Garment): number => (noun === 'headphones' ? 0 : 1);

/** An actor whose drawing has grown to the left and the top since it was measured. */
type Grown = { actor: Actor; left: number; top: number };

function putOn({ actor, left, top }: Grown, garment: Garment, name: string): Grown {
  const wearPoints = findWearPoints(name);
  const thing = wearPoints && toDrawing(garment, drawGarment(garment.noun, wearPoints));
  if (!thing) return { actor, left, top };
  const { drawing } = actor;
  const { x, y } = { x: thing.x + left, y: thing.y + top };
  const { width, height } = thing.drawing;
  const grown = addThing(drawing, thing.drawing, { x, y, tall: height });
  const [dx, dy] = [Math.max(0, width / 2 - x), Math.max(0, height / 2 - y)];
  return {
    actor: { ...moved(actor, grown, dx, dy), wears: [...(actor.wears ?? []), garment] },
    left: left + dx,
    top: top + dy,
  };
}

function toDrawing(
  { noun, color }: Garment,
  worn: ReturnType<typeof drawGarment>,
): { drawing: Drawing; x: number; y: number } | undefined {
  if (!worn) return undefined;
  const { left, top, right, bottom } = shapesExtent(worn.shapes);
  const shapes = moveShapes(worn.shapes, ([px, py]) => [px - left, py - top]);
  const { extra = GOLD, ...asked } = { ...worn.colors, ...(color ? { [worn.colorSlot]: color } : {}) };
  const cloth: DrawingColors = { ...CLOTH, ...asked };
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    drawing: {
      name: noun.replaceAll(' ', '-'),
      nouns: [],
      width: right - left,
      height: bottom - top,
      natural: { ...cloth, fixed: [cloth.light, cloth.ink, cloth.ink, extra] },
      draw: (colors, id) => writeShapes(shapes, colors, id),
    },
  };
}

/** The actor in a drawing that has grown to the left by `dx` and to the top by `dy`: all that is measured in it moves along. */
function moved(actor: Actor, drawing: Drawing, dx: number, dy: number): Actor {
  const { seat, top, glow, chimney, perched, shown = 1 } = actor;
  const before = actor.drawing.height;
  const share = (part: number): number => (part * before + dy) / drawing.height;
  const grown = (share(shown) * drawing.height) / (shown * before);
  const shift = <T extends { x: number; y: number }>(point: T): T => ({
    ...point,
    x: point.x + dx,
    y: point.y + dy,
  });
  return {
    ...actor,
    drawing,
    tall: actor.tall * grown,
    metres: actor.metres * grown,
    ...(actor.shown === undefined ? {} : { shown: share(shown) }),
    ...(perched === undefined ? {} : { perched: share(perched) }),
    ...(seat ? { seat: shift(seat) } : {}),
    ...(glow ? { glow: shift(glow) } : {}),
    ...(chimney ? { chimney: shift(chimney) } : {}),
    ...(top ? { top: { from: top.from + dx, to: top.to + dx, y: top.y + dy } } : {}),
  };
}
