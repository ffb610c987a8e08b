import { expect, test } from 'vitest';
import { readStars } from './read-stars.ts';

test.each([
  ['★★★★☆', '', 4],
  ['5 stars', 'en', 5],
  ['5', 'en', 5],
  ['4.8', 'en', undefined],
  ['4,5 Sterne', 'de', 4.5],
  ['5つ星', 'ja', 5],
  ['٥ نجوم', 'ar', 5],
  ['5 reviews', 'en', undefined],
  ['4.8 / 5', 'en', undefined],
  ['9 stars', 'en', undefined],
])('%s is a number of stars where that is all that it says', (text, language, count) => {
  expect(readStars(text, language)?.count).toBe(count);
});
