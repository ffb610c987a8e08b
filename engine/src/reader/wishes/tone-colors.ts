import { mix, toOklch } from '../../color/oklch.ts';
import { isIn, joinLimits, type Limits, temper } from '../../color/temper.ts';
import { tones, tonesOf } from '../../lexicon/tones.ts';
import type { Sign } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { isCode } from './color-codes.ts';

type ColorSign = Extract<Sign, { part: 'color' }>;
type Toned = Span & { limits: Limits };

const isColor = (sign: Sign): sign is ColorSign => sign.part === 'color';

// "Calm green", "vert doux", "柔和的绿色": a word of a tone at its color.
const BESIDE = /^[\s-]?$|^\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{1,2}\s?$/u;
// Of several colors each stays itself in a tone of the whole: burgundy in a muted card.
const HALF = 0.5;
// "Muted blue and green": a tone is of both. Between them is a sign, or a word as short as "and".
const JOINED = /^[\s,、/&+-]*(?:\p{L}{1,3})?\s*$/u;

/**
 * Signs in which every color that is named has the tone that is said of it, or of the whole: "calm green" is a green of little chroma. Codes stay
 * as they are. How light it is changes for a color that the tone stands beside, or for the only one.
 */
export function inTones(signs: readonly Sign[], text: string): Sign[] {
  const toned = signs.flatMap((sign): Toned[] => {
    const [tone] = sign.part === 'mood' ? tonesOf([sign.value]) : [];
    return tone ? [{ start: sign.start, end: sign.end, limits: tone.limits }] : [];
  });
  if (toned.length === 0) return [...signs];
  const colors = signs.filter(isColor);
  const own = colors.map((color) => toned.filter((tone) => isBeside(tone, color, text)));
  const ofAll = toned.filter((tone) => !own.some((beside) => beside.includes(tone)));
  const isOnly = new Set(colors.map(({ start }) => start)).size === 1;
  const values = new Map<Sign, string>();
  let joined: readonly Toned[] = [];
  for (const [at, color] of colors.entries()) {
    const before = colors[at - 1];
    const beside = own[at] ?? [];
    const inherits = before && JOINED.test(text.slice(before.end, color.start));
    joined = beside.length > 0 ? beside : inherits ? joined : [];
    if (isCode(color, text)) continue;
    const isOfFamily = colors.some((other) => other !== color && other.start === color.start);
    const isMeant = joined.length > 0 || isOnly;
    const { lightness, chroma } = joinLimits([...joined, ...ofAll].map((tone) => tone.limits));
    const toned = temper(color.value, { chroma, lightness: isMeant && !isOfFamily ? lightness : undefined });
    values.set(color, isMeant ? toned : mix(color.value, toned, HALF));
  }
  return signs.map((sign) => (isColor(sign) ? { ...sign, value: values.get(sign) ?? sign.value } : sign));
}

const isBeside = (tone: Span, color: Span, text: string): boolean =>
  BESIDE.test(
    tone.end <= color.start ? text.slice(tone.end, color.start) : text.slice(color.end, tone.start),
  ) &&
  (tone.end <= color.start || color.end <= tone.start);

// Below this chroma nobody names a hue.
const GREY = 0.04;

/** What keeps the hues of colors off a card, by its name: `no-purple`. */
export const toAvoidedHues = (colors: readonly string[]): string[] => [
  ...new Set(
    colors.flatMap((color) => {
      const { c, h } = toOklch(color);
      if (c < GREY) return [];
      const tone = [...tones().values()].find(({ limits }) => limits.avoids.some((range) => isIn(h, range)));
      return tone?.name ?? [];
    }),
  ),
];
