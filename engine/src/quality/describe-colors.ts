import type { Brief } from '../brief/brief.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import type { Composition } from '../layout/composition.ts';
import type { Pixels } from '../render/canvas.ts';

type Oklch = ReturnType<typeof toOklch>;

// Points across a picture: every shape that counts is met by a few of them.
const COLUMNS = 60;
// Share of the points that have to be of a colour for it to be seen at a glance.
const SEEN = 0.012;

// How far a tone may be off and still be called by the same word.
const NEAR = { l: 0.16, c: 0.08, h: 28 } as const;
const GREY = 0.04;

/** Sentences for a person: the asked colours that cannot be found in a finished card; `art` is what lies below its type. */
export function describeColors(brief: Brief, { texts, pictured }: Composition, art: Pixels): string[] {
  const words = Object.entries(brief.colorWords ?? {});
  // What a picture lacks of its colours is told by its ledger.
  if (words.length === 0 || brief.kind === 'picture' || (pictured && brief.scene?.tone)) return [];
  const tones = sample(art);
  const inks = texts.map(({ color }) => toOklch(color));
  const isSeen = (color: string): boolean => {
    const asked = toOklch(color);
    const share = tones.filter((tone) => isNear(tone, asked)).length / tones.length;
    return share >= SEEN || inks.some((ink) => isNear(ink, asked));
  };
  // "Sunset tones" are three colours: one of them is enough.
  const seen = new Set(words.flatMap(([color, word]) => (isSeen(color) ? [word] : [])));
  const missing = words.flatMap(([color, word]) => (seen.has(word) || color === brief.ink ? [] : [word]));
  const told = describeInk(brief, texts);
  if (missing.length === 0) return told;
  const named = [...new Set(missing)].map((word) => `“${word}”`);
  return [
    ...told,
    `${named.join(', ')} can hardly be seen: ${pictured ? 'the picture' : 'the card'} has other colours.`,
  ];
}

/** Letters that were asked in a colour and have another one. */
function describeInk({ ink, colorWords = {} }: Brief, texts: Composition['texts']): string[] {
  if (ink === undefined || texts.some(({ color }) => isNear(toOklch(color), toOklch(ink)))) return [];
  return [`“${colorWords[ink] ?? ink}” letters could not be read here: the words have another colour.`];
}

function sample({ width, height, data }: Pixels): Oklch[] {
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
