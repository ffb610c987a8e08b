import type { Composition } from '../layout/composition.ts';
import type { Pixels } from '../render/pixels.ts';
import { toLineBoxes } from './line-boxes.ts';

// A grid of this many columns finds every shape that matters and takes a millisecond.
const COLUMNS = 120;
// Neighbours on the grid that differ by more than this (0..255, in any channel) have an edge between them.
const EDGE = 14;
// Below the first share of empty background a card is crowded; above the third it is bare.
const CROWDED_SHARE = 0.3;
const ROOMY_SHARE = 0.75;
const BARE_SHARE = 0.995;
// Mean difference in lightness between grid points under words from which on the background is restless.
const RESTLESS = 26;
const SAME_COLOR = 24;
// A color is shown if it takes this share of the canvas; a line in it is not what was asked for.
const SHOWN_SHARE = 0.004;

type Rgb = readonly [number, number, number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Each 0 (poor) to 1 (good). */
export type PictureMeasures = {
  /** Calm background without words or shapes: crowded is 0, roomy is 1, bare a little less. */
  whiteSpace: number;
  /** How near the centre of gravity is to the middle. */
  balance: number;
  /** How quiet the art under the words is, by its gradients. */
  readability: number;
  /** Share of the asked colors that can be seen. */
  colors: number;
};

/** Measures what the eye sees before it reads; `art` are the pixels below the type. */
export function measurePicture(
  composition: Composition,
  art: Pixels,
  askedColors: readonly string[],
): PictureMeasures {
  const grid = toGrid(art);
  const { columns, rows } = grid;
  const inks = composition.texts.map(({ color }) => toRgb(color));
  const words = coverWords(composition, grid);
  const ground = toRgb(composition.background);
  const asked = askedColors.map(toRgb);
  const shown = asked.map(() => 0);
  let [calm, unrest, covered, mass, massX, massY] = [0, 0, 0, 0, 0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const right = column + 1 < columns ? at + 1 : at;
      const below = row + 1 < rows ? at + columns : at;
      const ink = inks[(words[at] ?? 0) - 1];
      if (ink) {
        covered++;
        unrest += Math.max(stepOf(grid, at, right), stepOf(grid, at, below));
      } else if (apartAt(grid, at, right) <= EDGE && apartAt(grid, at, below) <= EDGE) calm++;
      // About half of a word's area is ink.
      const weight = ink ? apart(grid, at, ink) / 2 : apart(grid, at, ground);
      mass += weight;
      massX += weight * (column + 0.5);
      massY += weight * (row + 0.5);
      for (let i = 0; i < asked.length; i++) {
        const color = asked[i] as Rgb;
        if (apart(grid, at, color) <= SAME_COLOR || (ink && isSame(ink, color)))
          shown[i] = (shown[i] ?? 0) + 1;
      }
    }
  }
  const cells = columns * rows;
  const seen = shown.filter((count) => count / cells >= SHOWN_SHARE).length;
  return {
    whiteSpace: rateWhiteSpace(calm / cells),
    balance: mass === 0 ? 1 : rateBalance(massX / mass / columns, massY / mass / rows),
    readability: covered === 0 ? 1 : clamp(1 - unrest / covered / RESTLESS),
    colors: asked.length === 0 ? 1 : seen / asked.length,
  };
}

function rateWhiteSpace(share: number): number {
  if (share > BARE_SHARE) return 0.7;
  return clamp((share - CROWDED_SHARE) / (ROOMY_SHARE - CROWDED_SHARE));
}

/** `x` and `y` are the centre of gravity in shares of the canvas. */
const rateBalance = (x: number, y: number): number => clamp(1 - 2.4 * Math.hypot(x - 0.5, y - 0.5));

/** Every nth pixel, and the distance between them. */
type Grid = { columns: number; rows: number; step: number; r: Uint8Array; g: Uint8Array; b: Uint8Array };

function toGrid({ width, height, data }: Pixels): Grid {
  const step = Math.max(1, Math.floor(Math.max(width, height) / COLUMNS));
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  const [r, g, b] = [0, 1, 2].map(() => new Uint8Array(columns * rows)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  // In loops: through `Uint8Array.from` it takes most of the time of the measurement.
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const from = (row * width + column) * step * 4;
      r[at] = data[from] as number;
      g[at] = data[from + 1] as number;
      b[at] = data[from + 2] as number;
    }
  }
  return { columns, rows, step, r, g, b };
}

const apart = ({ r, g, b }: Grid, at: number, [red, green, blue]: Rgb): number =>
  Math.max(Math.abs((r[at] ?? 0) - red), Math.abs((g[at] ?? 0) - green), Math.abs((b[at] ?? 0) - blue));

const apartAt = ({ r, g, b }: Grid, at: number, other: number): number =>
  Math.max(
    Math.abs((r[at] ?? 0) - (r[other] ?? 0)),
    Math.abs((g[at] ?? 0) - (g[other] ?? 0)),
    Math.abs((b[at] ?? 0) - (b[other] ?? 0)),
  );

/** Returns the difference in lightness, 0..255. */
const stepOf = ({ r, g, b }: Grid, at: number, other: number): number =>
  Math.abs(
    0.299 * ((r[at] ?? 0) - (r[other] ?? 0)) +
      0.587 * ((g[at] ?? 0) - (g[other] ?? 0)) +
      0.114 * ((b[at] ?? 0) - (b[other] ?? 0)),
  );

const isSame = (a: Rgb, b: Rgb): boolean =>
  a.every((value, i) => Math.abs(value - (b[i] ?? 0)) <= SAME_COLOR);

/** Returns for each grid point the number of the text there, from 1; 0 for none. */
function coverWords({ texts }: Composition, { columns, rows, step }: Grid): Uint8Array {
  const covered = new Uint8Array(columns * rows);
  for (const [index, placed] of texts.entries()) {
    for (const { bounds } of toLineBoxes(placed)) {
      const left = Math.max(0, Math.floor(bounds.x / step));
      const top = Math.max(0, Math.floor(bounds.y / step));
      const right = Math.min(columns, Math.ceil((bounds.x + bounds.width) / step));
      const bottom = Math.min(rows, Math.ceil((bounds.y + bounds.height) / step));
      for (let row = top; row < bottom; row++)
        covered.fill(Math.min(255, index + 1), row * columns + left, row * columns + Math.max(left, right));
    }
  }
  return covered;
}
