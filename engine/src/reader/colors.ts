import { createLexicon, type Mention } from './reading/lexicon.ts';
import { type Reading, readText } from './reading/reading.ts';
import { COLOR_FAMILIES, COLORS } from './vocabulary.ts';

const CODE =
  /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])|rgba?\(\s?(\d{1,3})\s?,\s?(\d{1,3})\s?,\s?(\d{1,3})/giu;
// Colors with less chroma count as neutral: palettes are built around the others.
const NEUTRAL_CHROMA = 24;
// Rec. 601 luma below which a surface counts as dark, of 255.
const DARK_LUMA = 90;
const LIGHT_LUMA = 190;

const families = createLexicon(COLOR_FAMILIES);

/** Finds the colors of color families: `sunset tones` are three. */
export const findColorFamilies = (
  reading: Reading,
  language: string,
): (Mention<string> & { part: 'color' })[] =>
  families
    .find(reading, language)
    .flatMap(({ value, start, end }) => value.map((color) => ({ part: 'color', value: color, start, end })));

/** The color words of a language, as `#rrggbb`. */
export const colorWords = createLexicon(COLORS, { elided: true });

/** The same, without the English words that texts of other languages may contain. */
export const nativeColorWords = createLexicon(COLORS, { foreign: false });

/** Finds the colors with a hue in the copy of a card. None if there are more than two: then none is the main color. */
export function findNamedColors(words: string, language: string): string[] {
  const found = colorWords.find(readText(words), language).map(({ value }) => value);
  const named = [...new Set(found)].filter((color) => !isNeutral(color));
  return named.length > 2 ? [] : named;
}

/** Finds hex and `rgb()` colors, as `#rrggbb`. `#42` and `#abcd` are numbers and tags. */
export function findColorCodes(text: string): (Mention<string> & { part: 'color' })[] {
  return [...text.matchAll(CODE)].map((match) => ({
    part: 'color',
    value: match[1] === undefined ? toLongHex(match[0]) : toHex(match.slice(1, 4)),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function toLongHex(code: string): string {
  const digits = code.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function toHex(channels: readonly string[]): string {
  const bytes = channels.map((channel) => Math.min(255, Number(channel)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Removes repeated colors and moves those without a hue (black, white, greys) to the end. */
export function orderColors(colors: readonly string[]): string[] {
  const unique = [...new Set(colors)];
  return [...unique.filter((color) => !isNeutral(color)), ...unique.filter(isNeutral)];
}

/** Returns the scheme of a card with this background; undefined for medium lightness. */
export function schemeOfBackground(color: string): 'light' | 'dark' | undefined {
  const [red, green, blue] = channelsOf(color);
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  if (luma < DARK_LUMA) return 'dark';
  return luma > LIGHT_LUMA ? 'light' : undefined;
}

/** Whether a color is dark or pale enough to be a background: black, navy, cream, white. */
export function isGroundTone(color: string): boolean {
  const [red, green, blue] = channelsOf(color);
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return luma < DARK_LUMA || luma > 225;
}

/** Black, white or a grey. */
export function isNeutral(color: string): boolean {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels) < NEUTRAL_CHROMA;
}

/** The angle between the hues of two colors with a hue, 0 to 180 degrees. */
export function hueDistance(one: string, other: string): number {
  const between = Math.abs(hueOf(one) - hueOf(other));
  return between > 180 ? 360 - between : between;
}

function hueOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue) || 1;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

function channelsOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
