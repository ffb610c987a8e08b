import type { DesignRequest } from '../brief/design-request.ts';
import { toOklch } from '../color/oklch.ts';
import type { Composition, PlacedText } from '../composition.ts';
import type { Direction } from '../direction/direction.ts';

/** What is measured of a design before it is drawn, by name; absent is 0. Names with a colon say of which kind something is. */
export type DesignMeasures = Readonly<Record<string, number>>;

export type MeasuredDesign = {
  composition: Pick<
    Composition,
    'width' | 'height' | 'texts' | 'emptiness' | 'leastSize' | 'subject' | 'family' | 'background'
  >;
  direction: Pick<Direction, 'scheme' | 'palette' | 'motif'>;
  request: Pick<DesignRequest, 'illustration' | 'pictured'>;
};

// Of a line's size, the height that its letters fill.
const INK = 0.72;
// A card that is emptier looks unfinished.
const VOID = 1.5;
const MOST_EMPTINESS = 4;
// Of the longest line, below which a last line is left over.
const LEFT_OVER = 0.28;
const FEW_LINES = 3;
// Of which sizes count as the same.
const ALIKE = 0.95;
// As if there were a second text of a sixth of its size.
const ALONE = 2.5;

const inkOf = ({ fitted: { lines, size } }: PlacedText): number =>
  lines.reduce((sum, { width }) => sum + width, 0) * size * INK;

/** Measures a design by what people tell good cards from bad ones by: how large its words are, what is left empty, what it shows, its colors. */
export function measureDesign({ composition, direction, request }: MeasuredDesign): DesignMeasures {
  const { subject, family, background, width, height } = composition;
  const emptiness = Math.min(MOST_EMPTINESS, composition.emptiness ?? 0);
  const asked = request.pictured !== undefined || (request.illustration ?? []).length > 0;
  const { l: lightness, c: chroma } = toOklch(direction.palette.background ?? background);
  const share = subject ? (subject.width * subject.height) / (width * height) : 0;
  return {
    emptiness,
    void: emptiness > VOID ? 1 : 0,
    ...measureWords(composition),
    share,
    ...(subject ? { [asked ? 'shown:asked' : 'shown:unasked']: 1 } : {}),
    ...(asked ? { shareAsked: share } : {}),
    lightness,
    chroma,
    accentChroma: toOklch(direction.palette.accent).c,
    dark: direction.scheme === 'dark' ? 1 : 0,
    [`register:${registerOf(direction.motif)}`]: 1,
    [`spec:${family ?? ''}`]: 1,
  };
}

const registerOf = (motif: string): string =>
  motif === '' ? 'none' : motif.includes(':') ? motif.slice(0, motif.indexOf(':')) : 'motif';

function measureWords({
  width,
  height,
  texts,
  leastSize = 0,
}: MeasuredDesign['composition']): DesignMeasures {
  const words = texts
    .filter(({ role, fitted }) => role !== 'decoration' && fitted.lines.length > 0)
    .toSorted((a, b) => b.fitted.size - a.fitted.size);
  const [largest] = words;
  if (!largest) return {};
  const area = width * height;
  const { size, lines } = largest.fitted;
  const smallest = words.at(-1)?.fitted.size ?? size;
  const second = words.find(({ fitted }) => fitted.size < size * ALIKE);
  const widths = lines.map((line) => line.width);
  const longest = Math.max(...widths);
  const top = Math.min(...words.map(({ box }) => box.y));
  const foot = Math.max(...words.map(({ box, fitted }) => box.y + fitted.height));
  const ink = words.map(inkOf);
  const all = ink.reduce((sum, one) => sum + one, 0);
  const middle = words.reduce(
    (sum, { box, fitted }, at) => sum + (box.y + fitted.height / 2) * (ink[at] ?? 0),
    0,
  );
  return {
    title: Math.log2((size / Math.sqrt(area)) * 10),
    titleTop: largest.box.y / height,
    titleLines: Math.max(0, lines.length - FEW_LINES),
    leadInk: inkOf(largest) / area,
    leftOver: lines.length > 1 && (widths.at(-1) ?? 0) < longest * LEFT_OVER ? 1 : 0,
    ragged: 1 - widths.reduce((sum, one) => sum + one, 0) / widths.length / longest,
    centered: largest.align === 'center' ? 1 : 0,
    step: second ? Math.log2(size / second.fitted.size) : ALONE,
    small: leastSize > 0 ? Math.log2(smallest / leastSize) : 0,
    sizes: new Set(words.map(({ fitted }) => Math.round(fitted.size))).size,
    texts: words.length,
    ink: all / area,
    widest: Math.max(...words.flatMap(({ fitted }) => fitted.lines.map((line) => line.width))) / width,
    top: top / height,
    foot: 1 - foot / height,
    middle: middle / all / height,
  };
}
