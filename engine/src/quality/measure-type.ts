import type { Composition, PlacedText } from '../layout/composition.ts';

// Ink of a line, in font sizes: from the baseline to the height of a capital.
const CAPITAL_SHARE = 0.72;
// Share of the canvas of the largest text: below the first it is timid, from the second on a poster.
const TIMID_SHARE = 0.015;
const CONFIDENT_SHARE = 0.13;
// Edges closer than this share of the width are one edge to the eye.
const SAME_EDGE_SHARE = 0.006;
// A shorter last line looks like a widow.
const WIDOW_SHARE = 0.34;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns the leading text: title or figure, whichever is larger. */
function leadingText(texts: readonly PlacedText[]): PlacedText | undefined {
  return texts
    .filter(({ role }) => role === 'title' || role === 'metric')
    .sort((a, b) => b.fitted.size - a.fitted.size)[0];
}

/** Rates how much of the canvas the leading text takes, from 0 (lost) to 1. */
export function measureTitleSize({ texts, width, height }: Composition): number {
  const lead = leadingText(texts);
  if (!lead) return 1;
  const ink = lead.fitted.lines.reduce((sum, line) => sum + line.width * lead.fitted.size * CAPITAL_SHARE, 0);
  return clamp((ink / (width * height) - TIMID_SHARE) / (CONFIDENT_SHARE - TIMID_SHARE));
}

/** Rates how even the lines of the leading text are: 1 for a block, less for ragged edges or a lone last word. */
export function measureRag({ texts }: Composition): number {
  const lines = leadingText(texts)?.fitted.lines ?? [];
  const widest = Math.max(1, ...lines.map(({ width }) => width));
  if (lines.length < 2) return 1;
  const gaps = lines.map(({ width }) => 1 - width / widest);
  const ragged = gaps.reduce((sum, gap) => sum + gap, 0) / (lines.length - 1);
  const widow = (lines.at(-1)?.width ?? 0) / widest < WIDOW_SHARE ? 0.35 : 0;
  return clamp(1.15 - ragged - widow);
}

/** Rates how few edges the texts align to: 1 if all share one, 0 if each has its own. */
export function measureAlignment({ texts, width }: Composition): number {
  const edges = texts
    .filter(({ role }) => role !== 'decoration')
    .map(({ box, align }) => box.x + box.width * (align === 'left' ? 0 : align === 'right' ? 1 : 0.5))
    .sort((a, b) => a - b);
  if (edges.length < 2) return 1;
  const distinct = edges.filter((edge, i) => i === 0 || edge - (edges[i - 1] ?? 0) > width * SAME_EDGE_SHARE);
  return 1 - (distinct.length - 1) / (edges.length - 1);
}
