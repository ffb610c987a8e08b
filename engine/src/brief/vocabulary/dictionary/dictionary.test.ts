import { describe, expect, test } from 'vitest';
import { COLOURS } from '../colours.ts';
import { DEEDS } from '../deeds.ts';
import { GARMENTS } from '../garments.ts';
import { NOUNS } from '../nouns.ts';
import { NUMBERS } from '../numbers.ts';
import { PEOPLE_WORDS } from '../people-words.ts';
import { PICTURE_THINGS } from '../picture-things.ts';
import { ACTIONS } from '../postures.ts';
import { RELATIONS } from '../relations.ts';
import { SCENE_WORDS } from '../scenes.ts';
import type { Entry } from '../terms.ts';
import {
  COLOUR_DICTIONARY,
  DEED_DICTIONARY,
  type Dictionary,
  GARMENT_DICTIONARY,
  NOUN_DICTIONARY,
  NUMBER_DICTIONARY,
  RELATION_DICTIONARY,
  translated,
} from './dictionary.ts';

const unknown = (dictionary: Dictionary, entries: readonly Entry<unknown>[]): string[] => {
  const known = new Set(
    entries.flatMap(({ terms }) => (terms.en ?? '').split(',').map((term) => term.trim())),
  );
  return [...dictionary.keys()].filter((headword) => !known.has(headword));
};

describe('a dictionary', () => {
  test.each<[string, Dictionary, readonly Entry<unknown>[]]>([
    ['nouns', NOUN_DICTIONARY, [...NOUNS, ...SCENE_WORDS, ...PICTURE_THINGS, ...PEOPLE_WORDS]],
    ['deeds', DEED_DICTIONARY, [...ACTIONS, ...DEEDS]],
    ['relations', RELATION_DICTIONARY, RELATIONS],
    ['numbers', NUMBER_DICTIONARY, NUMBERS],
    ['colours', COLOUR_DICTIONARY, COLOURS],
    ['garments', GARMENT_DICTIONARY, GARMENTS],
  ])('of %s translates only words that the English vocabulary has', (_, dictionary, entries) => {
    expect(unknown(dictionary, entries)).toEqual([]);
  });

  test('adds its words to every entry that has the headword, behind those that are there', () => {
    const dictionary = new Map([['fox', { de: 'reineke', sv: 'räv' }]]);
    const [fox, owl] = translated(
      [
        { value: 1, terms: { en: 'vixen, fox', de: 'fuchs' } },
        { value: 2, terms: { en: 'owl' } },
      ],
      dictionary,
    );
    expect(fox?.terms).toEqual({ en: 'vixen, fox', de: 'fuchs, reineke', sv: 'räv' });
    expect(owl?.terms).toEqual({ en: 'owl' });
  });
});
