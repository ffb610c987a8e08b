import { fill, lines, type Point, path } from '../../../art/svg.ts';
import type { Random } from '../../../random.ts';

type Wash = {
  middle: Point;
  radiusX: number;
  radiusY: number;
  color: string;
  /** Of the whole wash where all its layers lie over one another. */
  opacity: number;
};

const LAYERS = 9;

/**
 * Wet color on paper: the same ragged outline many times, each time torn a little further and almost
 * transparent, after Tyler Hobbs.
 */
export function drawWash({ middle: [x, y], radiusX, radiusY, color, opacity }: Wash, random: Random): string {
  const circle = Array.from({ length: 12 }, (_, at): Point => {
    const angle = (at / 12) * Math.PI * 2;
    const reach = random.range(0.8, 1.06);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  });
  const base = tear(tear(circle, 0.22, random), 0.2, random);
  const each = Number((1 - (1 - opacity) ** (1 / LAYERS)).toFixed(3));
  return Array.from({ length: LAYERS }, (_, at) => {
    const torn = tear(tear(base, 0.16, random.fork(`layer ${at}`)), 0.12, random.fork(`edge ${at}`));
    return path(lines(torn, true), fill(color, each));
  }).join('');
}

/** Each side gets a point beside its middle, the further off the longer the side is. */
function tear(points: readonly Point[], share: number, random: Random): Point[] {
  return points.flatMap((from, at): Point[] => {
    const to = points[(at + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along = random.range(0.35, 0.65);
    const off = length * share * (random.next() + random.next() + random.next() - 1.3);
    const [dx, dy] = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
    return [
      from,
      [from[0] + (to[0] - from[0]) * along + dy * off, from[1] + (to[1] - from[1]) * along - dx * off],
    ];
  });
}
