import type { FittedText } from '../assets/fitted-text.ts';
import { createRecentMap, type RecentMap } from '../assets/recent-map.ts';
import { ELLIPSIS, type ResolvedText, type TextResolver, withOpticalSize } from '../assets/resolve-text.ts';
import { HYPHENATED_LETTER, SOFT_HYPHEN } from '../assets/soft-hyphen.ts';
import type { TextStyle } from '../assets/text-style.ts';
import { type Fit, type FitLimits, findFit, linesAllowed } from './fit-text.ts';
import type { Hyphenator } from './hyphenator.ts';
import { type BrokenLine, keepOrder } from './keep-order.ts';
import { breakGreedily, lineWidth, type MeasuredSegments } from './line-breaking.ts';
import type { TextMeasurer } from './text-measurer.ts';
import { MUST_BREAK, type Segment, splitIdentifiers, toSegments } from './text-segments.ts';

export type FitRequest = {
  text: string;
  style: TextStyle;
  /** Box in px for the lines. */
  maxWidth: number;
  maxHeight: number;
  /** Font sizes in px; steps down from `maxSize` until the text fits, then an ellipsis at `minSize`. */
  maxSize: number;
  minSize: number;
  maxLines: number;
  /** See `FitLimits`. */
  lineCost?: number;
  /** What a single line needs of `maxHeight`, in em: its ink, where lines stand closer than that of a line box. */
  lineInk?: number;
};

/** Sets text by measuring words once and breaking lines by arithmetic: what is measured is what is drawn. */
export interface Typesetter {
  /** Finds the largest size at which the text fits, with balanced lines, no orphans and unbroken phrases. */
  fit(request: FitRequest): Promise<FittedText>;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

// The sum of the words ignores kerning across spaces and hyphens: leave room for it, then measure whole lines.
const KERNING_ROOM = 0.995;

// Letters.
const SHORT = 48;

// A word is broken only where all the text can then be this much larger.
const WORTH_A_BREAK = 1.7;

/** Creates a typesetter that resolves fonts with `resolver` and measures words with `measurer`. */
export function createTypesetter(
  resolver: TextResolver,
  measurer: TextMeasurer,
  hyphenator: Hyphenator,
): Typesetter {
  const measureSegments = async (segments: Segment[], shape: ResolvedText): Promise<MeasuredSegments> => {
    const words = segments.map(({ text }) => text);
    // A short text is most often one line, which would be asked for next.
    const line = shape.text.length <= SHORT ? [shape.text] : [];
    const measured = await measurer.measure([' ', SOFT_HYPHEN, ...words, ...line], shape);
    // A measured text ends with its ink; inside a line the tracking continues to the next word.
    const [space = 0, hyphen = 0, ...widths] = measured.map((width) => width + shape.letterSpacing);
    return { segments, widths: widths.slice(0, words.length), space, hyphen };
  };

  // A column asks for the same text at many sizes; its words are as wide, in em, at all of them, and so are their
  // letters where a word has to be broken to fit a line of `room` em.
  type Known = {
    whole: Promise<MeasuredSegments>;
    inside?: Promise<MeasuredSegments | undefined>;
    broken: RecentMap<Promise<MeasuredSegments>>;
  };
  const measured = new WeakMap<ResolvedText, Known>();
  const measureText = (resolved: ResolvedText): Known => {
    const known = measured.get(resolved) ?? {
      whole: measureSegments(toSegments(resolved.text.replaceAll(SOFT_HYPHEN, '')), resolved),
      broken: createRecentMap(12),
    };
    measured.set(resolved, known);
    return known;
  };
  /** Broken at the soft hyphens of the text, at those of its language, and inside identifiers; undefined where there is no such place. */
  const measureInside = (resolved: ResolvedText): Promise<MeasuredSegments | undefined> => {
    const known = measureText(resolved);
    known.inside ??= Promise.all([known.whole, hyphenator.hyphenate(resolved.text, resolved.language)]).then(
      ([whole, text]) => {
        const segments = splitIdentifiers(toSegments(text));
        return segments.length > whole.segments.length ? measureSegments(segments, resolved) : undefined;
      },
    );
    return known.inside;
  };
  const measureBroken = async (resolved: ResolvedText, room: number): Promise<MeasuredSegments> => {
    const { whole, broken } = measureText(resolved);
    const words = (await measureInside(resolved)) ?? (await whole);
    const known = broken.get(String(room)) ?? measureSegments(splitTooWide(words, room), resolved);
    broken.set(String(room), known);
    return known;
  };

  return {
    fit: async (request) => {
      const style = withOpticalSize(request.style, request.maxSize);
      const resolved = await resolver.resolve(request.text, style);
      const lineHeight = resolved.lineHeight;
      const lineInk = request.lineInk ?? lineHeight;
      const limits: FitLimits = {
        ...request,
        maxWidth: request.maxWidth * KERNING_ROOM,
        // A box too low for one line at the smallest size gets a smaller line rather than one that overflows.
        minSize: Math.min(request.minSize, request.maxSize, request.maxHeight / lineInk),
        maxSize: Math.min(request.maxSize, request.maxHeight / lineInk),
        maxLines: Math.max(1, request.maxLines),
        lineHeight,
        trim: lineHeight - lineInk,
      };
      let words = await measureText(resolved).whole;
      let fit = findFit(words, limits);
      let truncated = false;
      if (isNarrowed(words, limits, fit)) {
        const inside = await measureInside(resolved);
        const minSize = fit ? fit.size * WORTH_A_BREAK : limits.minSize;
        const larger = inside && findFit(inside, { ...limits, minSize });
        if (inside && larger) [words, fit] = [inside, larger];
      }
      if (!fit) {
        words = await measureBroken(resolved, limits.maxWidth / limits.minSize);
        limits.minSize = Math.min(limits.minSize, sizeOfWidest(words, limits.maxWidth));
        // Broken words read badly at any size, and worst as a line of tiny letters, so the mean size is the limit.
        const maxSize = Math.max(limits.minSize, Math.sqrt(limits.minSize * limits.maxSize));
        fit = findFit(words, { ...limits, maxSize });
        truncated = !fit;
      }
      const whole = await measureText(resolved).whole;
      // What is cut is cut between words, wherever each of them has room in a line.
      const cutting = limits.minSize <= sizeOfWidest(whole, limits.maxWidth) ? whole : words;
      const broken = fit ? toLines(words, fit) : await truncate(cutting, limits, resolved, measurer);
      const texts = keepOrder(broken, resolved.direction);
      return setLines(texts, fit?.size ?? limits.minSize, { request, style, resolved, truncated }, measurer);
    },
  };
}

/** Whether a word as wide as the line keeps the text from being clearly larger. */
function isNarrowed({ widths }: MeasuredSegments, { maxWidth, maxSize }: FitLimits, fit?: Fit): boolean {
  if (!fit) return true;
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  return fit.size * WORTH_A_BREAK <= maxSize && widest * fit.size * WORTH_A_BREAK > maxWidth;
}

type Setting = { request: FitRequest; style: TextStyle; resolved: ResolvedText; truncated: boolean };

/** Measures the finished lines, and gives up the last percent of size if a line came out wider. */
async function setLines(
  texts: readonly string[],
  wantedSize: number,
  { request, style, resolved, truncated }: Setting,
  measurer: TextMeasurer,
): Promise<FittedText> {
  const widths = await measurer.measure(texts, resolved);
  const widest = Math.max(0, ...widths);
  const largest = widest === 0 ? wantedSize : request.maxWidth / widest;
  const size = Math.floor(Math.min(wantedSize, largest) * 100) / 100 || Math.min(wantedSize, largest);
  const lines = texts.map((text, index) => ({ text, width: (widths[index] ?? 0) * size }));
  const lineHeightPx = size * resolved.lineHeight;
  return {
    text: request.text,
    style,
    size,
    lines,
    width: widest * size,
    height: lines.length * lineHeightPx,
    lineHeightPx,
    direction: resolved.direction,
    truncated,
  };
}

// On one line a dot separates two things; across lines, the line break does.
const SEPARATOR = /(?<=\S)\s+·$/u;

function toLines({ segments }: MeasuredSegments, { breaks }: Pick<Fit, 'breaks'>): BrokenLine[] {
  let from = 0;
  return breaks.map((end) => {
    const line = joinSegments(segments.slice(from, end));
    const { space, breakCost } = segments[end - 1] ?? {};
    from = end;
    return {
      text: end < segments.length ? line.replace(SEPARATOR, '') : line,
      after: breakCost === MUST_BREAK ? '\n' : space ? ' ' : '',
    };
  });
}

/** A word that is broken at the end of the line keeps its soft hyphen there. */
const joinSegments = (segments: readonly Segment[]): string =>
  segments
    .map(({ text, space, hyphen }, i) => {
      if (i === segments.length - 1) return hyphen ? `${text}${SOFT_HYPHEN}` : text;
      return space ? `${text} ` : text;
    })
    .join('');

const HYPHENATED_WORD = new RegExp(`^\\p{P}*(?:${HYPHENATED_LETTER}\\p{M}*)+\\p{P}*$`, 'u');

/** Splits segments that do not fit on a line of `room` em into graphemes, a word with a hyphen. */
function splitTooWide({ segments, widths }: MeasuredSegments, room: number): Segment[] {
  return segments.flatMap((segment, index) => {
    if ((widths[index] ?? 0) <= room) return [segment];
    const hyphened = !segment.identifier && HYPHENATED_WORD.test(segment.text);
    const parts = Array.from(graphemes.segment(segment.text), (part) => part.segment);
    return parts.map((text, i): Segment => {
      if (i === parts.length - 1) return { ...segment, text };
      const hyphen = hyphened && /\p{L}/u.test(text) && /\p{L}/u.test(parts[i + 1] ?? '');
      return { text, space: false, breakCost: 0, ...(hyphen ? { hyphen } : {}) };
    });
  });
}

/** Returns the font size at which the widest segment just fills a line. */
const sizeOfWidest = ({ widths }: MeasuredSegments, maxWidth: number): number =>
  (maxWidth * 0.999) / widths.reduce((widest, width) => Math.max(widest, width), Number.MIN_VALUE);

/** Keeps the lines that fit at the smallest size, shortening the last one until an ellipsis fits after it. */
async function truncate(
  measured: MeasuredSegments,
  limits: FitLimits,
  resolved: ResolvedText,
  measurer: TextMeasurer,
): Promise<BrokenLine[]> {
  const maxWidth = limits.maxWidth / limits.minSize;
  const breaks = breakGreedily(measured, maxWidth) ?? [];
  const kept = breaks.slice(0, Math.max(1, linesAllowed(limits, limits.minSize)));
  const from = kept.at(-2) ?? 0;
  const last = measured.segments.slice(from, kept.at(-1));
  const [dots = 0] = await measurer.measure([ELLIPSIS], resolved);
  const lengths = last.map((_, index) => last.length - index);
  // The sum of the words is within a percent of the line: the first few that it lets through are measured whole.
  const likely = lengths.filter(
    (length) => lineWidth(measured, from, from + length) + dots <= maxWidth * 1.01,
  );
  const candidates = likely
    .slice(0, 4)
    .map((length) => `${joinSegments(last.slice(0, length)).replace(/[\p{P}\s\u00ad]+$/u, '')}${ELLIPSIS}`)
    .concat(ELLIPSIS);
  const widths = await measurer.measure(candidates, resolved);
  const ending = candidates.find((_, index) => (widths[index] ?? 0) <= maxWidth) ?? ELLIPSIS;
  return [...toLines(measured, { breaks: kept.slice(0, -1) }), { text: ending, after: '' }];
}
