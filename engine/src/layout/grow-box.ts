import type { Box } from '../geometry.ts';

/** Enlarges a box by `by` px on every side. */
export const growBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
