import { expect, test } from 'vitest';
import { NOUNS } from '../vocabulary.ts';
import { isPlural } from './plural.ts';
import { readText } from './reading.ts';

// Drawn as several, or told as several wherever they are.
const MANY = new Set(
  'test tubes,maracas,nachos,olives,peas,pills,socks,meatballs,newlyweds,french fries,clouds,mars,waves,bat wings,ruins,northern lights'.split(
    ',',
  ),
);

test('a noun whose name ends in -s is one thing: list it as `plural-only` or `drawn-together`', () => {
  const many = NOUNS.values
    .map(({ noun }) => noun)
    .filter((noun) => /s$/.test(noun) && !MANY.has(noun))
    .filter((noun) => isPlural(readText(noun), 'en', { start: 0, end: noun.length }));
  expect(many).toEqual([]);
});

test.each([
  ['a pair of scissors', 'en', 'scissors'],
  ['reading glasses', 'en', 'reading glasses'],
  ['woolen gloves', 'en', 'woolen gloves'],
  ['une souris', 'fr', 'souris'],
])('%s (%s): %s are one', (text, language, noun) => {
  const start = text.indexOf(noun);
  expect(isPlural(readText(text), language, { start, end: start + noun.length })).toBe(false);
});
