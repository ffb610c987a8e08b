const WIDE_LETTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** Measures a text in Latin letters; a Chinese, Japanese or Korean character is as wide as one and a half. */
export const countLatinLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 1.6 : 1), 0);
