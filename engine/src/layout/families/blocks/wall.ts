import type { Box } from '../../../geometry.ts';
import type { Frame } from '../../frame.ts';
import { isWide } from '../../split-canvas.ts';

/** Square tiles from edge to edge; before mirroring. */
export type Wall = { box: Box; size: number; columns: number; rows: number };

/**
 * The tiles of the outer side of a wide card, or of the foot of another: `across` in a row along its short side, as many rows as
 * fill about the share of its long side. In whole pixels, as neighbours that share a fraction of one show the ground between them.
 */
export function toWall(frame: Frame, across: number, share: number): Wall {
  const { width, height } = frame;
  const [short, long] = isWide(frame) ? [height, width] : [width, height];
  const size = Math.ceil(short / across);
  const along = Math.max(1, Math.round((long * share) / size));
  const [columns, rows] = isWide(frame) ? [along, across] : [across, along];
  const [x, y] = isWide(frame) ? [width - size * columns, 0] : [0, height - size * rows];
  return { box: { x, y, width: size * columns, height: size * rows }, size, columns, rows };
}

/** What a wall leaves of the room for words, `gap` px off it. */
export const besideWall = (frame: Frame, { box }: Wall, inside: Box, gap: number): Box =>
  isWide(frame)
    ? { ...inside, width: box.x - inside.x - gap }
    : { ...inside, height: box.y - inside.y - gap };
