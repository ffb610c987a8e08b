import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const TEXT_PRESENTATION = '\ufe0e';
const EMOJI_PRESENTATION = '\ufe0f';
const SKIN_TONES = /[\u{1f3fb}-\u{1f3ff}]/gu;

/** Whether a grapheme asks to be drawn in colour: by its own default or by a variation selector. */
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
  /** A square SVG document for the emoji; undefined when the set has none (country flags). */
  find(emoji: string): Promise<string | undefined>;
}

type Icon = { body: string } | { parent: string };

/** Noto Emoji as vector pictures. Its 25 MB are read only when a text has an emoji, and not kept. */
export function createEmojiLibrary(): EmojiLibrary {
  const pictures = new Map<string, Promise<string | undefined>>();
  let names: Promise<Record<string, string>> | undefined;

  const draw = async (emoji: string): Promise<string | undefined> => {
    names ??= readFile(resolve('@iconify-json/noto/chars.json'), 'utf8').then(JSON.parse);
    const known = await names;
    const name = toKeys(emoji)
      .map((key) => known[key])
      .find((found) => found !== undefined);
    if (name === undefined) return undefined;
    const icons = await readFile(resolve('@iconify-json/noto/icons.json'));
    const body = readBody(icons, name);
    return (
      body &&
      `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">${body}</svg>`
    );
  };

  return {
    find: (emoji) => {
      const picture = pictures.get(emoji) ?? draw(emoji);
      pictures.set(emoji, picture);
      return picture;
    },
  };
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
