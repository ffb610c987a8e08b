import type { Prop } from '../draw-prop.ts';
import type { Pose } from '../pose.ts';
import { line, type Shape } from '../shape.ts';
import type { Target } from './act.ts';
import { floor, hip } from './act-props.ts';

/** In the units of an adult of 400. */
const UNITS_PER_METRE = 228;
// What is higher is no work of the hands on a bench.
const BENCH_METRES = 0.75;

type Room = { least: number; most: number; wide: number };

/** As high as in life, softened to the room that there is. */
function sizeOf({ subject, metres }: Target, { least, most, wide }: Room): number {
  const high = Math.min(most, Math.max(least, metres * UNITS_PER_METRE));
  return Math.min(high / subject.height, wide / subject.width);
}

const ANCHORS = { left: 0, middle: 0.5, right: 1 } as const;

/** The thing with its foot at `[x, y]`; `x` is its left or right edge, or its middle. */
export function placeTarget(
  target: Target,
  { x, y, anchor = 'middle', ...room }: Room & { x: number; y: number; anchor?: 'left' | 'middle' | 'right' },
): Shape {
  const { subject, colors } = target;
  const scale = sizeOf(target, room);
  return {
    subject,
    x: x - subject.width * scale * ANCHORS[anchor],
    y: y - subject.height * scale,
    scale,
    main: 'accent',
    ...((colors ?? subject.natural) ? { colors: colors ?? subject.natural } : {}),
  };
}

/** Whether it is worked on at a bench rather than where it stands. */
export const isBenchwork = ({ metres }: Target): boolean => metres < BENCH_METRES;

const LEGS = { near: [-6, -3], far: [10, 4] } as const;

/** Both hands over a bench. */
export const AT_BENCH: Pose = {
  turn: 0.44,
  lean: 6,
  bow: 8,
  head: 14,
  arms: { near: { to: [0.6, 0.46], bend: -1 }, far: { to: [0.72, 0.36], bend: -1 } },
  legs: LEGS,
};

/** On one knee before what stands on the floor. */
export const AT_KNEE: Pose = {
  turn: 0.36,
  lean: 12,
  bow: 12,
  head: 10,
  arms: { near: { to: [0.72, 0.4], bend: -1 }, far: { to: [0.8, 0.34], bend: -1 } },
  legs: { near: [2, -88], far: [88, 0] },
  feet: { near: -70, far: 90 },
};

/** A work bench before the body, with what lies on it. */
export const bench = (things: readonly Shape[]): Prop =>
  hip('behind', [
    line('M66 22 L52 208M236 22 L250 208', 'wood', 9),
    line('M44 14 L258 14', 'wood', 16),
    line('M44 20 L258 20', 'ink', 4, 0.22),
    ...things,
  ]);

export const onBench = (target: Target): Shape =>
  placeTarget(target, { x: 158, y: 7, least: 62, most: 130, wide: 150 });

const BEFORE = { least: 120, most: 400, wide: 720 } as const;

/** On the floor before who kneels or stands there. */
export const onFloor = (target: Target): Prop =>
  floor('behind', [placeTarget(target, { x: 44, y: 0, anchor: 'left', ...BEFORE })]);

/** Width and height that it has there. */
export function onFloorSize(target: Target): [width: number, height: number] {
  const scale = sizeOf(target, BEFORE);
  return [target.subject.width * scale, target.subject.height * scale];
}
