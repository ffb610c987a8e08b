import type { Prop } from '../draw-prop.ts';
import { line } from '../shape.ts';

/** The legs of who sits on a chair and looks to the right. */
export const SEATED_LEGS = { near: [88, 3], far: [82, -5] } as const;

export const SEATED_FEET = { near: 92, far: 92 } as const;

/** A chair under the hip of who looks to the right. */
export const SEAT: Prop = {
  at: 'hip',
  layer: 'behind',
  seat: true,
  shapes: [
    line('M-34 26 L-40 114M34 26 L40 114', 'wood', 7),
    line('M-38 24 L36 24', 'wood', 12),
    line('M-40 18 L-50 -88', 'wood', 8),
    line('M-44 -34 L-47 -80', 'ink', 14, 0.16),
  ],
};

/** A table before who sits on a chair, its top at the height of the elbows. */
export const TABLE: Prop = {
  at: 'hip',
  layer: 'front',
  shapes: [
    line('M78 -30 L74 114M184 -30 L188 114', 'wood', 8),
    line('M46 -34 L216 -34', 'wood', 10),
    line('M46 -30 L216 -30', 'ink', 3, 0.22),
  ],
};

/** Both hands on the table. */
export const AT_TABLE = {
  turn: 0.42,
  lean: 3,
  bow: 5,
  head: 4,
  arms: { near: { to: [0.62, 0.46], bend: -1 }, far: { to: [0.66, 0.4], bend: -1 } },
  legs: SEATED_LEGS,
  feet: SEATED_FEET,
} as const;
