import type { Box } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Point } from './svg.ts';

/**
 * Points about `spacing` px apart all over the box: a hexagonal grid, each point moved by up to `jitter`
 * spacings. Even without the holes and clumps of pure chance.
 */
export function scatter(box: Box, spacing: number, random: Random, jitter = 0.3): Point[] {
  const points: Point[] = [];
  const rowHeight = spacing * 0.866;
  const rows = Math.max(1, Math.round(box.height / rowHeight));
  for (let row = 0; row <= rows; row++) {
    const indent = row % 2 === 0 ? 0 : spacing / 2;
    for (let x = indent; x <= box.width + spacing / 2; x += spacing) {
      const moved = (): number => random.range(-jitter, jitter) * spacing;
      points.push([box.x + x + moved(), box.y + row * rowHeight + moved()]);
    }
  }
  return points;
}
