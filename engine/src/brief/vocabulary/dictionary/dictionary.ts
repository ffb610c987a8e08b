import { readTable, toTerms } from '../read-table.ts';
import { COLUMNS, type Entry, NORTHERN, type Terms, type VocabularyLanguage } from '../terms.ts';
import { ANIMALS_NORTH } from './animals-north.ts';
import { COLOURS_NORTH, DEEDS_NORTH, GARMENTS_NORTH, NUMBERS_NORTH, RELATIONS_NORTH } from './deeds-north.ts';
import { COLOURS_EVERYDAY_GREAT, COLOURS_EVERYDAY_NORTH } from './everyday-colours.ts';
import { DEEDS_EVERYDAY_GREAT, DEEDS_EVERYDAY_NORTH, RELATIONS_EVERYDAY_NORTH } from './everyday-deeds.ts';
import { EVERYDAY_GREAT } from './everyday-great.ts';
import { EVERYDAY_NORTH, GARMENTS_EVERYDAY_NORTH } from './everyday-north.ts';
import { PEOPLE_EVERYDAY_GREAT, PEOPLE_EVERYDAY_NORTH } from './everyday-people.ts';
import { SETTINGS_EVERYDAY_GREAT, SETTINGS_EVERYDAY_NORTH } from './everyday-settings.ts';
import { ACTS_NORTH, KIT_NORTH, PLACES_FURTHER_NORTH } from './further-north.ts';
import { DEEDS_BY_LANGUAGE, NOUNS_BY_LANGUAGE, RELATIONS_BY_LANGUAGE } from './further-words.ts';
import {
  DEEDS_FURTHER,
  GARMENTS_FURTHER,
  NOUNS_FURTHER,
  PLACES_FURTHER,
  RELATIONS_FURTHER,
} from './nouns-further.ts';
import { PEOPLE_NORTH } from './people-north.ts';
import { PERCHES_NORTH } from './perches-north.ts';
import { PLACES_NORTH } from './places-north.ts';
import { KINDS_NORTH, NEGATIONS_NORTH, REQUESTS_NORTH, ROLES_NORTH } from './requests-north.ts';
import { SYNONYMS_GREAT } from './synonyms-great.ts';
import { THINGS_NORTH } from './things-north.ts';
import { TRAITS_EVERYWHERE } from './traits-everywhere.ts';

/** Words by their English headword; a headword means one thing within a dictionary. */
export type Dictionary = ReadonlyMap<string, Terms>;

// The headwords themselves are English.
const GREAT = COLUMNS.filter((language) => language !== 'en');

export const NOUN_DICTIONARY = merged(
  readTables(NORTHERN, [
    ANIMALS_NORTH,
    PEOPLE_NORTH,
    THINGS_NORTH,
    PLACES_NORTH,
    PLACES_FURTHER_NORTH,
    KIT_NORTH,
    EVERYDAY_NORTH,
    SETTINGS_EVERYDAY_NORTH,
    PEOPLE_EVERYDAY_NORTH,
  ]),
  readTables(GREAT, [
    NOUNS_FURTHER,
    PLACES_FURTHER,
    EVERYDAY_GREAT,
    SETTINGS_EVERYDAY_GREAT,
    SYNONYMS_GREAT,
    PEOPLE_EVERYDAY_GREAT,
  ]),
  readByLanguage(NOUNS_BY_LANGUAGE),
);
/** By the perch that its words name. */
export const PERCH_DICTIONARY = readTables(NORTHERN, [PERCHES_NORTH]);
export const DEED_DICTIONARY = merged(
  readTables(NORTHERN, [DEEDS_NORTH, ACTS_NORTH, DEEDS_EVERYDAY_NORTH]),
  readTables(GREAT, [DEEDS_FURTHER, DEEDS_EVERYDAY_GREAT]),
  readByLanguage(DEEDS_BY_LANGUAGE),
);
export const RELATION_DICTIONARY = merged(
  readTables(NORTHERN, [RELATIONS_NORTH, RELATIONS_EVERYDAY_NORTH]),
  readTables(GREAT, [RELATIONS_FURTHER]),
  readByLanguage(RELATIONS_BY_LANGUAGE),
);
/** By the trait that its words name. */
export const TRAIT_DICTIONARY = readTables(['zh', 'ja', 'ko', 'ar', 'hi', ...NORTHERN], [TRAITS_EVERYWHERE]);
export const NUMBER_DICTIONARY = readTables(NORTHERN, [NUMBERS_NORTH]);
export const COLOUR_DICTIONARY = merged(
  readTables(NORTHERN, [COLOURS_NORTH, COLOURS_EVERYDAY_NORTH]),
  readTables(GREAT, [COLOURS_EVERYDAY_GREAT]),
);
export const GARMENT_DICTIONARY = merged(
  readTables(NORTHERN, [GARMENTS_NORTH, GARMENTS_EVERYDAY_NORTH]),
  readTables(GREAT, [GARMENTS_FURTHER]),
);
export const KIND_DICTIONARY = readTables(NORTHERN, [KINDS_NORTH]);
export const ROLE_DICTIONARY = readTables(NORTHERN, [ROLES_NORTH]);
/** By the part that its words play in a request. */
export const REQUEST_DICTIONARY = readTables(NORTHERN, [REQUESTS_NORTH, NEGATIONS_NORTH]);

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

function merged(...dictionaries: readonly Dictionary[]): Dictionary {
  const all = new Map<string, Terms>();
  for (const dictionary of dictionaries)
    for (const [headword, terms] of dictionary) all.set(headword, join(all.get(headword) ?? {}, terms));
  return all;
}

/** Rows of `headword|cell|cell`, a cell a language, its terms parted by commas; an empty cell says nothing. */
function readTables(columns: readonly VocabularyLanguage[], tables: readonly string[]): Dictionary {
  const dictionary = new Map<string, Terms>();
  for (const [headword = '', ...cells] of tables.flatMap(readTable))
    dictionary.set(headword, join(dictionary.get(headword) ?? {}, toTerms(cells, columns)));
  return dictionary;
}

/** Rows of `headword=word, word`, parted by semicolons, a text a language. */
function readByLanguage(texts: Readonly<Record<string, string>>): Dictionary {
  const dictionary = new Map<string, Terms>();
  for (const [language, rows] of Object.entries(texts))
    for (const row of rows.split(';')) {
      const [headword = '', words = ''] = row.split('=').map((part) => part.trim());
      dictionary.set(headword, join(dictionary.get(headword) ?? {}, { [language]: words }));
    }
  return dictionary;
}
