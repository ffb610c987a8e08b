import { toDrawableText } from './drawable-text.ts';
import { type EmojiLibrary, splitEmoji } from './emoji.ts';
import { getFontTraits } from './font-catalogue.ts';
import type { FontLibrary } from './font-library.ts';
import { findFontStack, toStackWeight } from './font-stack.ts';
import { splitLine } from './line-pieces.ts';
import { createRecentMap } from './recent-map.ts';
import { countScripts, findDirection, hasRightToLeft, SCRIPT_TRAITS } from './scripts.ts';
import { HYPHEN } from './soft-hyphen.ts';
import type { TextStyle } from './text-style.ts';

/** Ends a text that had to be cut; always drawable in the families of a resolved text. */
export const ELLIPSIS = '…';

/** A text as the bundled fonts can draw it, with everything that decides its shape but the size. */
export type ResolvedText = {
  text: string;
  /** Characters and emoji of the source that no font has: replaced by plainer ones or left out. */
  missing: string[];
  /** Families that draw it, in order of preference. */
  families: string[];
  weight: number;
  /** In em; 0 for joined scripts. */
  letterSpacing: number;
  /** Multiple of the font size, after the minimum of its scripts. */
  lineHeight: number;
  variation?: string;
  /** Of the style. */
  tabular?: true;
  direction: 'ltr' | 'rtl';
  /** Of the style. */
  language?: string;
};

export interface TextResolver {
  /** Loads the fonts that the text needs. The same text and style always resolve to the same shape. */
  resolve(text: string, style: TextStyle): Promise<ResolvedText>;
}

export function createTextResolver(fonts: FontLibrary, emoji: EmojiLibrary): TextResolver {
  const resolved = createRecentMap<Promise<ResolvedText>>(2_000);
  return {
    resolve: (text, style) => {
      const key = JSON.stringify([text, style]);
      const known = resolved.get(key) ?? resolveText(text, style, fonts, emoji);
      resolved.set(key, known);
      return known;
    },
  };
}

async function resolveText(
  source: string,
  style: TextStyle,
  fonts: FontLibrary,
  emoji: EmojiLibrary,
): Promise<ResolvedText> {
  const missing: string[] = [];
  let text = toDrawableText(source);
  text = await replaceUndrawableEmoji(text, emoji, missing);

  let stack = await findFontStack(toGlyphText(text), style, fonts);
  missing.push(...stack.missing);
  for (const plainer of PLAINER) {
    if (stack.missing.size === 0) break;
    text = replaceMissing(text, stack.missing, plainer);
    stack = await findFontStack(toGlyphText(text), style, fonts);
  }

  const scripts = [...countScripts(text).keys()].map((script) => SCRIPT_TRAITS[script]);
  const joined = scripts.some((traits) => traits.joined);
  return {
    text: toDrawableText(text),
    missing,
    families: stack.families,
    weight: toStackWeight(style.family, style.weight),
    letterSpacing: joined || mixesDirections(text) ? 0 : (style.letterSpacing ?? 0),
    lineHeight: Math.max(
      style.lineHeight,
      markedLineHeight(text, stack.families),
      splitEmoji(text).some((piece) => piece.emoji) ? EMOJI_LINE_HEIGHT : 0,
      ...scripts.map((traits) => traits.lineHeight),
      ...stack.families.map((family) => getFontTraits(family).lineHeight ?? 0),
    ),
    ...(style.variation ? { variation: style.variation } : {}),
    ...(style.tabular ? { tabular: true } : {}),
    direction: findDirection(text),
    ...(style.language ? { language: style.language } : {}),
  };
}

/** The renderer would track the signs, too, by which a line says in which order its words stand. */
const mixesDirections = (text: string): boolean =>
  hasRightToLeft(text) && [...text].some((sign) => /[\p{L}\p{N}]/u.test(sign) && !hasRightToLeft(sign));

// A dot or an accent over a capital (İ, Ů, É) reaches up to the line above, and there a tail (g) or a cedilla (ş) down; Vietnamese
// sets a tone above the accent.
const ABOVE = '[\\u0300-\\u0315\\u033d-\\u0344]';
const HELD = '[\\u031b\\u0323]*';
const MARKED = new RegExp(`\\p{L}${HELD}${ABOVE}`, 'u');
const MARKED_CAPITAL = new RegExp(`\\p{Lu}${HELD}${ABOVE}`, 'u');
const STACKED = new RegExp(`\\p{L}${HELD}${ABOVE}{2}`, 'u');
const STACKED_CAPITAL = new RegExp(`\\p{Lu}${HELD}${ABOVE}{2}`, 'u');
const TAIL = /[gjpqyQJ]/u;
const MARK_BELOW = /[\u0323-\u0328\u032d-\u0331]/u;
// Fonts draw the cedilla of Latvian letters as a comma.
const COMMA_BELOW = /\u0326|[gklnr]\u0327/iu;
// In em, as measured on the bundled families; some reach further (`FontTraits`).
const LINE_HEIGHTS = {
  stackedCapital: 1.42,
  stacked: 1.28,
  capitalOverTail: 1.22,
  capital: 1.04,
  below: 1.06,
  tail: 0.98,
} as const;

/** The height that keeps the marks of two lines of Latin letters apart; 0 where no letter carries one. */
function markedLineHeight(text: string, families: readonly string[]): number {
  const parts = text.normalize('NFD');
  const height = heightOfMarks(parts);
  const comma = COMMA_BELOW.test(parts);
  const further = families
    .map(getFontTraits)
    .map(({ marks = 0, commas = 0 }) => marks + (comma ? commas : 0));
  return height && LINE_HEIGHTS[height] + Math.max(...further);
}

function heightOfMarks(parts: string): keyof typeof LINE_HEIGHTS | 0 {
  const below = MARK_BELOW.test(parts);
  const tail = TAIL.test(parts);
  if (STACKED_CAPITAL.test(parts)) return 'stackedCapital';
  if (STACKED.test(parts)) return 'stacked';
  if (MARKED_CAPITAL.test(parts)) return below || tail ? 'capitalOverTail' : 'capital';
  if (below) return 'below';
  return tail && MARKED.test(parts) ? 'tail' : 0;
}

// Below this an inline picture is taller than its line and would push the letters down.
const EMOJI_LINE_HEIGHT = 1.14;

// Signs that were made of two others.
const TWO_SIGNS: Readonly<Record<string, string>> = { '‽': '?!', '⸘': '¡¿' };

// What becomes of a character that no font has, or of a letter whose mark no font places on it, one place for all: its
// compatibility form, then its base letter, then nothing. It is reported in `missing` in every case.
const PLAINER: readonly ((missing: string) => string)[] = [
  (missing) => TWO_SIGNS[missing] ?? missing,
  (missing) => missing.normalize('NFKC'),
  (missing) => missing.normalize('NFKD').replace(/\p{Script=Inherited}/gu, ''),
  () => '',
];

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What fonts have to draw of a text, and the signs that may end its lines. */
const toGlyphText = (text: string): string =>
  splitLine(text)
    .filter(({ kind }) => kind !== 'emoji')
    .map((piece) => piece.text)
    .concat(ELLIPSIS, HYPHEN)
    .join(' ');

function replaceMissing(text: string, missing: ReadonlySet<string>, plainer: (c: string) => string): string {
  const replaceIn = (cluster: string): string =>
    missing.has(cluster)
      ? plainer(cluster)
      : Array.from(cluster, (character) => (missing.has(character) ? plainer(character) : character)).join(
          '',
        );
  return splitEmoji(text)
    .map((piece) =>
      piece.emoji
        ? piece.text
        : Array.from(graphemes.segment(piece.text), ({ segment }) => replaceIn(segment)).join(''),
    )
    .join('');
}

async function replaceUndrawableEmoji(text: string, emoji: EmojiLibrary, missing: string[]): Promise<string> {
  const pieces = await Promise.all(
    splitEmoji(text).map(async (piece) => {
      if (!piece.emoji || (await emoji.find(piece.text))) return piece.text;
      missing.push(piece.text);
      return spellEmoji(piece.text, emoji);
    }),
  );
  return pieces.join('');
}

/** An emoji without a picture: its parts that have one, a flag's letters, or the plain sign it is made of. */
async function spellEmoji(source: string, emoji: EmojiLibrary): Promise<string> {
  const letters = Array.from(source, (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point >= 0x1f1e6 && point <= 0x1f1ff) return String.fromCharCode(point - 0x1f1e6 + 0x41);
    if (point > 0xe0060 && point < 0xe007b) return String.fromCharCode(point - 0xe0020);
    return '';
  }).join('');
  if (letters) return letters;
  const parts = source.split('\u200d');
  if (parts.length > 1) {
    const found = await Promise.all(parts.map(async (part) => ((await emoji.find(part)) ? part : '')));
    return found.join('');
  }
  return /\p{Emoji_Presentation}/u.test(source) ? '' : source.replace(/[\ufe0f\u20e3]/g, '');
}

/** Fixes the optical size of a family that has one, so that widths grow in proportion with the font size. */
export function withOpticalSize(style: TextStyle, size: number): TextStyle {
  const sizes = getFontTraits(style.family).opticalSizes;
  if (!sizes || style.variation?.includes('opsz')) return style;
  const optical = Math.round(Math.min(sizes[1], Math.max(sizes[0], size)));
  return { ...style, variation: [`"opsz" ${optical}`, style.variation].filter(Boolean).join(', ') };
}
