import { circle, fill, lines, oval, type Point, path, polar, rect, stroke } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { places, squiggle } from './shapes.ts';

/** The small shapes that several styles strew about, each in its own choice and colors. */
export type BitShape =
  | 'squiggle'
  | 'wave'
  | 'triangle'
  | 'cross'
  | 'ring'
  | 'dots'
  | 'half'
  | 'square'
  | 'disc';

export type Bit = {
  shape: BitShape;
  color: string;
  /** Half of what it is across. */
  size: number;
  /** Degrees. */
  turn?: number;
  /** Of lines, in shares of `size`. */
  thick?: number;
};

/** One small shape around a point, as SVG. */
export function bit([x, y]: Point, { shape, color, size, turn = 0, thick = 0.3 }: Bit): string {
  if (shape === 'squiggle' || shape === 'wave') {
    const count = shape === 'squiggle' ? 6 : 4;
    return squiggle([x, y], size * 2.6, { count, thick: size * thick, color, turn });
  }
  if (shape === 'ring') return circle(x, y, size * 0.8, stroke(color, size * thick));
  if (shape === 'disc') return circle(x, y, size, fill(color));
  return `<g transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})">${turned([x, y], { shape, color, size, thick })}</g>`;
}

function turned([x, y]: Point, { shape, color, size, thick = 0.3 }: Bit): string {
  if (shape === 'cross') return cross([x, y], size, stroke(color, size * thick));
  if (shape === 'triangle') return triangle([x, y], size, fill(color));
  if (shape === 'half') return path(`M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}Z`, fill(color));
  if (shape === 'square') return rect(x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2, fill(color));
  const steps = [-0.7, 0, 0.7];
  return path(
    steps
      .flatMap((down) => steps.map((right) => oval([x + right * size, y + down * size], size * 0.17)))
      .join(''),
    fill(color),
  );
}

/** Two lines through a point; `size` is half their length. */
export const cross = ([x, y]: Point, size: number, paint: string): string =>
  path(
    lines([
      [x - size, y],
      [x + size, y],
    ]) +
      lines([
        [x, y - size],
        [x, y + size],
      ]),
    paint,
  );

/** A triangle of equal sides in a circle, one corner up. */
export const triangle = (centre: Point, radius: number, paint: string): string =>
  path(
    lines(
      [-90, 30, 150].map((angle) => polar(centre, radius, angle)),
      true,
    ),
    paint,
  );

/** Strews small shapes over a box, about `spacing` apart, not near what must stay free. */
export const strew = (
  box: Box,
  spacing: number,
  keep: readonly Box[],
  random: Random,
  next: (index: number) => Bit,
): string =>
  places(box, spacing, keep, random)
    .map((at, index) => bit(at, next(index)))
    .join('');

/** Specks all over a sheet, where ink did not take or paper is soiled, as one element. */
export function specks(
  { width, height, unit }: { width: number; height: number; unit: number },
  {
    count,
    size,
    color,
    opacity = 1,
  }: { count: number; size: readonly [number, number]; color: string; opacity?: number },
  random: Random,
): string {
  const data = Array.from({ length: count }, () => {
    const side = (unit * random.range(...size)).toFixed(1);
    return `M${(random.next() * width).toFixed(1)} ${(random.next() * height).toFixed(1)}h${side}v${side}h-${side}Z`;
  });
  return path(data.join(''), fill(color, opacity));
}
