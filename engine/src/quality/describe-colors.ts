import type { DesignRequest } from '../brief/design-request.ts';
import { type Warning, warn } from '../brief/warning.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import type { Composition } from '../composition.ts';
import type { Pixels } from '../render/pixels.ts';

type Oklch = ReturnType<typeof toOklch>;

// Points across a picture, so that every shape that matters covers a few of them.
const COLUMNS = 60;
// Share of the points that must have a color for it to be noticed.
const SEEN = 0.012;

// How far a tone may differ and still have the same name.
const NEAR = { l: 0.16, c: 0.08, h: 28 } as const;
const GREY = 0.04;

/** Warns about colors asked for that cannot be found in a finished card; `art` is what lies below its type. */
export function describeColors(
  request: DesignRequest,
  { texts, pictured }: Composition,
  art: Pixels,
): Warning[] {
  const words = Object.entries(request.colorWords ?? {});
  // The warnings about a picture cover its colors.
  if (words.length === 0 || request.kind === 'picture' || (pictured && request.scene?.tone?.hues.length))
    return [];
  const tones = sample(art);
  const inks = texts.map(({ color }) => toOklch(color));
  const isSeen = (color: string): boolean => {
    const asked = toOklch(color);
    const share = tones.filter((tone) => isNear(tone, asked)).length / tones.length;
    return share >= SEEN || inks.some((ink) => isNear(ink, asked));
  };
  // "Sunset tones" are three colors, one of which is enough.
  const seen = new Set(words.flatMap(([color, word]) => (isSeen(color) ? [word] : [])));
  const missing = words.flatMap(([color, word]) => (seen.has(word) || color === request.ink ? [] : [word]));
  const told = describeInk(request, texts);
  if (missing.length === 0) return told;
  const different = [...new Set(missing)];
  const named = different.map((word) => `“${word}”`);
  return [
    ...told,
    warn(
      'color_not_followed',
      `${named.join(', ')} ${named.length > 1 ? 'are' : 'is'} hard to see: ${pictured ? 'the picture' : 'the card'} has other colors.`,
      different,
    ),
  ];
}

/** Warns if letters are not in the color asked for, whatever the reason: unreadable here, or not in this look. */
function describeInk({ ink, colorWords = {} }: DesignRequest, texts: Composition['texts']): Warning[] {
  if (ink === undefined || texts.some(({ color }) => isNear(toOklch(color), toOklch(ink)))) return [];
  const word = colorWords[ink] ?? ink;
  const message = `“${word}” letters are not used: the words have another color.`;
  return [warn('color_not_followed', message, [word])];
}

/** The tones of a grid of points. */
export function sample({ width, height, data }: Pixels): Oklch[] {
  const step = Math.max(1, Math.floor(width / COLUMNS));
  const tones: Oklch[] = [];
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const at = (y * width + x) * 4;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      tones.push(toOklch(`#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`));
    }
  }
  return tones;
}

function isNear(tone: Oklch, asked: Oklch): boolean {
  if (Math.abs(tone.l - asked.l) > NEAR.l || Math.abs(tone.c - asked.c) > NEAR.c) return false;
  return Math.min(tone.c, asked.c) < GREY || hueDistance(tone.h, asked.h) <= NEAR.h;
}
