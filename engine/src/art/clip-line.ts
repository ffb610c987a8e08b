import type { Box } from '../geometry.ts';
import type { Point } from './svg.ts';

/**
 * The part of a line inside a box (Liang and Barsky, 1984), or undefined when none is. Lines are cut by hand because
 * the renderer's time grows with the extent of a faded group, also outside the canvas.
 */
export function clipLine([x, y]: Point, [toX, toY]: Point, box: Box): [Point, Point] | undefined {
  const [dx, dy] = [toX - x, toY - y];
  let [start, end] = [0, 1];
  const sides = [
    [-dx, x - box.x],
    [dx, box.x + box.width - x],
    [-dy, y - box.y],
    [dy, box.y + box.height - y],
  ] as const;
  for (const [towards, room] of sides) {
    if (towards === 0 && room < 0) return undefined;
    if (towards < 0) start = Math.max(start, room / towards);
    if (towards > 0) end = Math.min(end, room / towards);
  }
  if (start > end) return undefined;
  return [
    [x + dx * start, y + dy * start],
    [x + dx * end, y + dy * end],
  ];
}
