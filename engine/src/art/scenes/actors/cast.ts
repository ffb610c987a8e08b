import type { Box } from '../../../geometry.ts';
import type { DrawingColors } from '../../drawings/drawing.ts';
import type { Actor } from './actors.ts';
export type Cast = {
  actor: Actor;
  colors: DrawingColors;
  /** Centre, px across. */
  x: number;
  /** Height, px. */
  tall: number;
  /** Where its bottom is, px from the top. */
  foot: number;
  /** The side it looks to; a drawing without a side of its own stays as it is. */
  looks: 'left' | 'right';
  /** Where the water that it floats on ends, px: nothing is mirrored beyond. */
  shore?: number;
  /** How far off it is, 0 near .. 1 as far as the hills. */
  haze?: number;
  /** It stands on something drawn: no shadow on the ground, no wake. */
  raised?: boolean;
  /** The prompt gives it its color: the palette of the picture leaves it. */
  hasRequestedColor?: boolean;
};

/** Where a figure is seen, px. */
export function toBounds({ actor, x, tall, foot }: Cast): Box {
  const width = (tall * actor.drawing.width) / (actor.drawing.height * (actor.shown ?? 1));
  return { x: x - width / 2, y: foot - tall, width, height: tall };
}
