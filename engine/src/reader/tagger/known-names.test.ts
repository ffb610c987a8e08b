import { expect, test } from 'vitest';
import { findKnownNames } from './known-names.ts';
import { tokenize } from './tokenize.ts';

const known = (text: string, language = 'en'): Record<string, string[]> => {
  const tokens = tokenize(text);
  const found = findKnownNames(text, tokens, language);
  return Object.fromEntries(tokens.map((token, at) => [token.text, found[at] ?? []]));
};

test('names are known by what they name', () => {
  const found = known('Anna Schmidt from Rotterdam and Starbucks in Portugal');
  expect(found.Anna).toContain('known=first');
  expect(found.Schmidt).toContain('known=last');
  expect(found.Rotterdam).toContain('known=city');
  expect(found.Starbucks).toContain('known=brand');
  expect(found.Portugal).toContain('known=country');
  expect(found.from).toEqual(['known=function']);
});

test('a name of several words is known as a whole, whatever its accents', () => {
  const found = known('Concert à Sao Paulo', 'fr');
  expect(found.Sao).toContain('known=city');
  expect(found.Paulo).toContain('known=city+');
});

test('names are known in any script', () => {
  expect(known('東京', 'ja')).toMatchObject({ 東: ['known=city'], 京: ['known=city+'] });
  expect(known('Анна', 'ru').Анна).toContain('known=first');
});

test('function words are those of the language', () => {
  expect(known('und', 'de').und).toContain('known=function');
  expect(known('und', 'en').und).not.toContain('known=function');
});
