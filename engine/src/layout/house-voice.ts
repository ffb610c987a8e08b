import type { TypePairing } from '../assets/text-style.ts';
import type { Palette } from '../color/palette.ts';
import type { Shape } from '../geometry.ts';
import type { Frame } from './frame.ts';
import type { RoleVoice, Voice } from './voice.ts';

export type HouseVoice = {
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
export const smallShare = (shape: Shape): number => SMALL_SHARES[shape];

const SMALL_SHARES: Readonly<Record<Shape, number>> = {
  landscape: 1,
  square: 1.12,
  portrait: 1.25,
  banner: 1.28,
};

/** Enlarges the small roles of a wide card's voice as its shape requires. */
export function growSmall(voice: Voice, shape: Shape): Voice {
  const grown = <Role extends RoleVoice>(role: Role): Role => ({
    ...role,
    size: role.size * smallShare(shape),
  });
  return {
    ...voice,
    eyebrow: grown(voice.eyebrow),
    subtitle: grown(voice.subtitle),
    person: grown(voice.person),
    detail: grown(voice.detail),
    attribution: grown(voice.attribution),
    line: grown(voice.line),
    button: grown(voice.button),
  };
}

// A square has room for one more line than a wide card, so its letters may be larger; a banner has the width.
const TITLE_SHARES: Readonly<Record<Shape, number>> = {
  landscape: 1.14,
  square: 1.3,
  portrait: 1.2,
  banner: 1.36,
};

/** The type scale of the quiet looks, in shares of the type unit, which a look may override. */
export function toHouseVoice({ unit, minSize, shape }: Frame, { palette, type, letters }: HouseVoice): Voice {
  const { foreground, muted, accentText, background } = palette;
  const tall = smallShare(shape);
  const titleTall = TITLE_SHARES[shape];
  const title = { style: type.display, color: foreground, minSize, maxLines: titleLines(letters), share: 1 };
  const small = { style: type.text, color: muted, minSize, maxLines: 3, gap: unit * 0.026 };
  const tracked = { ...small, style: type.label };
  return {
    eyebrow: { ...tracked, color: accentText, size: unit * 0.036 * tall, maxLines: 2 },
    title: {
      ...title,
      size: unit * titleShare(letters) * titleTall,
      comfort: unit * titleShare(letters) * 0.66,
      gap: unit * 0.045,
    },
    titleByFigure: { ...title, size: unit * 0.11, comfort: unit * 0.058, gap: unit * 0.045 },
    figure: {
      ...title,
      // Figures have no descenders: a full line would leave a hole under them.
      style: { ...type.display, lineHeight: 0.98 },
      maxLines: 1,
      color: accentText,
      size: unit * 0.36,
      comfort: unit * 0.16,
      share: 1.5,
      gap: unit * 0.012,
    },
    figureSide: { ...small, style: type.display, color: foreground, size: unit * 0.07 },
    subtitle: { ...small, size: unit * 0.044 * tall, gap: unit * 0.038 },
    person: {
      ...small,
      style: { ...type.text, weight: 600 },
      color: foreground,
      size: unit * 0.042 * tall,
      gap: unit * 0.036,
    },
    detail: { ...tracked, size: unit * 0.034 * tall, maxLines: 2, gap: unit * 0.036 },
    attribution: { ...small, size: unit * 0.042 * tall, gap: unit * 0.04 },
    line: { ...small, size: unit * 0.036 * tall },
    button: {
      ...tracked,
      color: background,
      size: unit * 0.034 * tall,
      maxLines: 2,
      gap: unit * 0.045,
      plate: { padX: 1.3, padY: 0.72, radius: 0.5, style: { backgroundColor: accentText } },
    },
  };
}
