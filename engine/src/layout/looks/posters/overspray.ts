import { fill, linearGradient, lines, num, type Point, path, radialGradient } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

type Mist = {
  color: string;
  /** How far paint carries, px. */
  reach: number;
  /** Drops for every stretch of the edge that is as long as `reach`. */
  dense: number;
  /** What no drop falls on: words. */
  keep: Box;
};

/** What a can sprays beyond a sheet: a haze and fine drops, both thinner the farther from it. The corners are clockwise. */
export function overspray(sheet: readonly Point[], mist: Mist, random: Random): string {
  const sides = sheet.map((from, at) => toSide(from, sheet[(at + 1) % sheet.length] ?? from));
  return haze(sides, mist) + path(sides.map((side) => drops(side, mist, random)).join(''), fill(mist.color));
}

/** A side with its length and the direction away from the sheet. */
type Side = { from: Point; to: Point; long: number; out: Point };

function toSide(from: Point, to: Point): Side {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  return { from, to, long, out: [dy / long, -dx / long] };
}

const beyond = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/** A strip along every side and a sector around every corner: a blur would take longer than the rest of the card. */
function haze(sides: readonly Side[], { color, reach }: Mist): string {
  const stops = [
    [0, color, 0.5],
    [0.2, color, 0.3],
    [0.45, color, 0.13],
    [0.7, color, 0.045],
    [1, color, 0],
  ] as const;
  return sides
    .map(({ from, to, out }, at) => {
      const next = sides[(at + 1) % sides.length]?.out ?? out;
      const strip = [from, beyond(from, out, reach), beyond(to, out, reach), to];
      const sector =
        `${lines([to, beyond(to, out, reach)])}` +
        `A${num(reach)} ${num(reach)} 0 0 1 ${beyond(to, next, reach).map(num).join(' ')}Z`;
      return (
        `<defs>${linearGradient(`strip${at}`, from, beyond(from, out, reach), stops)}${radialGradient(`sector${at}`, to, reach, stops)}</defs>` +
        // Edges that are smoothed would leave a seam between the two.
        `<g shape-rendering="crispEdges">${path(lines(strip, true), `fill="url(#strip${at})"`)}${path(sector, `fill="url(#sector${at})"`)}</g>`
      );
    })
    .join('');
}

/** Path data of the drops beyond a side. */
function drops({ from, to, long, out }: Side, { reach, dense, keep }: Mist, random: Random): string {
  let data = '';
  for (let count = Math.round((dense * long) / reach); count > 0; count--) {
    const along = random.range(-reach / 2, long + reach / 2) / long;
    const size = reach * (0.012 + 0.034 * random.next() ** 8);
    const edge: Point = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
    const [x, y] = beyond(edge, out, random.next() ** 2.2 * reach * 1.25);
    if (!isIn(keep, x, y, size)) data += `M${num(x)} ${num(y)}h${num(size)}v${num(size)}h-${num(size)}Z`;
  }
  return data;
}

const isIn = ({ x, y, width, height }: Box, left: number, top: number, size: number): boolean =>
  left + size > x && left < x + width && top + size > y && top < y + height;
