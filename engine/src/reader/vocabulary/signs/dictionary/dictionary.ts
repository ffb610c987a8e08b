import type { VocabularyLanguage } from '../../../../lexicon/languages.ts';
import type { Entry, Terms } from '../../../../lexicon/vocabulary.ts';
import { readTable, toTerms } from './read-table.ts';
import { KINDS_NORTH, NEGATIONS_NORTH, REQUESTS_NORTH } from './requests-north.ts';

/** Words by their English headword; a headword means one thing within a dictionary. */
export type Dictionary = ReadonlyMap<string, Terms>;

// The columns of the tables.
const NORTHERN: readonly VocabularyLanguage[] = ['sv', 'da', 'nb', 'pl', 'uk', 'tr', 'id'];

export const KIND_DICTIONARY = readTables([KINDS_NORTH]);
/** By the part that its words play in a request. */
export const REQUEST_DICTIONARY = readTables([REQUESTS_NORTH, NEGATIONS_NORTH]);

/**
 * The entries with the words that a dictionary has for any of their English terms: who adds an English word
 * that the dictionary knows has its translations at once.
 */
export function translated<Value>(
  entries: readonly Entry<Value>[],
  dictionary: Dictionary,
  headwordsOf: (entry: Entry<Value>) => readonly string[] = englishTerms,
): Entry<Value>[] {
  return entries.map((entry) => {
    const found = headwordsOf(entry).flatMap((headword) => dictionary.get(headword) ?? []);
    return found.length === 0 ? entry : { ...entry, terms: found.reduce(join, entry.terms) };
  });
}

/** The value of an entry names it. */
export const byValue = ({ value }: Entry<string>): string[] => [value];

const englishTerms = ({ terms }: Entry<unknown>): string[] =>
  (terms.en ?? '').split(',').map((term) => term.trim());

function join(terms: Terms, more: Terms): Terms {
  const joined = { ...terms };
  for (const language of Object.keys(more) as (keyof Terms)[])
    joined[language] = [terms[language], more[language]].filter(Boolean).join(', ');
  return joined;
}

/** Rows of `headword|cell|cell`, a cell a language, its terms parted by commas; an empty cell says nothing. */
function readTables(tables: readonly string[]): Dictionary {
  const dictionary = new Map<string, Terms>();
  for (const [headword = '', ...cells] of tables.flatMap(readTable))
    dictionary.set(headword, join(dictionary.get(headword) ?? {}, toTerms(cells, NORTHERN)));
  return dictionary;
}
