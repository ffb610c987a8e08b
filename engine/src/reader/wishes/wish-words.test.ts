import { describe, expect, test } from 'vitest';
import { readColorWords } from './read-color-words.ts';
import { readLayoutWords } from './read-layout-words.ts';
import { readStyleWords } from './read-style-words.ts';

test.each([
  ['retro 70s', 'en', ['retro', '70s'], null],
  ['in the style of a newspaper', 'en', ['newspaper'], null],
  ['dunkel, minimalistisch', 'de', ['minimal'], 'dark'],
  ['élégant', 'fr', ['elegant'], null],
  ['シンプル', 'ja', ['minimal'], null],
  ['stencil style', 'en', ['stencil'], null],
  ['ステンシル風', 'ja', ['stencil'], null],
  ['halloween style', 'en', ['halloween'], null],
  ['make it pop', 'en', [], null],
])('%s (%s) names styles', (words, language, style, scheme) => {
  expect(readStyleWords(words, language)).toEqual({ style, scheme });
});

describe('colors', () => {
  const usesOf = (words: string, language: string) => readColorWords(words, language).map(({ use }) => use);

  test('codes are read as they are', () => {
    expect(readColorWords('#7c3aed', 'en')).toEqual([{ value: '#7c3aed', use: 'any' }]);
  });

  test.each([
    ['navy and gold', 'en', ['any', 'any']],
    ['dark green background', 'en', ['ground']],
    ['gold letters', 'en', ['ink']],
    ['rot und weiß', 'de', ['any', 'any']],
    ['fond bordeaux', 'fr', ['ground']],
    ['soft greens and browns', 'en', ['any', 'any']],
    ['spokojne zielenie i limonkowy', 'pl', ['any', 'any']],
    ['something else', 'en', []],
  ])('%s (%s)', (words, language, uses) => {
    expect(usesOf(words, language)).toEqual(uses);
  });
});

test.each([
  ['title on the left', 'en', ['left']],
  ['huge letters', 'en', ['large-title']],
  ['titel links', 'de', ['left']],
  ['logo somewhere', 'en', []],
])('%s (%s) is a layout', (words, language, wishes) => {
  expect(readLayoutWords(words, language)).toEqual(wishes);
});

test.each([
  ['dark red only as a thin line', 'en', 'accent'],
  ['eine dünne Linie in Dunkelrot', 'de', 'accent'],
  ["une touche d'orange", 'fr', 'accent'],
])('%s (%s) is a color for an accent', (words, language, use) => {
  expect(readColorWords(words, language)).toMatchObject([{ use }]);
});
