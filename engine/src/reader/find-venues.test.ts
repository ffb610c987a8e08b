import { expect, test } from 'vitest';
import { dropVenues } from './find-venues.ts';

test.each([
  ['Jazz night at the Blue Door, Friday', 'Jazz night at the          , Friday'],
  ['Jazz Night at The Blue Door', 'Jazz Night at              '],
  ['Laurea di Giulia, ore 20, Osteria del Ponte', 'Laurea di Giulia, ore 20,                  '],
])('the name of a house is not what happens there: %s', (text, rest) => {
  expect(dropVenues(text)).toBe(rest);
});

test.each([
  'The Fox and the Moon',
  'Carrot Cake 4.00, Flat White 3.20',
  'Look at the moon',
  'Sale, winter coats',
])('what is no house stays: %s', (text) => {
  expect(dropVenues(text)).toBe(text);
});
