import { expect, test } from 'vitest';
import { detectLanguage } from '../reading/language.ts';
import { readWishes } from './read-wishes.ts';

test.each<[string, object]>([
  ['our purple #5B3FD6', { colors: ['#5b3fd6'] }],
  ['navy (#0b1f4b) and gold', { colors: ['#0b1f4b', '#d9b044'] }],
  ['#5b3fd6 (purple)', { colors: ['#5b3fd6'] }],
  ['off-white background (think uncoated paper, #F4F0E8)', { colors: ['#f4f0e8'], ground: '#f4f0e8' }],
  ['Akzente in Rot #c1121f', { colors: ['#c1121f'], accents: ['#c1121f'] }],
  ['our blue is #2456E6', { colors: ['#2456e6'] }],
  ['unser Blau ist #2456E6', { colors: ['#2456e6'] }],
  ['blue and #2456E6', { colors: ['#2563eb', '#2456e6'] }],
  ['navy #ff0000', { colors: ['#1b2f5e', '#ff0000'] }],
  ['navy, #0b1f4b', { colors: ['#1b2f5e', '#0b1f4b'] }],
])('%s is the code where it is of that color', (words, wishes) => {
  expect(readWishes(words, detectLanguage(words))).toMatchObject(wishes);
});

test.each([
  ['navy and a bit of orange', 'en'],
  ['navy with a touch of orange', 'en'],
  ['dunkelblau mit etwas Orange', 'de'],
  ['тёмно-синий и немного оранжевого', 'ru'],
  ['紺色と少しオレンジ', 'ja'],
])('%s (%s): what there is little of is the accent', (words, language) => {
  const { colors, accents } = readWishes(words, language);
  expect(colors.length).toBe(2);
  expect(accents).toEqual(['#f2762e']);
});

test.each(['plain black and white', 'en blanco y negro', '黑白'])(
  '%s is two colors, and no gray',
  (words) => {
    expect(readWishes(words, detectLanguage(words)).colors).toEqual(['#14171c', '#ffffff']);
  },
);
