import { oval } from '../../svg.ts';

/** A round heap of leaves: centre and radius. */
export type Clump = readonly [x: number, y: number, radius: number];

/** Path data of heaps of leaves, moved and scaled about their own centres. */
export const clumps = (heaps: readonly Clump[], dx = 0, dy = 0, scale = 1): string =>
  heaps.map(([x, y, radius]) => oval([x + dx, y + dy], radius * scale)).join('');
