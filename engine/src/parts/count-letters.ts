const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}]/v;

/** How many Latin letters are about as wide as a text: those of East Asia and emoji count twice, marks and line ends not at all. */
export const countLetters = (text: string): number =>
  [...text.replace(/\p{Mn}|\n/gu, '')].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
