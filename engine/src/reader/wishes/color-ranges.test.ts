import { expect, test } from 'vitest';
import { readWishes } from './read-wishes.ts';

test.each([
  ['en', 'coral to purple', 'gradient'],
  ['de', 'von Blau zu Violett', 'gradient'],
  ['ja', '青色から紫色', 'gradient'],
  ['zh', '蓝色到紫色', 'gradient'],
  ['en', 'deep blue to orange', undefined],
  ['en', 'coral and purple', undefined],
  ['en', 'a nod to orange', undefined],
])('a color that runs into another makes a gradient: %s “%s”', (language, words, mood) => {
  expect(readWishes(words, language).moods).toEqual(mood ? [mood] : []);
});

test('two colors that are named say which of a family are meant, and one does not', () => {
  expect(readWishes('sunset colors, purple and orange', 'en').colors).toHaveLength(2);
  expect(readWishes('sunset colors and purple', 'en').colors).toHaveLength(4);
});

test.each([
  ['en', 'like an old cookbook page', 'retro'],
  ['de', 'wie ein altes Schulheft', 'retro'],
  ['en', 'Bauhaus-y shapes', 'bauhaus'],
  ['en', 'Risograph look', 'risograph'],
  ['de', 'nüchtern', 'minimal'],
  ['tr', 'zarif', 'elegant'],
])('a manner is known by its words: %s “%s”', (language, words, mood) => {
  expect(readWishes(words, language).moods).toContain(mood);
});
