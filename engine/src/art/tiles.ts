import { circle, fill, filled, num, path, rect, svg } from './svg.ts';

/** A square of geometry at a place: drawn in two colors over a ground that the caller paints. */
export type Tile = (x: number, y: number, size: number, first: string, second: string) => string;

/** A quarter disc whose centre is a corner: 0 upper left, then clockwise. */
export function quarterTile(corner: number): Tile {
  return (x, y, size, first) => {
    const turn = svg`transform="rotate(${corner * 90} ${x + size / 2} ${y + size / 2})"`;
    const s = num(size);
    return path(svg`M${x} ${y}h${s}a${s} ${s} 0 0 1 -${s} ${s}Z`, `${fill(first)} ${turn}`);
  };
}

const bars: Tile = (x, y, size, first) =>
  [0, 1, 2].map((i) => rect(x, y + (size * i) / 3, size, size / 6, fill(first))).join('');

const ring: Tile = (x, y, size, first, second) =>
  circle(x + size / 2, y + size / 2, size / 2, fill(first)) +
  circle(x + size / 2, y + size / 2, size * 0.22, fill(second));

const bowls: Tile = (x, y, size, first, second) => {
  const bowl = (top: number, color: string): string => {
    const r = num(size / 2);
    return filled(color)`M${x} ${top}h${size}a${r} ${r} 0 0 1 ${-size} 0Z`;
  };
  return bowl(y, first) + bowl(y + size / 2, second);
};

const rainbow: Tile = (x, y, size, first, second) =>
  [1, 0.66, 0.33]
    .map((share, i) => {
      const r = num(size * share);
      return filled(i === 1 ? second : first)`M${x} ${y + size}v-${r}a${r} ${r} 0 0 1 ${r} ${r}Z`;
    })
    .join('');

const petal: Tile = (x, y, size, first) => {
  const s = num(size);
  return filled(first)`M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1 -${s} -${s}Z`;
};

/** The lower right half of the square. */
export const triangleTile: Tile = (x, y, size, first) =>
  filled(first)`M${x} ${y + size}L${x + size} ${y}V${y + size}Z`;

export const geometricTiles: readonly Tile[] = [
  quarterTile(0),
  quarterTile(1),
  quarterTile(2),
  quarterTile(3),
  bars,
  ring,
  bowls,
  rainbow,
  petal,
  triangleTile,
];
