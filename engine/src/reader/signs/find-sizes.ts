import type { Mention } from '../reading/lexicon.ts';
import type { Platform } from '../vocabulary/signs/platforms.ts';

export type SizeMention = Mention<Platform>;

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

/** Sizes in pixels (`1200x630`) and the usual aspect ratios (`16:9`), in order. */
export function findSizes(text: string): SizeMention[] {
  const mentions: SizeMention[] = [];
  for (const match of text.matchAll(SIZE)) {
    const width = Number(match[1]);
    const height = Number(match[2]);
    if (![width, height].every((axis) => axis >= MIN_AXIS && axis <= MAX_AXIS)) continue;
    mentions.push(mention(match, { name: `${width}x${height}`, width, height }));
  }
  for (const match of text.matchAll(RATIO)) {
    const ratio = RATIOS[match[0]];
    if (ratio) mentions.push(mention(match, { name: match[0], width: ratio[0], height: ratio[1] }));
  }
  return mentions.sort((a, b) => a.start - b.start);
}

function mention(match: RegExpExecArray, value: Platform): SizeMention {
  return { value, start: match.index, end: match.index + match[0].length };
}

/**
 * The format a prompt asks for, given what it mentions outside its copy: pixels first, then the platform
 * named first, then a ratio. Undefined when it mentions none.
 */
export function choosePlatform(
  sizes: readonly Mention<Platform>[],
  platforms: readonly Mention<Platform>[],
): Platform | undefined {
  const inPixels = sizes.find(({ value }) => value.name.includes('x'));
  return (inPixels ?? platforms[0] ?? sizes[0])?.value;
}
