import type { FittedText } from '../assets/fitted-text.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Box } from '../geometry.ts';
import { textBlock } from '../layout/blocks.ts';
import type { Block } from '../layout/column.ts';
import type { Typesetter } from '../layout/typesetter.ts';

export type CardTextSpec = { text: string; style: TextStyle; color: string; safe: Box; gap?: number };

// Few words are set large, many as text: font size as a share of the safe area's mean side, and the lines that a
// title of that many letters may take before it shrinks.
const MEASURES = [
  { letters: 8, share: 0.26, lines: 2 },
  { letters: 16, share: 0.2, lines: 2 },
  { letters: 34, share: 0.155, lines: 3 },
  { letters: 64, share: 0.128, lines: 4 },
  { letters: 120, share: 0.1, lines: 10 },
  { letters: Number.POSITIVE_INFINITY, share: 0.085, lines: 24 },
] as const;
// 26 px on a card of 1200x630: a longer title ends in an ellipsis rather than in unreadable letters.
const LEAST_SHARE = 0.046;
const LEAST_PX = 12;
// Share of the height that a title can count on beside other texts.
const ALONE_SHARE = 0.66;

/** Sets the title of a card as large as its length allows, on as many lines as there is room for. */
export async function titleBlock(
  typesetter: Typesetter,
  { text, style, color, safe, gap = 0 }: CardTextSpec,
): Promise<Block> {
  const { size, lines } = measureTitle(text, safe);
  const minSize = Math.max(LEAST_PX, toUnit(safe) * LEAST_SHARE);
  const room = { maxWidth: safe.width, maxHeight: safe.height * ALONE_SHARE, maxSize: size, minSize };
  const fitAlone = (maxLines: number) => typesetter.fit({ text, style, ...room, maxLines });
  let [alone, maxLines]: [FittedText, number] = [await fitAlone(lines), lines];
  // With long words or a wide script, an extra line is better than a smaller size.
  if (alone.size < size * 0.75) [alone, maxLines] = [await fitAlone(lines + 1), lines + 1];
  // Other texts do not shrink for a size that the title would not reach without them either.
  const comfort = alone.size * 0.62;
  return textBlock(typesetter, {
    role: 'title',
    text,
    style,
    color,
    size,
    minSize,
    maxLines,
    share: 1,
    comfort,
    gap,
  });
}

/** Sets the description below a title; without a title it is the message, and set like one. */
export function descriptionBlock(
  typesetter: Typesetter,
  { lead, maxLines, ...spec }: CardTextSpec & { lead: boolean; maxLines: number },
): Block {
  const unit = toUnit(spec.safe);
  const minSize = Math.max(11, unit * 0.032);
  const body = {
    ...spec,
    role: 'subtitle',
    minSize,
    maxLines,
    size: Math.max(12, unit * 0.042, spec.safe.width * 0.036),
  } as const;
  if (!lead) return textBlock(typesetter, body);
  const style = { ...spec.style, weight: 550, lineHeight: 1.28, letterSpacing: -0.015 };
  const size = Math.max(measureTitle(spec.text, spec.safe).size * 0.62, body.size);
  return textBlock(typesetter, { ...body, style, size, maxLines: 16, share: 1, comfort: size * 0.8 });
}

function measureTitle(text: string, safe: Box): { size: number; lines: number } {
  const letters = countLetters(text);
  const { share, lines } = MEASURES.find((measure) => letters <= measure.letters) ?? MEASURES[5];
  const size = Math.max(LEAST_PX, Math.min(toUnit(safe) * share, safe.height * 0.42));
  return { size, lines: lines + text.split('\n').length - 1 };
}

// A Chinese, Japanese or Korean character, or an emoji, is about as wide as two letters.
const countLetters = (text: string): number =>
  [...text.replace(/\p{Mn}|\s/gu, '')].reduce(
    (sum, character) =>
      sum +
      (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}]/v.test(character)
        ? 1.8
        : 1),
    0,
  );

/** Returns the mean side of the safe area in px, of which the sizes of a card are shares. */
export const toUnit = ({ width, height }: Box): number => Math.sqrt(width * height);
