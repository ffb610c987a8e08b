import type { Mention } from '../reading/lexicon.ts';

/** In pixels. */
export type Size = { width: number; height: number };

// What a generation may measure; a size outside is a detail of the prompt, not its format.
const MIN_AXIS = 256;
const MAX_AXIS = 2048;
// Both axes in digits around an x; the look-arounds keep `1x200x300` and longer numbers out.
const SIZE = /(?<![\d.x×])(\d{3,4})\s?(?:px)?\s?[x×*]\s?(\d{3,4})(?:\s?(?:px|pixels?))?(?![\d.x×])/giu;
const RATIO = /(?<![\d:.])(\d{1,2}):(\d{1,2})(?![\d:])/g;

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

/** Sizes in pixels (`1200x630`) first, then the usual aspect ratios (`16:9`), each in order. */
export function findSizes(text: string): Mention<Size>[] {
  const mentions: Mention<Size>[] = [];
  for (const match of text.matchAll(SIZE)) {
    const [width, height] = [Number(match[1]), Number(match[2])];
    if ([width, height].every((axis) => axis >= MIN_AXIS && axis <= MAX_AXIS))
      mentions.push(mention(match, [width, height]));
  }
  for (const match of text.matchAll(RATIO)) {
    const ratio = RATIOS[match[0]];
    if (ratio) mentions.push(mention(match, ratio));
  }
  return mentions;
}

const mention = (
  { index, 0: words }: RegExpExecArray,
  [width, height]: readonly [number, number],
): Mention<Size> => ({ value: { width, height }, start: index, end: index + words.length });
