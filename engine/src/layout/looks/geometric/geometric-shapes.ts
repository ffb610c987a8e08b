import { circle, fill, num, path, rect } from '../../../art/svg.ts';
import { geometricTiles, quarterTile, type Tile, triangleTile } from '../../../art/tiles.ts';
import { contrast } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

/** Flat inks for shapes, from the ground up; neighbours in the list are told apart. */
export function toShapeInks({ background, surface, accent, accent2, foreground }: Palette): string[] {
  const { h, l } = toOklch(background);
  const paper = l < 0.5 ? oklch(0.955, 0.045, h) : mix(background, '#ffffff', 0.7);
  return [
    surface,
    accent2,
    accent,
    paper,
    l < 0.5 ? mix(background, accent2, 0.3) : mix(background, foreground, 0.88),
  ];
}

// Of the inks: the accent.
const LEADING = 2;

/** Square tiles that fill `area`, row by row, none like its neighbour; `columns` counts across the area. */
export function drawTiles(area: Box, columns: number, inks: readonly string[], random: Random): string {
  const size = Math.ceil(area.width / columns);
  const rows = Math.ceil(area.height / size);
  let body = '';
  const grounds: string[][] = [];
  let last: Tile | undefined;
  for (let row = 0; row < rows; row++) {
    const line: string[] = [];
    for (let column = 0; column < columns; column++) {
      const x = Math.round(area.x) + column * size;
      const y = Math.round(area.y) + row * size;
      const ground = random.pick(
        inks.filter((ink) => ink !== line[column - 1] && ink !== grounds[row - 1]?.[column]),
      );
      const others = random.shuffle(inks.filter((ink) => ink !== ground && contrast(ink, ground) > 1.25));
      // Every second tile has the leading ink: by chance alone a few tiles might do without it.
      const lead = (row + column) % 2 === 0 ? others.find((ink) => ink === inks[LEADING]) : undefined;
      const [first = ground, second = ground] = lead
        ? [lead, ...others.filter((ink) => ink !== lead)]
        : others;
      const tile = random.pick(geometricTiles.filter((candidate) => candidate !== last));
      last = tile;
      line.push(ground);
      body += rect(x, y, size, size, fill(ground)) + tile(x, y, size, first, second);
    }
    grounds.push(line);
  }
  return body;
}

type Giant = (area: Box, size: number, inks: readonly string[]) => string;

// Posters of one gesture: a few shapes as tall as the card, set on one grid, bleeding off its edge.
const balance: Giant = ({ x, y, width, height }, size, [soft = '', mid = '', strong = '']) => {
  const right = x + width;
  const bottom = y + height;
  return (
    rect(right - size * 0.6, bottom - size * 0.6, size * 0.6, size * 0.6, fill(mid)) +
    circle(right - size * 0.6, bottom - size * 0.6, size * 0.36, fill(strong)) +
    quarterTile(2)(right - size * 0.36, bottom - size * 0.36, size * 0.36, soft, mid)
  );
};

const sunrise: Giant = ({ x, y, width, height }, size, [soft = '', mid = '', strong = '', paper = '']) => {
  const right = x + width;
  const bottom = y + height;
  const r = size * 0.5;
  return (
    circle(right - r * 0.86, bottom - r * 1.02, r, fill(strong)) +
    path(
      `M${num(right - r * 1.86)} ${num(bottom)}A${num(r)} ${num(r)} 0 0 1 ${num(right + r * 0.14)} ${num(bottom)}Z`,
      fill(mid),
    ) +
    rect(right - r * 0.86, bottom - r * 1.86, r, r * 0.86, fill(soft)) +
    circle(right - r * 0.43, bottom - r * 1.43, r * 0.26, fill(paper))
  );
};

const stairs: Giant = ({ x, y, width, height }, size, [soft = '', mid = '', strong = '', paper = '']) => {
  const right = x + width;
  const bottom = y + height;
  const s = size * 0.5;
  return (
    quarterTile(2)(right - s * 2, bottom - s, s, mid, soft) +
    rect(right - s, bottom - s, s, s, fill(soft)) +
    circle(right - s / 2, bottom - s / 2, s / 2, fill(strong)) +
    triangleTile(right - s * 2, bottom - s * 2, s, strong, soft) +
    rect(right - s, bottom - s * 2, s, s, fill(mid)) +
    quarterTile(3)(right - s, bottom - s * 2, s, paper, soft)
  );
};

const GIANTS: readonly Giant[] = [balance, sunrise, stairs];

/** One giant figure in the lower outer corner of `area`. */
export function drawGiant(area: Box, inks: readonly string[], random: Random): string {
  const size = Math.min(area.height, area.width);
  return random.pick(GIANTS)(area, Math.round(size), inks);
}
