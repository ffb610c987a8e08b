import type { Random } from '../../random.ts';
import { createNoise } from '../noise.ts';
import { type Point, svg } from '../svg.ts';

export type Line = (x: number) => number;

/** Path data of everything under a line, down to `bottom`. */
export function areaUnder(width: number, bottom: number, line: Line, step = 6): string {
  let data = svg`M0 ${bottom}`;
  for (let x = 0; x < width + step; x += step)
    data += svg`L${Math.min(x, width)} ${line(Math.min(x, width))}`;
  return svg`${data}L${width} ${bottom}Z`;
}

/** A rolling line around `y`: `swing` px up and down, `waves` of them on a length of `span` px. */
export function rollingLine(random: Random, y: number, swing: number, span: number, octaves = 2): Line {
  const noise = createNoise(random, octaves, 0.45);
  return (x) => y - swing * noise(x / span, 0.3);
}

/** A spruce from its tip down, ragged on both sides; the trunk stands at `x` on `baseY`. */
export function conifer(x: number, baseY: number, height: number, random: Random): string {
  const tiers = Math.max(6, Math.min(26, Math.round(height / random.range(9, 13))));
  const girth = height * random.range(0.16, 0.22);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= tiers; i++) {
    const k = i / tiers;
    const y = baseY - height + height * k * 0.96;
    const reach = girth * k ** 0.82;
    const [l, r] = [reach * random.range(0.72, 1.14), reach * random.range(0.72, 1.14)];
    const drop = (height / tiers) * 0.55;
    left.push([x - l, y + drop * random.next()], [x - l * 0.38, y - drop * 0.1]);
    right.push([x + r, y + drop * random.next()], [x + r * 0.38, y - drop * 0.1]);
  }
  const stem = height * 0.012;
  const points: Point[] = [
    [x, baseY - height],
    ...right,
    [x + stem, baseY],
    [x - stem, baseY],
    ...left.reverse(),
  ];
  return `M${points.map(([px, py]) => svg`${px} ${py}`).join('L')}Z`;
}

/** Blades of grass along a line, as one path. */
export function grass(width: number, line: Line, count: number, length: number, random: Random): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const y = line(x);
    const l = length * (0.4 + random.next());
    const lean = (random.next() - 0.5) * l * 0.9;
    const w = length * 0.065;
    data += svg`M${x - w} ${y + 4}Q${x + lean * 0.2} ${y - l * 0.5} ${x + lean} ${y - l}Q${x + lean * 0.3 + w} ${y - l * 0.4} ${x + w} ${y + 4}Z`;
  }
  return data;
}

/**
 * A bare trunk from above the canvas to below it, and its few branches: two paths, because where the outlines of
 * one cross, it has a hole.
 */
export function trunk(
  x: number,
  width: number,
  top: number,
  bottom: number,
  lean: number,
  random: Random,
): { stem: string; branches: string } {
  const steps = 9;
  const left: Point[] = [];
  const right: Point[] = [];
  const centre = (k: number): number => x + lean * (1 - k);
  for (let i = 0; i <= steps; i++) {
    const k = i / steps;
    const root = k > 0.9 ? width * 2.5 * (k - 0.9) : 0;
    const girth = width * (0.62 + 0.38 * k * k) * random.range(0.97, 1.03) + root;
    left.push([centre(k) - girth / 2, top + (bottom - top) * k]);
    right.unshift([centre(k) + girth / 2, top + (bottom - top) * k]);
  }
  const stem = `M${[...left, ...right].map(([px, py]) => svg`${px} ${py}`).join('L')}Z`;
  let branches = '';
  for (let i = 0; i < 6; i++) {
    const k = random.range(0.08, 0.68);
    const y = top + (bottom - top) * k;
    const side = random.next() < 0.5 ? -1 : 1;
    const length = width * random.range(1, 3.2);
    branches += branch([centre(k), y], side, length, width);
  }
  return { stem, branches };
}

function branch([x, y]: Point, side: number, length: number, girth: number): string {
  const tip = length * 0.38;
  return (
    svg`M${x} ${y}q${side * length * 0.5} ${-length * 0.06} ${side * length} ${-tip}` +
    svg`l${side * 2} 2q${-side * length * 0.4} ${tip * 0.95} ${-side * length} ${tip * 0.95 + girth * 0.16}Z`
  );
}

/** A round-crowned tree of overlapping discs on a short trunk. */
export function broadleaf(x: number, baseY: number, height: number, random: Random): string {
  const radius = height * 0.3;
  const crown = [
    [0, -height + radius, radius],
    [-radius * 0.75, -height + radius * 1.65, radius * 0.78],
    [radius * 0.75, -height + radius * 1.6, radius * 0.8],
    [0, -height + radius * 1.9, radius * 0.85],
  ] as const;
  const discs = crown
    .map(([dx, dy, r]) => {
      const size = r * random.range(0.9, 1.1);
      return svg`M${x + dx - size} ${baseY + dy}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    })
    .join('');
  const w = height * 0.045;
  return svg`${discs}M${x - w} ${baseY}l${w * 0.4} ${-height * 0.5}h${w * 1.2}l${w * 0.4} ${height * 0.5}Z`;
}
