import { MUST_BREAK, type Segment } from './text-segments.ts';
import { GLUED } from './word-bonds.ts';

/** Widths at a font size of 1: `segments[i]` advances `widths[i]`, a space `space`, a hyphen at the end of a line `hyphen`. */
export type MeasuredSegments = {
  segments: readonly Segment[];
  widths: readonly number[];
  space: number;
  hyphen: number;
};

/** Ends of lines: `[3, 5]` = segments 0..2 on the first line, 3..4 on the second. */
export type Breaks = readonly number[];

const ORPHAN_COST = 0.15;
/** A last line shorter than this share of the mean line looks left behind. */
const ORPHAN_SHARE = 0.5;
/** Two hyphens below each other are hard to read over. */
const HYPHENS_IN_ROW_COST = 0.8;

/** Breaks into the fewest lines that hold the text at `maxWidth`; undefined if a segment alone is wider. */
export function breakGreedily(measured: MeasuredSegments, maxWidth: number): Breaks | undefined {
  const { segments, widths, space } = measured;
  const breaks: number[] = [];
  let line = 0;
  let width = 0;
  let glueFrom = 0;
  let fitsUpTo = 0;
  for (let index = 0; index < segments.length; index++) {
    const own = widths[index] ?? 0;
    const hyphen = hyphenAfter(measured, index);
    if (own + hyphen > maxWidth) return undefined;
    const gap = index > line && segments[index - 1]?.space ? space : 0;
    if (index > line && width + gap + own > maxWidth) {
      // Break before the glued group if that leaves something on the line.
      const at = glueFrom > line ? glueFrom : fitsUpTo > line ? fitsUpTo : index;
      breaks.push(at);
      line = at;
      width = 0;
      // The next line is filled anew from here.
      index = at - 1;
      continue;
    }
    width += gap + own;
    const cost = segments[index]?.breakCost ?? 0;
    const fits = width + hyphen <= maxWidth;
    if (fits) fitsUpTo = index + 1;
    if (fits && cost < GLUED) glueFrom = index + 1;
    if (cost === MUST_BREAK) {
      breaks.push(index + 1);
      line = index + 1;
      width = 0;
    }
  }
  return breaks;
}

const hyphenAfter = ({ segments, hyphen }: MeasuredSegments, index: number): number =>
  segments[index]?.hyphen ? hyphen : 0;

/** Returns the advance width of segments `from` to `to` (exclusive) on one line, without a hyphen at its end. */
export function lineWidth({ segments, widths, space }: MeasuredSegments, from: number, to: number): number {
  let width = 0;
  for (let index = from; index < to; index++) {
    width += widths[index] ?? 0;
    if (index + 1 < to && segments[index]?.space) width += space;
  }
  return width;
}

type Best = { cost: number; from: number };

/**
 * Breaks into exactly `lineCount` lines that are as even as possible (least squares around the mean, after Knuth and
 * Plass), where a break hurts least and without a lone last word. Undefined if impossible.
 */
export function breakEvenly(
  measured: MeasuredSegments,
  maxWidth: number,
  lineCount: number,
): { breaks: Breaks; cost: number } | undefined {
  const { segments, widths, space } = measured;
  const count = segments.length;
  const mean = Math.min(maxWidth, lineWidth(measured, 0, count) / lineCount);
  const fits = createRoomCheck(measured, maxWidth);
  let row: (Best | undefined)[] = [{ cost: 0, from: 0 }];
  const rows: (Best | undefined)[][] = [];

  for (let line = 1; line <= lineCount; line++) {
    const next: (Best | undefined)[] = [];
    for (let end = line; end <= count; end++) {
      // Of a long text, most ends of a line leave too much for the lines before it or after it.
      if (!fits(0, end, line) || !fits(end, count, lineCount - line)) continue;
      let width = hyphenAfter(measured, end - 1);
      let words = 1;
      let runOns = 0;
      for (let from = end - 1; from >= 0; from--) {
        const segment = segments[from];
        if (!segment || (from < end - 1 && segment.breakCost === MUST_BREAK)) break;
        if (from < end - 1) {
          runOns += segment.runOnCost ?? 0;
          if (segment.space) {
            width += space;
            words++;
          }
        }
        width += widths[from] ?? 0;
        if (width > maxWidth) break;
        const before = row[from];
        if (!before) continue;
        const inside = lineCount > 1 ? runOns : 0;
        const cost =
          before.cost + inside + lineCost({ width, mean, maxWidth, words, from, end, line }, segments);
        if (cost < (next[end]?.cost ?? Number.POSITIVE_INFINITY)) next[end] = { cost, from };
      }
    }
    rows.push(next);
    row = next;
  }

  const best = row[count];
  if (!best) return undefined;
  const breaks: number[] = [];
  for (let line = lineCount, end = count; line > 0; line--) {
    breaks.unshift(end);
    end = rows[line - 1]?.[end]?.from ?? 0;
  }
  return { breaks, cost: best.cost };
}

// A text that just fits does, however its widths are added up.
const ROUNDING = 1e-6;

/** Whether segments `from` to `to` could stand on so many lines: as far as their sum tells, in one look. */
function createRoomCheck({ segments, widths, space }: MeasuredSegments, maxWidth: number) {
  const sums = [0];
  for (const [at, width] of widths.entries())
    sums.push((sums[at] as number) + width + (segments[at]?.space ? space : 0));
  return (from: number, to: number, lines: number): boolean => {
    const width = (sums[to] as number) - (sums[from] as number);
    return width <= lines * (maxWidth + space) + ROUNDING;
  };
}

type LineFacts = {
  width: number;
  mean: number;
  maxWidth: number;
  words: number;
  from: number;
  end: number;
  line: number;
};

function lineCost(facts: LineFacts, segments: readonly Segment[]): number {
  const { width, mean, maxWidth, words, from, end, line } = facts;
  const last = segments[end - 1]?.breakCost ?? 0;
  const ends = last === MUST_BREAK;
  const starts = from === 0 || segments[from - 1]?.breakCost === MUST_BREAK;
  // The author chose the length of a line with explicit breaks at both ends.
  if (starts && ends) return 0;
  const ragged = ((width - mean) / maxWidth) ** 2;
  const orphan = ends && line > 1 && words === 1 && width < mean * ORPHAN_SHARE ? ORPHAN_COST : 0;
  const inRow = segments[from - 1]?.hyphen && segments[end - 1]?.hyphen ? HYPHENS_IN_ROW_COST : 0;
  return ragged + orphan + inRow + (ends ? 0 : last);
}
