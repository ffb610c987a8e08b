import sharp from 'sharp';
import { createSums, type Sums } from './sums.ts';

/**
 * What a picture is like in each cell of a coarse grid, with sums over any box of it: how restless it is, how much it
 * stands out.
 */
export type PhotoMap = {
  columns: number;
  rows: number;
  /** How restless a cell is: 0 for sky, about 1 for leaves. */
  energy: Float64Array;
  /** How far a cell stands out from what is at the edges of the picture, 0 to 1. */
  salience: Float64Array;
  /** In OKLab. */
  colors: readonly Lab[];
  /** How little words may stand there: energy, and what stands out. */
  unrest: Sums;
};

export type Lab = readonly [l: number, a: number, b: number];

// Cells on the longer side, and pixels a side that each is measured from.
const CELLS = 64;
const CELL = 4;
// Mean step of lightness between neighbours that counts as fully restless.
const RESTLESS = 0.055;
// Cells on each side of the picture that its background is guessed from, and how many of them one must resemble.
const EDGE_SAMPLES = 10;
const ALIKE = 4;
// Difference in OKLab that is another thing.
const APART = 0.22;
// What stands out, beside energy, in what words keep off.
const STANDS_OUT = 0.8;
// What stands in the middle is meant more often than what stands at the edge.
const OFF_CENTRE = 0.55;

type Raw = { width: number; height: number; data: Uint8Array };

export async function toPhotoMap({ width, height, data }: Raw): Promise<PhotoMap> {
  const scale = CELLS / Math.max(width, height);
  const columns = Math.max(4, Math.round(width * scale));
  const rows = Math.max(4, Math.round(height * scale));
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: columns * CELL, height: rows * CELL, fit: 'fill' })
    .raw()
    .toBuffer();
  const labs = toLabs(pixels);
  const colors: Lab[] = [];
  const energy = new Float64Array(columns * rows);
  const across = columns * CELL;
  for (let cell = 0; cell < columns * rows; cell++) {
    const [left, top] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
    const mean = [0, 0, 0];
    let steps = 0;
    for (let y = top; y < top + CELL; y++)
      for (let x = left; x < left + CELL; x++) {
        const at = (y * across + x) * 3;
        for (let i = 0; i < 3; i++) mean[i] = (mean[i] ?? 0) + (labs[at + i] ?? 0) / CELL ** 2;
        const right = x + 1 < across ? at + 3 : at;
        const below = y + 1 < rows * CELL ? at + across * 3 : at;
        steps += Math.abs((labs[at] ?? 0) - (labs[right] ?? 0));
        steps += Math.abs((labs[at] ?? 0) - (labs[below] ?? 0));
      }
    colors.push([mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0]);
    energy[cell] = Math.min(1.5, steps / CELL ** 2 / 2 / RESTLESS);
  }
  const salience = toSalience(colors, energy, columns, rows);
  const unrest = energy.map((value, cell) => value + (salience[cell] ?? 0) * STANDS_OUT);
  return { columns, rows, energy, salience, colors, unrest: createSums(unrest, columns, rows) };
}

/** The hue of what stands out, by its chroma; undefined for a picture without color. */
export function findHue({ colors, salience }: PhotoMap): number | undefined {
  const bins = new Float64Array(24);
  let all = 0;
  for (const [cell, [l, a, b]] of colors.entries()) {
    const chroma = Math.hypot(a, b);
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    const bin = Math.floor(hue / 15) % 24;
    const seen = l > 0.15 && l < 0.95 ? chroma ** 1.5 * (0.3 + (salience[cell] ?? 0)) : 0;
    bins[bin] = (bins[bin] ?? 0) + seen;
    all += chroma;
  }
  if (all / colors.length < 0.018) return undefined;
  const around = (bin: number): number =>
    (bins[bin] ?? 0) + ((bins[(bin + 1) % 24] ?? 0) + (bins[(bin + 23) % 24] ?? 0)) / 2;
  const best = bins.reduce((found, _, bin) => (around(bin) > around(found) ? bin : found), 0);
  return best * 15 + 7.5;
}

/** What unlike its picture's edges is, and in the middle rather than aside. */
function toSalience(
  colors: readonly Lab[],
  energy: Float64Array,
  columns: number,
  rows: number,
): Float64Array {
  const edges = listEdges(columns, rows).map((cell): Lab => colors[cell] ?? [0, 0, 0]);
  const raw = Float64Array.from(colors, (color, cell) => {
    const unlike = meanOfLeast(edges, color) / APART;
    const u = ((cell % columns) + 0.5) / columns - 0.5;
    const v = (Math.floor(cell / columns) + 0.5) / rows - 0.5;
    const centred = 1 - OFF_CENTRE * Math.min(1, Math.hypot(u, v) * 1.6);
    return Math.min(1, unlike + Math.min(1, energy[cell] ?? 0) * 0.3 + (isSkin(color) ? SKIN : 0)) * centred;
  });
  return smooth(smooth(raw, columns, rows), columns, rows);
}

// People look at people first. The hue of skin is much the same from the palest to the darkest.
const SKIN = 0.14;
const SKIN_HUES = { from: 28, to: 68 } as const;

function isSkin([l, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return l > 0.32 && l < 0.9 && chroma > 0.035 && chroma < 0.13 && hue > SKIN_HUES.from && hue < SKIN_HUES.to;
}

/** The mean distance of a color from the `ALIKE` nearest of others. */
function meanOfLeast(others: readonly Lab[], color: Lab): number {
  // Kept in order while all are seen: sorting them for each of some thousand cells costs ten times as much.
  const least = new Array<number>(ALIKE).fill(Number.POSITIVE_INFINITY);
  for (const other of others) {
    const found = distance(color, other);
    let at = ALIKE - 1;
    if (found >= (least[at] as number)) continue;
    for (; at > 0 && found < (least[at - 1] as number); at--) least[at] = least[at - 1] as number;
    least[at] = found;
  }
  return least.reduce((sum, d) => sum + d, 0) / ALIKE;
}

const distance = (a: Lab, b: Lab): number =>
  Math.hypot(a[0] - b[0], (a[1] - b[1]) * 1.6, (a[2] - b[2]) * 1.6);

function listEdges(columns: number, rows: number): number[] {
  const along = (length: number): number[] =>
    Array.from({ length: EDGE_SAMPLES }, (_, i) => Math.floor(((i + 0.5) / EDGE_SAMPLES) * length));
  return [
    ...along(columns).flatMap((column) => [column, (rows - 1) * columns + column]),
    ...along(rows).flatMap((row) => [row * columns, row * columns + columns - 1]),
  ];
}

/** Each cell as the mean of itself and its neighbours. */
function smooth(values: Float64Array, columns: number, rows: number): Float64Array {
  return values.map((_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        sum += values[y * columns + x] ?? 0;
        count++;
      }
    return sum / count;
  });
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** https://bottosson.github.io/posts/oklab/ */
function toLabs(rgb: Uint8Array): Float64Array {
  const labs = new Float64Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const [r, g, b] = [
      LINEAR[rgb[at] ?? 0] ?? 0,
      LINEAR[rgb[at + 1] ?? 0] ?? 0,
      LINEAR[rgb[at + 2] ?? 0] ?? 0,
    ];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    labs[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    labs[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    labs[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return labs;
}
