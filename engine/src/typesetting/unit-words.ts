import { readFileSync } from 'node:fs';

/** Words of currencies and units that are written out behind a number; shorter ones are taken for such by their length. */
const KNOWN: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../data/unit-words.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/u),
);

/** Whether a word is that of a unit or a currency ("Euro", "kilometres", "рублей"). */
export const isUnitWord = (word: string): boolean =>
  KNOWN.has(word.toLowerCase().replace(/^\p{P}+|\p{P}+$/gu, ''));
