import { firstFrom } from '../spans.ts';

/** A token of a prompt: UTF-16 offsets and its words as written. A line break is a token; other blanks are not. */
export type Token = { start: number; end: number; text: string };

// One token a character: these scripts have no spaces between words.
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const TOKEN = new RegExp(
  [
    '\\n',
    'https?://[^\\s,;)"”»]+|www\\.[^\\s,;)"”»]+',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '[@#][\\p{L}\\p{N}_]+(?:\\.[\\p{L}\\p{N}_]+)*',
    // A domain, with its path.
    '[A-Za-z0-9][A-Za-z0-9-]*(?:\\.[A-Za-z0-9-]+)*\\.[a-z]{2,6}(?![A-Za-z0-9])(?:/[\\w/.-]*[\\w/])?',
    '\\p{N}+(?:[.,:]\\p{N}+)*',
    `[${UNSPACED}ー][\\p{M}]*`,
    `(?:(?![${UNSPACED}])[\\p{L}])(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\u200c\\u200d])*`,
    '[^\\s]',
  ].join('|'),
  'gu',
);

// A prompt is 4,000 characters by contract; what a tagger learns from is far shorter.
const LONGEST_TOKEN = 80;

/** Splits a text into tokens. Linear in its length. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    text: words.slice(0, LONGEST_TOKEN),
  }));
}

/** The token that starts at an offset, if one does. */
export function tokenAt(tokens: readonly Token[], offset: number): number | undefined {
  const at = firstFrom(tokens, offset);
  return tokens[at]?.start === offset ? at : undefined;
}
