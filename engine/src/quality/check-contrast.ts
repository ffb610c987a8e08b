import type { Composition, PlacedText } from '../composition.ts';
import type { Pixels } from '../render/pixels.ts';
import { toLineBoxes } from './line-boxes.ts';
import type { Finding } from './report.ts';

// WCAG 2.2, 1.4.3: large text is 24 px, or 18.66 px when bold. https://www.w3.org/TR/WCAG22/#contrast-minimum
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
// The worst pixels decide whether a letter gets lost, but a hairline in the art does not hide a word.
const WORST_SHARE = 0.02;
// A letter is lost if this share of its area is unreadable, however many readable ones are beside it.
const LOST_SHARE = 0.35;
const SAMPLES_X = 160;
const SAMPLES_Y = 32;
const BINS_PER_RATIO = 128;
const BINS = 20 * BINS_PER_RATIO + 1;

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const luminance = (r: number, g: number, b: number): number =>
  0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);

function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return luminance((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

export const neededContrast = ({ fitted, contrast = 0 }: PlacedText): number =>
  Math.max(contrast, forSize(fitted));

const forSize = (fitted: PlacedText['fitted']): number =>
  fitted.size >= LARGE_PX || (fitted.size >= LARGE_BOLD_PX && fitted.style.weight >= 700) ? 3 : 4.5;

type Point = { x: number; y: number };

const toSampleCount = (end: Point, start: Point, most: number): number =>
  Math.max(1, Math.min(most, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y))));

/**
 * Contrast of `color` against the art's pixels behind a text: at the worst 2% of them, or under the worst letter,
 * where a good part of one letter has less than `needed`.
 */
export function contrastBehind(
  placed: PlacedText,
  color: string,
  art: Pixels,
  needed = neededContrast(placed),
): number {
  const own = luminanceOf(color);
  const counts = new Uint32Array(BINS);
  let total = 0;
  let worstLetter = 21;
  for (const { corners } of toLineBoxes(placed)) {
    // A rotated line covers less than its bounding box, so samples follow its own two edges.
    const [origin, along, , down] = corners;
    if (!origin || !along || !down) continue;
    const columns = toSampleCount(along, origin, SAMPLES_X);
    const rows = toSampleCount(down, origin, SAMPLES_Y);
    const perLetter = toLetterColumns(origin, along, down, columns);
    const letter = { all: 0, bad: 0, sum: 0 };
    for (let column = 0; column <= columns; column++) {
      for (let row = 0; row <= rows; row++) {
        const [u, v] = [column / columns, row / rows];
        const x = Math.round(origin.x + u * (along.x - origin.x) + v * (down.x - origin.x));
        const y = Math.round(origin.y + u * (along.y - origin.y) + v * (down.y - origin.y));
        if (x < 0 || y < 0 || x >= art.width || y >= art.height) continue;
        const at = (y * art.width + x) * 4;
        const behind = luminance(art.data[at] ?? 0, art.data[at + 1] ?? 0, art.data[at + 2] ?? 0);
        const found = ratio(own, behind);
        const bin = Math.floor((found - 1) * BINS_PER_RATIO);
        counts[bin] = (counts[bin] ?? 0) + 1;
        total++;
        letter.all++;
        if (found < needed) {
          letter.bad++;
          letter.sum += found;
        }
      }
      // The remainder at the end of a line is not a whole letter.
      if ((column + 1) % perLetter !== 0) continue;
      if (letter.bad > letter.all * LOST_SHARE) worstLetter = Math.min(worstLetter, letter.sum / letter.bad);
      Object.assign(letter, { all: 0, bad: 0, sum: 0 });
    }
  }
  return Math.min(worstLetter, lowest(counts, total * WORST_SHARE));
}

/** Returns the number of sample columns of a letter half as wide as its line is high. */
function toLetterColumns(origin: Point, along: Point, down: Point, columns: number): number {
  const length = Math.hypot(along.x - origin.x, along.y - origin.y);
  const height = Math.hypot(down.x - origin.x, down.y - origin.y);
  return Math.max(1, Math.round((columns * height * 0.5) / Math.max(1, length)));
}

/** Returns the ratio below which at most `passed` samples lie. */
function lowest(counts: Uint32Array, passed: number): number {
  let seen = 0;
  const bin = counts.findIndex((count) => {
    seen += count;
    return seen > passed;
  });
  return bin < 0 ? 21 : 1 + bin / BINS_PER_RATIO;
}

/** Measures the contrast of a text by its fill, or by an outline that itself stands out from the fill. */
export function textContrast(placed: PlacedText, art: Pixels): number {
  const fill = contrastBehind(placed, placed.color, art);
  if (!placed.outline || placed.outline.width < 2) return fill;
  return Math.max(fill, ratio(luminanceOf(placed.color), luminanceOf(placed.outline.color)));
}

export type ContrastCheck = {
  findings: Finding[];
  /** The lowest ratio of all texts. */
  minimum: number;
  /** The lowest of all texts' contrast divided by the one required. */
  reserve: number;
};

/** Checks every text against the actual pixels behind it. */
export function checkContrast(composition: Composition, art: Pixels): ContrastCheck {
  let minimum = 21;
  let reserve = 21;
  const findings: Finding[] = [];
  for (const placed of composition.texts) {
    if (placed.role === 'decoration') continue;
    const measured = textContrast(placed, art);
    minimum = Math.min(minimum, measured);
    const needed = neededContrast(placed);
    reserve = Math.min(reserve, measured / needed);
    if (measured < needed) {
      const detail = `"${placed.fitted.text}" has ${measured.toFixed(2)}, ${needed} is needed`;
      findings.push({ check: 'contrast', role: placed.role, detail });
    }
  }
  return { findings, minimum: Math.round(minimum * 100) / 100, reserve };
}
