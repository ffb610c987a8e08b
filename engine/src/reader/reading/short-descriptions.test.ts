import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../brief/design-request.ts';
import type { VocabularyLanguage } from '../../lexicon/languages.ts';
import { allTerms, type Vocabulary } from '../../lexicon/vocabulary.ts';
import { startersIn } from '../../lexicon/word-lists.ts';
import { ACTIONS, NOUNS, NUMBERS, RELATIONS } from '../vocabulary.ts';
import { detectLanguage } from './language.ts';
import { readText } from './reading.ts';
import { claimsOf } from './word-claims.ts';

const termsOf = (vocabulary: Vocabulary<unknown>, language: VocabularyLanguage): string[] =>
  allTerms(vocabulary, language).filter((term) => !term.endsWith('*'));

/** Descriptions of two to about ten words, from the vocabulary of a language. */
function descriptionIn(language: VocabularyLanguage): fc.Arbitrary<string> {
  const noun = fc.constantFrom(...termsOf(NOUNS, language));
  const action = fc.constantFrom(...termsOf(ACTIONS, language));
  const number = fc.constantFrom(...termsOf(NUMBERS, language));
  const relations = termsOf(RELATIONS, language);
  const starter = fc.constantFrom(...startersIn(language));
  const link = relations.length > 0 ? fc.constantFrom(...relations) : starter;
  return fc
    .oneof(
      fc.tuple(starter, noun, action),
      fc.tuple(number, noun, action, link, noun),
      fc.tuple(noun, link, starter, noun),
    )
    .map((words) => words.join(' '));
}

const LATIN: readonly VocabularyLanguage[] = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'pl',
  'tr',
  'id',
];

describe('the language of a short description', () => {
  test.each(LATIN)('%s: is told, or is one that has its words too, all but one', (language) => {
    fc.assert(
      fc.property(descriptionIn(language), (text) => {
        const found = detectLanguage(text);
        const known = (one: Language): number =>
          readText(text).words.filter(({ folded }) => claimsOf(folded, true).has(one)).length;
        expect(found === language || known(found) + 1 >= known(language), `${text} as ${found}`).toBe(true);
      }),
      { numRuns: 60, seed: 42 },
    );
  });

  test.each([
    ['big bear under the bridge', 'en'],
    ['kat met hoed', 'nl'],
    ['lis w lesie', 'pl'],
    ['räv i skogen', 'sv'],
    ['ormanda tilki', 'tr'],
    ['kucing di pantai', 'id'],
    ['en ræv i skoven', 'da'],
    ['en jente i fjellet', 'nb'],
    ['кіт на даху', 'uk'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test.each([
    ['kissa nukkuu ikkunalaudalla', 'fi'],
    ['kočka spí na okně pod hvězdami', 'cs'],
    ['egy macska alszik az ablakban', 'hu'],
    ['o pisică doarme pe fereastră', 'ro'],
    ['μια γάτα στο παράθυρο', 'el'],
    ['แมวนอนริมหน้าต่าง', 'th'],
    ['một con mèo trên mái nhà', 'vi'],
  ])('a language that has no vocabulary is none that has: %s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
