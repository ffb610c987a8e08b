import { expect, test } from 'vitest';
import { readText } from '../../reading/reading.ts';
import { NOUNS } from '../../vocabulary.ts';
import { isSeveral } from './is-several.ts';

// Drawn as several, or told as several wherever they are.
const MANY = new Set(
  'test tubes,maracas,nachos,olives,peas,pills,socks,meatballs,newlyweds,clouds,mars,waves,bat wings,ruins,northern lights'.split(
    ',',
  ),
);

const isRead = (text: string, language: string, words: string, value: string): boolean => {
  const start = text.indexOf(words);
  return isSeveral(readText(text), language, { part: 'thing', value, start, end: start + words.length });
};

test('a noun whose name ends in -s is one thing: its concept has the number `one`', () => {
  const many = NOUNS.values
    .map(({ noun }) => noun)
    .filter((noun) => /s$/.test(noun) && !MANY.has(noun) && isRead(noun, 'en', noun, noun));
  expect(many).toEqual([]);
});

test.each([
  ['a pair of scissors', 'en', 'scissors', 'scissors'],
  ['woolen gloves', 'en', 'woolen gloves', 'gloves'],
  ['guantes de lana', 'es', 'guantes', 'gloves'],
  ['une souris', 'fr', 'souris', 'mouse'],
])('%s (%s): %s are one', (text, language, words, noun) => {
  expect(isRead(text, language, words, noun)).toBe(false);
});
