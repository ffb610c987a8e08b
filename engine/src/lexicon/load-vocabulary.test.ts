import { expect, test } from 'vitest';
import { loadVocabulary } from './load-vocabulary.ts';
import { allTerms, concatenate, filterValues, hasLanguage, toVocabulary } from './vocabulary.ts';

const dogs = loadVocabulary('dog-breeds', ({ id }) => id);

test('a vocabulary has the words of each value in the order of its concepts', () => {
  const husky = dogs.values.indexOf('husky');
  expect(dogs.termsIn('en')[husky]).toContain('sled dog');
  expect(dogs.termsIn('ja')).toHaveLength(dogs.values.length);
});

test.each(['fi', '', '..', 'concepts', '../en'])(
  '%j is no language, and nothing is read for it',
  (language) => {
    expect(dogs.termsIn(language)).toEqual([]);
    expect(hasLanguage(dogs, language)).toBe(false);
  },
);

test('vocabularies side by side keep values and words together, in languages of one of them too', () => {
  const own = toVocabulary([
    { value: 'fox', terms: { sv: 'räv, rävar' } },
    { value: 'owl', terms: { de: 'eule' } },
  ]);
  const both = concatenate(dogs, own);
  expect(both.termsIn('sv')[both.values.indexOf('fox')]).toEqual(['räv', 'rävar']);
  expect(both.termsIn('fi')).toHaveLength(both.values.length);
  expect(
    allTerms(
      filterValues(both, (value) => value === 'owl'),
      'de',
    ),
  ).toEqual(['eule']);
});
