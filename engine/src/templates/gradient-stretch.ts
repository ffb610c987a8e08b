import type { Box } from '../geometry.ts';

/** The part of a gradient that boxes cover: 0 is its first color, 1 its last. */
export type Stretch = readonly [from: number, to: number];

export const WHOLE_GRADIENT: Stretch = [0, 1];

/**
 * Returns the part of a canvas's CSS `linear-gradient(angle)` that boxes cover; all of it without boxes. `angle` is
 * in degrees, 0 points up.
 */
export function toGradientStretch(
  boxes: readonly Box[],
  canvas: { width: number; height: number },
  angle: number,
): Stretch {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(radians), -Math.cos(radians)];
  const length = Math.abs(canvas.width * dx) + Math.abs(canvas.height * dy);
  const at = (x: number, y: number): number =>
    0.5 + ((x - canvas.width / 2) * dx + (y - canvas.height / 2) * dy) / length;
  const along = boxes.flatMap(({ x, y, width, height }) =>
    [x, x + width].flatMap((side) => [at(side, y), at(side, y + height)]),
  );
  if (along.length === 0) return WHOLE_GRADIENT;
  return [Math.max(0, Math.min(...along)), Math.min(1, Math.max(...along))];
}
