import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const TEXT_PRESENTATION = '\ufe0e';
const EMOJI_PRESENTATION = '\ufe0f';
const SKIN_TONES = /[\u{1f3fb}-\u{1f3ff}]/gu;

/** Whether a grapheme asks to be drawn in color: by its own default or by a variation selector. */
export function isEmoji(grapheme: string): boolean {
  if (grapheme.includes(TEXT_PRESENTATION)) return false;
  // Every sequence of RGI_Emoji has one of the two; asking for the property itself is a hundred times slower.
  return (
    /\p{Emoji_Presentation}/u.test(grapheme) ||
    (grapheme.includes(EMOJI_PRESENTATION) && /\p{Emoji}/u.test(grapheme))
  );
}

export type TextPiece = { text: string; emoji: boolean };

/** Cuts a text into stretches of letters and single emoji, in reading order. */
export function splitEmoji(text: string): TextPiece[] {
  // No emoji lies below this but the keycaps, which carry a presentation selector.
  if (!/[\u00a9\u00ae\u203c-\u{10ffff}]/u.test(text)) return text === '' ? [] : [{ text, emoji: false }];
  const pieces: TextPiece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const emoji = isEmoji(segment);
    const last = pieces.at(-1);
    if (!emoji && last && !last.emoji) last.text += segment;
    else pieces.push({ text: segment, emoji });
  }
  return pieces;
}

/** Pictures that can stand for an emoji, the exact one first, then without its skin tone. */
function toKeys(emoji: string): string[] {
  const toKey = (text: string): string =>
    Array.from(text.replaceAll(EMOJI_PRESENTATION, ''), (character) =>
      (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
    ).join('-');
  return [toKey(emoji), toKey(emoji.replace(SKIN_TONES, ''))];
}

export interface EmojiLibrary {
  /** A square SVG document for the emoji; undefined when there is none. */
  find(emoji: string): Promise<string | undefined>;
}

type Icon = { body: string } | { parent: string };

/**
 * Noto Emoji as vector pictures, and the flags of countries, which it lacks, from Flag Icons. Their 25 MB and 4 MB are
 * read only when a text has such an emoji, and not kept.
 */
export function createEmojiLibrary(): EmojiLibrary {
  const pictures = new Map<string, Promise<string | undefined>>();
  let names: Promise<Record<string, string>> | undefined;

  const drawEmoji = async (emoji: string): Promise<string | undefined> => {
    names ??= readFile(resolve('@iconify-json/noto/chars.json'), 'utf8').then(JSON.parse);
    const known = await names;
    const name = toKeys(emoji)
      .map((key) => known[key])
      .find((found) => found !== undefined);
    if (name === undefined) return undefined;
    const body = readBody(await readFile(resolve('@iconify-json/noto/icons.json')), name);
    return body && toSvg(body);
  };
  const draw = async (emoji: string): Promise<string | undefined> => {
    const country = readCountry(emoji);
    return country === undefined ? drawEmoji(emoji) : drawFlag(country);
  };

  return {
    find: (emoji) => {
      const picture = pictures.get(emoji) ?? draw(emoji);
      pictures.set(emoji, picture);
      return picture;
    },
  };
}

const toSvg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${body}</svg>`;

const REGIONAL_A = 0x1f1e6;
const TAG = 0xe0000;

/** The country, or the part of one, whose flag an emoji is, in lower case: `de`, `gb-sct`; undefined for any other emoji. */
export function readCountry(emoji: string): string | undefined {
  const points = Array.from(emoji, (character) => character.codePointAt(0) ?? 0);
  if (/^\p{Regional_Indicator}{2}$/u.test(emoji))
    return points.map((point) => String.fromCharCode(point - REGIONAL_A + 0x61)).join('');
  const [, part] = /^\u{1f3f4}([\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6})\u{e007f}$/u.exec(emoji) ?? [];
  const letters =
    part && Array.from(part, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - TAG)).join('');
  return letters && `${letters.slice(0, 2)}-${letters.slice(2)}`;
}

// A flag of 640 x 480 in the middle of the square, with an edge that keeps white from running into the ground.
const FLAG_SCALE = 'translate(4 19) scale(0.1875)';
const FLAG_EDGE =
  '<path d="M0 0h640v480H0z" fill="none" stroke="#808080" stroke-opacity=".6" stroke-width="8"/>';

// The set has an empty frame for a country that is none.
const NO_COUNTRY = 'xx';

async function drawFlag(country: string): Promise<string | undefined> {
  if (country === NO_COUNTRY) return undefined;
  const body = readBody(await readFile(resolve('@iconify-json/flag/icons.json')), `${country}-4x3`);
  const flag = `<svg width="640" height="480" viewBox="0 0 640 480">${body}</svg>`;
  return body && toSvg(`<g transform="${FLAG_SCALE}">${flag}${FLAG_EDGE}</g>`);
}

// Parsing the whole set would block for 90 ms and leave 100 MB to collect: find the one entry instead.
function readBody(icons: Buffer, name: string): string | undefined {
  const start = icons.indexOf(`\n\t\t"${name}": {`);
  if (start < 0) return undefined;
  const open = icons.indexOf('{', start);
  const close = icons.indexOf('\n\t\t}', open);
  const icon: Icon = JSON.parse(`${icons.toString('utf8', open, close)}}`);
  return 'body' in icon ? icon.body : readBody(icons, icon.parent);
}
