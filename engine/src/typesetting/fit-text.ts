import { type Breaks, breakEvenly, breakGreedily, type MeasuredSegments } from './line-breaking.ts';

export type FitLimits = {
  maxWidth: number;
  maxHeight: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  /** Multiple of the font size. */
  lineHeight: number;
  /** How much of the first line's and the last line's height is no ink, in em. */
  trim?: number;
  /** How much an extra line must save in bad breaks; default 0, `Infinity` where height is scarce. */
  lineCost?: number;
};

export type Fit = { size: number; breaks: Breaks };

// Gives up at most an eighth of the size for even lines.
const SIZES_GIVEN_UP = 6;
const SIZE_STEP = 0.975;
const SIZE_COST = 1.1;
// Evening out takes time quadratic in the words, and nobody notices it in a text this long.
const MOST_EVENED = 300;

/**
 * Finds the largest size at which the text fits, or a slightly smaller one that breaks better; undefined if none
 * fits.
 */
export function findFit(measured: MeasuredSegments, limits: FitLimits): Fit | undefined {
  const sizes = listSizes(limits);
  const first = sizes.findIndex((size) => fewestLines(measured, limits, size) !== undefined);
  if (first < 0) return undefined;
  let best: (Fit & { cost: number }) | undefined;
  for (const size of sizes.slice(first, first + SIZES_GIVEN_UP)) {
    const fewest = fewestLines(measured, limits, size);
    if (!fewest) continue;
    // Nothing is larger than the first size, or more even than one line.
    if (!best && fewest.length === 1) return { size, breaks: fewest };
    const loss = SIZE_COST * (1 - size / (sizes[first] ?? size));
    for (const lines of [fewest.length, fewest.length + 1]) {
      if (measured.segments.length > MOST_EVENED) break;
      if (lines > linesAllowed(limits, size)) continue;
      const even = breakEvenly(measured, limits.maxWidth / size, lines);
      const more = lines > fewest.length ? (limits.lineCost ?? 0) : 0;
      const cost = (even?.cost ?? Number.POSITIVE_INFINITY) + loss + 0.01 * lines + more;
      if (even && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { size, breaks: even.breaks, cost };
    }
    best ??= { size, breaks: fewest, cost: Number.POSITIVE_INFINITY };
  }
  return best && { size: best.size, breaks: best.breaks };
}

/** Returns the number of lines that fit into the box at this size. */
export function linesAllowed({ maxLines, maxHeight, lineHeight, trim = 0 }: FitLimits, size: number): number {
  return Math.min(maxLines, Math.floor((maxHeight + trim * size) / (size * lineHeight) + 1e-9));
}

function fewestLines(measured: MeasuredSegments, limits: FitLimits, size: number): Breaks | undefined {
  const allowed = linesAllowed(limits, size);
  if (allowed < 1) return undefined;
  const breaks = breakGreedily(measured, limits.maxWidth / size);
  return breaks && breaks.length <= allowed ? breaks : undefined;
}

function listSizes({ maxSize, minSize }: FitLimits): number[] {
  const sizes: number[] = [];
  for (let size = maxSize; size > minSize; size *= SIZE_STEP) sizes.push(size);
  return [...sizes, Math.min(minSize, maxSize)];
}
