import { toNumber } from '../../lexicon/to-number.ts';
import type { Mention } from '../reading/lexicon.ts';

/** In pixels. */
export type Size = { width: number; height: number };

// What a generation may measure; a larger size is drawn smaller, in its shape.
const MIN_AXIS = 256;
const MAX_AXIS = 2048;
// A larger number is a count.
const LARGEST_AXIS = 12_000;
// The long side of a size on paper.
const PAPER_AXIS = 1748;
// Narrower is a label or a ruler, and no card.
const MOST_RATIO = 4;
const TIMES = '(?:[x×*хХ✕╳＊ｘ]|\\s(?:by|par|por|per|mal|bij|na|на|på)\\s)';
const BETWEEN = `\\s?(?:px)?\\s?${TIMES}\\s?`;
// Both axes in digits around an x; the look-arounds keep `1x200x300` and longer numbers out.
const SIZE = new RegExp(
  `(?<![\\p{Nd}.x×])(\\p{Nd}{3,5})${BETWEEN}(\\p{Nd}{3,5})(?:\\s?(?:px|pixels?|пикс\\p{L}*)(?!\\p{L}))?(?!(?:[.,:]?\\p{Nd})|x|×)`,
  'giu',
);
// "6x4 in", "10 × 15 cm", "148 x 210 mm", but "2 x 10 in the hall".
const LENGTH = '(?:cm|mm|inch(?:es)?|in(?=\\s*(?:$|[.,;)\\n]))|["″]|см|мм|дюйм\\p{L}*|センチ|厘米|毫米)';
const NUMBER = '\\p{Nd}{1,4}(?:[.,]\\p{Nd}{1,2})?';
const PAPER = new RegExp(
  `(?<![\\p{Nd}.,x×])(${NUMBER})\\s?${LENGTH}?\\s?${TIMES}\\s?(${NUMBER})\\s?${LENGTH}(?![\\p{L}\\p{Nd}x×])`,
  'giu',
);
const RATIO =
  /(?<![\p{Nd}:：.])(\p{Nd}{1,2})(?:[:：∶]|(?<=16|21)[x×/](?=9)|(?<=9)[x×/](?=16))(\p{Nd}{1,2})(?![\p{Nd}:：])/gu;

/** Common aspect ratios at the size that platforms use them in. Other `a:b` are times or scores. */
const RATIOS: Readonly<Record<string, readonly [number, number]>> = {
  '16:9': [1280, 720],
  '9:16': [1080, 1920],
  '1:1': [1080, 1080],
  '4:5': [1080, 1350],
  '2:3': [1000, 1500],
  '3:2': [1200, 800],
  '4:3': [1200, 900],
  '3:4': [900, 1200],
  '2:1': [1200, 600],
  '3:1': [1500, 500],
  '21:9': [1680, 720],
};

/** Sizes in pixels (`1200x630`) first, then those on paper (`6x4 in`) and the usual aspect ratios (`16:9`), each in order. */
export function findSizes(text: string): Mention<Size>[] {
  const mentions: Mention<Size>[] = [];
  for (const match of text.matchAll(SIZE)) {
    const [width, height] = [toNumber(match[1]), toNumber(match[2])];
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (short >= MIN_AXIS && long <= LARGEST_AXIS && (long <= MAX_AXIS || long / short <= MOST_RATIO))
      mentions.push(mention(match, fitInto(width, height, Math.min(long, MAX_AXIS))));
  }
  for (const match of text.matchAll(PAPER)) {
    const [width, height] = [toNumber(match[1]), toNumber(match[2])];
    if (Math.max(width, height) / Math.min(width, height) <= MOST_RATIO)
      mentions.push(mention(match, fitInto(width, height, PAPER_AXIS)));
  }
  for (const match of text.matchAll(RATIO)) {
    const ratio = RATIOS[`${toNumber(match[1])}:${toNumber(match[2])}`];
    if (ratio) mentions.push(mention(match, ratio));
  }
  return mentions;
}

/** A size in its shape whose long side is `long`. */
function fitInto(width: number, height: number, long: number): readonly [number, number] {
  const scale = long / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

const mention = (
  { index, 0: words }: RegExpExecArray,
  [width, height]: readonly [number, number],
): Mention<Size> => ({ value: { width, height }, start: index, end: index + words.length });
