import { isEmoji } from './emoji.ts';
import { HYPHENATED_LETTER, SOFT_HYPHEN } from './soft-hyphen.ts';

/** More than any card can show; what lies beyond is cut before it costs time to lay out. */
export const MAX_DRAWN_CHARACTERS = 2_000;

// Nearly all texts are: one character each, none of which is changed, and single spaces between words.
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u017f]+(?: [!-~\u00a1-\u00ac\u00ae-\u017f]+)*$/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const MAX_MARKS = 2;
// Joiners and selectors mean something inside some graphemes; `cleanGrapheme` judges them.
const INVISIBLE =
  /[[\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\ufff9-\ufffd]--[\u00ad\u180b-\u180f\u200b-\u200d\ufe00-\ufe0f\u{e0000}-\u{e0fff}]]/gv;
// A soft hyphen says where a word may be broken, in the scripts that are hyphenated; a zero-width space where a line
// may end. Elsewhere they say nothing.
const IDLE_SOFT_HYPHEN = new RegExp(
  `(?<!${HYPHENATED_LETTER}\\p{M}*)${SOFT_HYPHEN}|${SOFT_HYPHEN}(?!${HYPHENATED_LETTER})`,
  'gu',
);
const IDLE_ZERO_WIDTH_SPACE = /(?<![^\s\u200b])\u200b|\u200b(?![^\s\u200b])/gu;

/**
 * Prepares untrusted text for drawing without changing its words: one form for each character (NFC), plain
 * spaces, single line breaks, and none of the characters that have an effect but no shape (bidirectional
 * controls, control characters, lone surrogates, stacks of accents) but those that say where a line may end.
 */
export function toDrawableText(text: string): string {
  if (text.length <= MAX_DRAWN_CHARACTERS && PLAIN.test(text)) return text;
  const plain = Array.from(text.slice(0, MAX_DRAWN_CHARACTERS * 2))
    .slice(0, MAX_DRAWN_CHARACTERS)
    .join('')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|[^\P{Zs}\u00a0\u202f]/gu, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(INVISIBLE, '')
    .normalize('NFC');
  const clean = Array.from(graphemes.segment(plain), ({ segment }) => cleanGrapheme(segment)).join('');
  return clean
    .replace(IDLE_SOFT_HYPHEN, '')
    .replace(IDLE_ZERO_WIDTH_SPACE, '')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replace(/^[\s]+|[\s]+$/g, '');
}

function cleanGrapheme(grapheme: string): string {
  if (grapheme.length === 1 || isEmoji(grapheme)) return grapheme;
  const bare = grapheme
    .replace(/[\ufe00-\ufe0f\u{e0000}-\u{e0fff}]/gu, '')
    .replace(/(?<!\p{Script=Mongolian})[\u180b-\u180f]/gu, '')
    // Joiners shape Arabic and the scripts of India; between other characters they are invisible noise.
    .replace(
      /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Oriya}\p{Script=Mongolian}\p{Script=Syriac}\p{Script=Nko}])[\u200c\u200d]/gu,
      '',
    );
  let marks = 0;
  return Array.from(bare)
    .filter((character) => !/\p{Script=Inherited}/u.test(character) || ++marks <= MAX_MARKS)
    .join('');
}
