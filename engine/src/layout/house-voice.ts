import type { TypePairing } from '../assets/text-style.ts';
import type { Palette } from '../color/palette.ts';
import type { Shape } from '../geometry.ts';

type HouseVoice = {
  palette: Palette;
  type: TypePairing;
  /** Length of the title as `countLatinLetters` counts it; a single word may be much larger than a sentence. */
  letters: number;
};

const WIDE_LETTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** Measures a text in Latin letters; a Chinese, Japanese or Korean character is as wide as one and a half. */
export const countLatinLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 1.6 : 1), 0);

/** Returns the size of a title in shares of the type unit: the fewer letters, the larger. */
export const titleShare = (letters: number): number =>
  letters <= 10 ? 0.23 : letters <= 18 ? 0.17 : letters <= 34 ? 0.138 : letters <= 60 ? 0.114 : 0.1;

// A word of this length would shrink the title of a column to small print.
const LONG_WORD = 22;
// Other scripts write words without spaces, and lines may break anywhere in them.
const SPACED_LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\p{N}]+$/u;

/** Whether a title has a word that needs the whole width of the card. */
export const wantsWidth = (title: string): boolean =>
  title.split(/[\s-]+/).some((word) => word.length > LONG_WORD && SPACED_LETTERS.test(word));

// More lines than this look like a list of words, so the size shrinks first.
export const titleLines = (letters: number): number =>
  letters <= 24 ? 2 : letters <= 50 ? 3 : letters <= 80 ? 4 : letters <= 150 ? 6 : 11;

/** Enlarges small type where the whole card is shown small: stories on phones, banners across a page. */
const smallShare = (shape: Shape): number => SMALL_SHARES[shape];

const SMALL_SHARES: Readonly<Record<Shape, number>> = {
  landscape: 1,
  square: 1.12,
  portrait: 1.25,
  banner: 1.28,
};
