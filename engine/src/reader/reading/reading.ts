import { foldText } from '../../lexicon/fold-text.ts';
import { countWork } from './work-budget.ts';

/** A word of a text: code unit offsets and its folded form. */
export type Word = { start: number; end: number; folded: string };

/** A text prepared for look-ups; `folded` has the length of `text`, so offsets hold for both. */
export type Reading = {
  text: string;
  folded: string;
  words: Word[];
  /** The forms by which its words are looked up, by the manner of that, and by word. */
  forms: Map<string, Map<string, readonly string[]>>;
  /** What was found in it, by what finds it, and by language. */
  found: Map<object, Map<string, unknown>>;
};

// Without this bound a word of 4,000 letters would be compared again and again.
const MAX_WORD_LENGTH = 60;
// Scripts without spaces make words of their own, so that "的LinkedIn" holds a Latin one.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’][\p{L}\p{M}]+)*/gu;

/** The text with Arabic, Persian, Devanagari and Bengali figures as 0-9; its length stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯]/gu, (digit) => String(digitOf(digit.charCodeAt(0))));
}

// Figures of a script stand in a row of ten whose first code unit ends in 0 or 6.
const digitOf = (unit: number): number => ((unit & 15) >= 6 && unit > 0x900 ? (unit & 15) - 6 : unit & 15);

/** Splits a text into words once, for all the lexicons that look into it. */
export function readText(text: string): Reading {
  countWork(text.length);
  const folded = foldText(text);
  const words: Word[] = [];
  for (const match of folded.matchAll(WORD)) {
    const end = match.index + match[0].length;
    words.push({ start: match.index, end, folded: match[0].slice(0, MAX_WORD_LENGTH) });
  }
  return { text, folded, words, forms: new Map(), found: new Map() };
}

/** A reading with these of its words alone. */
export const withWords = (reading: Reading, words: Word[]): Reading => ({
  ...reading,
  words,
  found: new Map(),
});
