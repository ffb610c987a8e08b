import { describe, expect, test } from 'vitest';
import { findColorCodes, orderColors, schemeOfBackground } from '../colors.ts';
import { detectLanguage } from '../reading/language.ts';
import { readWishes } from './read-wishes.ts';

const read = (words: string, language = detectLanguage(words)) => readWishes(words, language);

describe('colors', () => {
  test('codes are read, tags and numbers are not', () => {
    expect(findColorCodes('#FFF #1a2B3c rgb(1, 2, 300) #42 #cat #abcd').map(({ value }) => value)).toEqual([
      '#ffffff',
      '#1a2b3c',
      '#0102ff',
    ]);
  });

  test('those without a hue go to the end', () => {
    expect(orderColors(['#000000', '#ff0000', '#ffffff', '#ff0000'])).toEqual([
      '#ff0000',
      '#000000',
      '#ffffff',
    ]);
  });

  test('light that shines is no light card', () => {
    expect(read('a beam of light in a dark room').scheme).toBe('dark');
    expect(read('light background').scheme).toBe('light');
  });

  test('a dark background makes a dark card, a middling one neither', () => {
    expect([
      schemeOfBackground('#1b2f5e'),
      schemeOfBackground('#fff8e7'),
      schemeOfBackground('#2f9e5b'),
    ]).toEqual(['dark', 'light', undefined]);
  });

  test('a negated color is not asked for', () => {
    expect(read('no red but green', 'en').colors).not.toContain('#d92d2a');
    expect(read('ohne Rot, blau', 'de').colors).toEqual(['#2563eb']);
  });

  test('a shade is one color and no scheme', () => {
    const { colors, scheme } = read('light green accents', 'en');
    expect(colors).toHaveLength(1);
    expect(scheme).toBeUndefined();
  });

  test.each([
    ['sunset colors', 'en', 3],
    ['природные тона', 'ru', 3],
    ['紅葉色', 'ja', 3],
    ['teal and orange', 'en', 2],
  ])('%s (%s) are %i colors', (words, language, count) => {
    expect(read(words, language).colors).toHaveLength(count);
  });

  test.each([
    ['a teal accent', 'en', '#0f8f8c'],
    ['light, with an accent of teal', 'en', '#0f8f8c'],
    ['Akzente in Gold', 'de', '#d9b044'],
    ['acento rojo', 'es', '#d92d2a'],
    ['оранжевый акцент', 'ru', '#f2762e'],
    ['turuncu vurgu', 'tr', '#f2762e'],
    ['لمسات ذهبية', 'ar', '#d9b044'],
  ])('%s (%s) is an accent, and no ground', (words, language, color) => {
    expect(read(words, language)).toMatchObject({ colors: [color], accents: [color] });
    expect(read(words, language).ground).toBeUndefined();
  });

  test('a gradient in the colors of a family is both', () => {
    const { colors, moods } = read('with a sunset gradient', 'en');
    expect(colors).toHaveLength(3);
    expect(moods).toEqual(['gradient']);
  });

  test.each([
    ['yellow background', 'en', '#f5c518'],
    ['gelber Hintergrund', 'de', '#f5c518'],
    ['fondo amarillo', 'es', '#f5c518'],
    ['green on black', 'en', '#14171c'],
    ['black with neon yellow', 'en', '#14171c'],
    ['red and yellow', 'en', undefined],
    ['dark blue with gold', 'en', '#1b2f5e'],
    ['title on top in navy', 'en', undefined],
  ])('a background is told from the colors on it: %s (%s)', (words, language, ground) => {
    expect(read(words, language).ground).toBe(ground);
  });

  test.each([
    ['Kırmızı zemin, kocaman sarı yazı', 'tr', '#d92d2a', '#f5c518'],
    ['背景は紺色、文字は白', 'ja', '#1b2f5e', '#ffffff'],
    ['黒地に白い文字', 'ja', '#14171c', '#ffffff'],
    ['蓝色背景，白色文字', 'zh', '#2563eb', '#ffffff'],
    ['红底白字', 'zh', '#d92d2a', '#ffffff'],
    ['배경은 파란색, 글씨는 흰색으로', 'ko', '#2563eb', '#ffffff'],
    ['Hintergrund: blau, Schrift weiß', 'de', '#2563eb', '#ffffff'],
    ['the background is yellow, the text is black', 'en', '#f5c518', '#14171c'],
    ['black on pale pink', 'en', '#f8cad8', '#14171c'],
    ['black on a bright pink', 'en', '#ec5f9b', '#14171c'],
    ['noir sur un jaune vif', 'fr', '#f5c518', '#14171c'],
    ['Schwarz auf Gelb', 'de', '#f5c518', '#14171c'],
  ])('letters are told from what they stand on: %s (%s)', (words, language, ground, ink) => {
    expect(read(words, language)).toMatchObject({ ground, ink });
  });

  test.each([
    ['dark green card', 'en', true],
    ['a coral instagram post', 'en', true],
    ['Affiche rouge', 'fr', true],
    ['a card with a red button', 'en', false],
    ['red and gold poster', 'en', false],
  ])('one color beside the word for the card is its ground: %s (%s): %s', (words, language, expected) => {
    const { ground, colors } = read(words, language);
    expect(ground).toBe(expected ? colors[0] : undefined);
  });

  test.each([
    ['Villa Rose', 'en', []],
    ['The Blue Door', 'en', []],
    ['12 rue des Lilas', 'fr', []],
    ['Farben Blau und Gelb', 'de', ['#2563eb', '#f5c518']],
  ])('a color in a name is not asked for: %s (%s)', (words, language, colors) => {
    expect(read(words, language).colors).toEqual(colors);
  });

  test.each([
    ['bleu pastel', 'fr', '#b0d2f3'],
    ['hellgrün', 'de', '#b9e2bf'],
    ['in neon yellow', 'en', '#f0ff1f'],
    ['浅蓝色', 'zh', '#b0d2f3'],
    ['azul claro', 'pt', '#b0d2f3'],
  ])('a color with its tone is one color: %s (%s)', (words, language, color) => {
    expect(read(words, language)).toMatchObject({ colors: [color], moods: [] });
  });

  test('a mood before a color is no shade of it', () => {
    expect(read('moody purple', 'en')).toMatchObject({ scheme: 'dark', moods: ['somber'] });
  });

  test('of dark and light the first wins, and both are known to be asked for', () => {
    expect(read('light and dark background', 'en')).toMatchObject({ scheme: 'light', bothSchemes: true });
  });
});

test.each([
  ['en', 'dark, green, elegant'],
  ['de', 'dunkel, grün, elegant'],
  ['ru', 'тёмный, зелёный, элегантный'],
  ['ja', 'ダーク、緑色、エレガント'],
  ['ar', 'داكن، أخضر، أنيق'],
])('scheme, color and mood are understood in %s: %s', (language, words) => {
  expect(readWishes(words, language)).toMatchObject({
    scheme: 'dark',
    colors: ['#2f9e5b'],
    moods: ['elegant'],
  });
});

test('what a card is for is not asked for on it', () => {
  expect(read('thumbnail for a youtube video', 'en').unmet).toEqual([]);
  expect(read('Thumbnail für mein Video', 'de').unmet).toEqual([]);
  expect(read('card with my photo', 'en').unmet).toEqual([{ ask: 'object', words: 'my photo' }]);
});

test.each([
  ['title on the right', 'en', 'right'],
  ['centered', 'en', 'center'],
  ['Titel unten', 'de', 'bottom'],
  ['titre à droite', 'fr', 'right'],
  ['título a la izquierda', 'es', 'left'],
  ['标题居中', 'zh', 'center'],
])('%s (%s): the words stand %s', (words, language, wish) => {
  expect(read(words, language).layout.map((ask) => ask.wish)).toEqual([wish]);
});

test.each([
  ['Colin says it was too brown', 'en'],
  ['pas trop rose', 'fr'],
  ['nicht zu rot', 'de'],
  ['赤すぎない', 'ja'],
])('a color of which there was too much is none that is asked for: %s', (words, language) => {
  expect(readWishes(words, language).colors).toEqual([]);
});
