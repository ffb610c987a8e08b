import type { Prop } from '../draw-prop.ts';
import { getShapes } from '../props.ts';
import type { Shape } from '../shape.ts';
import type { Target } from './act.ts';

/** In the units of an adult of 400. */
const UNITS_PER_METRE = 228;
// What is higher is no work of the hands on a bench.
const BENCH_METRES = 0.75;

type Room = { least: number; most: number; wide: number };

/** As high as in life, softened to the room that there is. */
function sizeOf({ drawing, metres }: Target, { least, most, wide }: Room): number {
  const high = Math.min(most, Math.max(least, metres * UNITS_PER_METRE));
  return Math.min(high / drawing.height, wide / drawing.width);
}

const ANCHORS = { left: 0, middle: 0.5, right: 1 } as const;

/** The thing with its foot at `[x, y]`; `x` is its left or right edge, or its middle. */
export function placeTarget(
  target: Target,
  { x, y, anchor = 'middle', ...room }: Room & { x: number; y: number; anchor?: 'left' | 'middle' | 'right' },
): Shape {
  const { drawing, colors } = target;
  const scale = sizeOf(target, room);
  return {
    drawing,
    x: x - drawing.width * scale * ANCHORS[anchor],
    y: y - drawing.height * scale,
    scale,
    main: 'accent',
    ...((colors ?? drawing.natural) ? { colors: colors ?? drawing.natural } : {}),
  };
}

/** Whether it is worked on at a bench rather than where it stands. */
export const isBenchwork = ({ metres }: Target): boolean => metres < BENCH_METRES;

/** Shapes from the hip of who does it. */
export const hip = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({ at: 'hip', layer, shapes });

/** Shapes upon the floor below. */
export const floor = (layer: Prop['layer'], shapes: readonly Shape[]): Prop => ({
  at: 'floor',
  layer,
  shapes,
});

/** A work bench before the body, with what lies on it. */
export const bench = (things: readonly Shape[]): Prop => hip('behind', [...getShapes('bench'), ...things]);

export const onBench = (target: Target): Shape =>
  placeTarget(target, { x: 158, y: 7, least: 62, most: 130, wide: 150 });

const BEFORE = { least: 120, most: 400, wide: 720 } as const;

/** On the floor before who kneels or stands there. */
export const onFloor = (target: Target): Prop =>
  floor('behind', [placeTarget(target, { x: 44, y: 0, anchor: 'left', ...BEFORE })]);

/** Width and height that it has there. */
export function onFloorSize(target: Target): [width: number, height: number] {
  const scale = sizeOf(target, BEFORE);
  return [target.drawing.width * scale, target.drawing.height * scale];
}
