import { readFileSync } from 'node:fs';

/** Words that the dictionary of ICU splits: loanwords, and compounds that are one word to their readers. */
const WORDS = readFileSync(new URL('../../data/thai-words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/u)
  .toSorted((a, b) => b.length - a.length);
const KNOWN = new RegExp(`(${WORDS.join('|')})`, 'u');

/** A stretch of Thai with those words apart: every second part is one. */
export const splitAtThaiWords = (text: string): string[] => text.split(KNOWN);
