import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { FORMATS } from '../signs/formats.ts';
import { readFormatWords } from './read-format-words.ts';

const formatOf = (words: string, language = 'en', kind = 'plain') =>
  readFormatWords(words, language, kind).format;
const nameOf = (words: string, language?: string, kind?: string) => formatOf(words, language, kind)?.name;

describe.each(LANGUAGES)('in %s', (language) => {
  const own = FORMATS.termsIn(language);
  const everywhere = FORMATS.termsIn('any');

  test('every format has a name', () => {
    const nameless = FORMATS.values.filter((_, at) => !own[at] && !everywhere[at]);
    expect(nameless.map(({ name }) => name)).toEqual([]);
  });

  test('every format is read by each of its names', () => {
    for (const [at, { name, width, height }] of FORMATS.values.entries())
      for (const word of (own[at] ?? []).map((term) => term.replace(/\*$/u, '')))
        expect([word, formatOf(word, language)]).toEqual([word, { name, width, height }]);
  });
});

test('sizes are those that a generation may have', () => {
  for (const { name, width, height } of FORMATS.values)
    for (const axis of [width, height]) {
      expect([name, axis >= 256 && axis <= 2048]).toEqual([name, true]);
    }
});

test('a profile picture covers a part of its format', () => {
  for (const { covered, width, height } of FORMATS.values) {
    if (!covered) continue;
    expect(covered.x + covered.width).toBeLessThan(width);
    expect(covered.y + covered.height).toBeLessThanOrEqual(height);
  }
});

describe('what says more of the size wins', () => {
  test.each([
    ['A4 poster', 'a4'],
    ['poster, a4', 'a4'],
    ['Instagram story', 'instagram-story'],
    ['square, for Instagram', 'square'],
    ['square poster', 'square'],
    ['poster for Facebook', 'poster'],
    ['wide banner', 'banner'],
    ['vertical banner', 'portrait'],
    ['for our socials and LinkedIn', 'linkedin'],
    ['flyer. story', 'story'],
  ])('%s: %s', (words, name) => {
    expect(nameOf(words)).toBe(name);
  });

  test.each([
    ['LinkedIn post, 1080x1080', 1080, 1080],
    ['9:16 poster', 1080, 1920],
    ['A4, 16:9, 1920 x 1080 px', 1920, 1080],
  ])('%s: pixels, then a ratio, over names', (words, width, height) => {
    expect(formatOf(words)).toEqual({ width, height });
  });
});

test.each([
  ['A4 landscape', 'en', 'a4'],
  ['DIN A4 quer', 'de', 'a4'],
  ['affiche, format paysage', 'fr', 'poster'],
  ['A3橫式', 'zh', 'a3'],
  ['horizontal flyer', 'en', 'flyer'],
])('%s (%s) lies', (words, language, name) => {
  const { width = 0, height = 0, name: found } = formatOf(words, language) ?? {};
  expect(found).toBe(name);
  expect(width).toBeGreaterThan(height);
});

test.each([
  ['zróbcie afisze', 'pl', 'poster'],
  ['нужны афиши', 'ru', 'poster'],
  ['сделайте обложку подкаста', 'ru', 'podcast-cover'],
  ['afişi', 'tr', 'poster'],
  ['des affiches', 'fr', 'poster'],
  ['two posters', 'en', 'poster'],
  ['البوستر', 'ar', 'poster'],
])('%s (%s): endings do not matter', (words, language, name) => {
  expect(nameOf(words, language)).toBe(name);
});

test.each([
  ['book', 'book-cover'],
  ['podcast', 'podcast-cover'],
  ['music', 'album-cover'],
  ['report', 'cover'],
])('a cover is that of what it is for: %s', (kind, name) => {
  expect(nameOf('make a cover', 'en', kind)).toBe(name);
});

test.each([
  ['as large as you like', 'en'],
  ['no story, please', 'en'],
  ['kein Hochformat', 'de'],
  ['our customer story', 'en'],
  ['card for a success story', 'en'],
  ['une success story', 'fr'],
])('%s (%s) asks for no size', (words, language) => {
  expect(formatOf(words, language)).toBeNull();
});

test.each([
  ['story about a customer', 'en', 'story'],
  ['customer story, as an Instagram story', 'en', 'instagram-story'],
  ['story time poster', 'en', 'poster'],
])('%s (%s): what only has the name of a format in it is none', (words, language, name) => {
  expect(nameOf(words, language)).toBe(name);
});

test('a size that cannot be drawn does not count', () => {
  expect(nameOf('poster, 100x99999')).toBe('poster');
});

test('of several that say as much the first is made, and the others are told', () => {
  const { format, warnings } = readFormatWords('A4 and A5, for print', 'en', 'plain');
  expect(format?.name).toBe('a4');
  expect(messagesOf(warnings)).toEqual([
    'The prompt names several formats (a4, a5); the card was made for a4.',
  ]);
  expect(readFormatWords('Instagram story, square', 'en', 'plain').warnings).toEqual([]);
});
