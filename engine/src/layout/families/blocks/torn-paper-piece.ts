import { createNoise } from '../../../art/noise.ts';
import { fill, lines, type Point, path } from '../../../art/svg.ts';
import type { Random } from '../../../random.ts';
import { shadowOf } from './paper.ts';

type TornPiece = {
  /** Clockwise; sides beyond the canvas are straight. */
  points: readonly Point[];
  color: string;
  /** Of the paper inside, which shows where it is torn. */
  core: string;
  /** How wide that is, px. */
  edge: number;
  canvas: { width: number; height: number };
};

// Px along a side.
const STEP = 4;

/** The outline of the color of a torn sheet, and of the sheet itself, which is larger. */
export function tear(
  { points, edge, canvas }: TornPiece,
  random: Random,
): { printed: string; whole: string } {
  const [rough, wide] = [createNoise(random.fork('rough'), 5, 0.62), createNoise(random.fork('core'), 3)];
  const [printed, whole]: [Point[], Point[]] = [[], []];
  let along = 0;
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const inward: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const count = isBeyond(from, to, canvas) ? 1 : Math.max(1, Math.round(length / STEP));
    for (let step = 0; step < count; step++) {
      const share = step / count;
      const at = (along + length * share) / (edge * 9);
      const shift = rough(at, 0.5) * edge * 1.5;
      const core =
        edge * Math.max(0.12, 0.62 + wide(at * 1.4, 7.5) * 0.85) + Math.abs(rough(at * 3, 20)) * edge * 0.4;
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      whole.push([x + inward[0] * shift, y + inward[1] * shift]);
      printed.push([x + inward[0] * (shift + core), y + inward[1] * (shift + core)]);
    }
    along += length;
  }
  return { printed: lines(printed, true), whole: lines(whole, true) };
}

/** A piece of torn paper, as SVG. */
export function drawTorn(piece: TornPiece, random: Random): string {
  const { printed, whole } = tear(piece, random);
  return (
    shadowOf(whole, piece.edge * 1.3, { ragged: true }) +
    path(whole, fill(piece.core)) +
    path(printed, fill(piece.color))
  );
}

const isBeyond = (
  [ax, ay]: Point,
  [bx, by]: Point,
  { width, height }: { width: number; height: number },
): boolean =>
  (ax <= 0 && bx <= 0) ||
  (ay <= 0 && by <= 0) ||
  (ax >= width && bx >= width) ||
  (ay >= height && by >= height);
