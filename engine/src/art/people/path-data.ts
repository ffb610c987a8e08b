import { type Point, svg } from '../svg.ts';

/** Path data of moves, lines and cubic curves, in absolute coordinates: what can be turned, scaled and measured. */
export type PathStep = { letter: 'M' | 'L' | 'C' | 'Z'; points: readonly Point[] };
export type PathData = readonly PathStep[];

/** Takes a point to its place; a bend of the plane is as good as a turn. */
export type Place = (point: Point) => Point;

export type Extent = { left: number; top: number; right: number; bottom: number };

/** Reads hand-written path data. Throws on relative commands and arcs, which the drawings of people do not use. */
export function parsePath(data: string): PathData {
  const steps: PathStep[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, letter = '', list = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const take = (size: number, add: (chunk: readonly number[]) => void): void => {
      for (let i = 0; i + size <= values.length; i += size) add(values.slice(i, i + size));
    };
    const line = (to: Point): void => {
      steps.push({ letter: 'L', points: [to] });
      at = to;
    };
    const curve = (first: Point, second: Point, to: Point): void => {
      steps.push({ letter: 'C', points: [first, second, to] });
      at = to;
    };
    if (letter === 'M')
      take(2, ([x = 0, y = 0]) => {
        at = [x, y];
        start = at;
        steps.push({ letter: 'M', points: [at] });
      });
    else if (letter === 'L') take(2, ([x = 0, y = 0]) => line([x, y]));
    else if (letter === 'H') take(1, ([x = 0]) => line([x, at[1]]));
    else if (letter === 'V') take(1, ([y = 0]) => line([at[0], y]));
    else if (letter === 'C')
      take(6, ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => curve([a, b], [c, d], [x, y]));
    else if (letter === 'Q')
      take(4, ([a = 0, b = 0, x = 0, y = 0]) => {
        const [fromX, fromY] = at;
        const first: Point = [fromX + ((a - fromX) * 2) / 3, fromY + ((b - fromY) * 2) / 3];
        curve(first, [x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3], [x, y]);
      });
    else if (letter === 'Z') {
      steps.push({ letter: 'Z', points: [] });
      at = start;
    } else throw new Error(`path command ${letter} is not known`);
  }
  return steps;
}

/** Path data of a whole ellipse. */
export function ovalPath([x, y]: Point, rx: number, ry = rx): PathData {
  const [a, b] = [rx * 0.5523, ry * 0.5523];
  return [
    { letter: 'M', points: [[x - rx, y]] },
    {
      letter: 'C',
      points: [
        [x - rx, y - b],
        [x - a, y - ry],
        [x, y - ry],
      ],
    },
    {
      letter: 'C',
      points: [
        [x + a, y - ry],
        [x + rx, y - b],
        [x + rx, y],
      ],
    },
    {
      letter: 'C',
      points: [
        [x + rx, y + b],
        [x + a, y + ry],
        [x, y + ry],
      ],
    },
    {
      letter: 'C',
      points: [
        [x - a, y + ry],
        [x - rx, y + b],
        [x - rx, y],
      ],
    },
    { letter: 'Z', points: [] },
  ];
}

export const movePath = (data: PathData, place: Place): PathData =>
  data.map(({ letter, points }) => ({ letter, points: points.map(place) }));

export const writePath = (data: PathData): string =>
  data.map(({ letter, points }) => letter + points.map(([x, y]) => svg`${x} ${y}`).join(' ')).join('');

/** The box that the path fills, exact for curves too. */
export function pathExtent(data: PathData): Extent {
  const extent: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let at: Point = [0, 0];
  const reach = ([x, y]: Point): void => {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  };
  for (const { letter, points } of data) {
    const end = points.at(-1);
    if (end === undefined) continue;
    reach(end);
    const [first, second] = points;
    if (letter === 'C' && first && second) {
      const from = at;
      for (const axis of [0, 1] as const)
        for (const t of turns(from[axis], first[axis], second[axis], end[axis]))
          reach([
            cubic(from[0], first[0], second[0], end[0], t),
            cubic(from[1], first[1], second[1], end[1], t),
          ]);
    }
    at = end;
  }
  return extent;
}

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;

/** Where a cubic turns back: the roots of its derivative inside 0..1. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  if (Math.abs(p) < 1e-9) return Math.abs(q) < 1e-9 ? [] : [-r / q].filter((t) => t > 0 && t < 1);
  const root = q * q - 4 * p * r;
  if (root < 0) return [];
  return [(-q + Math.sqrt(root)) / (2 * p), (-q - Math.sqrt(root)) / (2 * p)].filter((t) => t > 0 && t < 1);
}
