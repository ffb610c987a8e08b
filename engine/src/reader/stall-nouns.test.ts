import { expect, test } from 'vitest';
import { findNouns } from './find-nouns.ts';
import { readText } from './reading/reading.ts';

const nounsOf = (text: string, language: string): string[] =>
  findNouns(readText(text), language).map(({ value }) => value.noun);

test.each([
  ['a hot dog stand in the city', 'en', 'hot dog stall'],
  ['two flower stalls', 'en', 'flower stall'],
  ['an ice cream truck', 'en', 'ice cream truck'],
  ['ein Blumenstand', 'de', 'flower stall'],
  ['un puesto de tacos', 'es', 'taco stall'],
  ['un camion de pizza', 'fr', 'pizza truck'],
])('%s (%s) sells, and is not what it sells', (text, language, noun) => {
  expect(nounsOf(text, language)).toContain(noun);
  expect(nounsOf(text, language)).not.toContain(noun.replace(/ (?:stall|truck)$/, ''));
});

test('a ware without a stall is the ware', () => {
  expect(nounsOf('a hot dog', 'en')).toEqual(['hot dog']);
});
