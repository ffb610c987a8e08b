import { expect, test } from 'vitest';
import { parseProportion } from './parse-proportion.ts';

test.each([
  ['62%', 62, 100],
  ['12,5 %', 12, 100],
  ['8 von 10', 8, 10, 'de'],
  ['4 in 10', 4, 10],
  ['3 sur 4', 3, 4, 'fr'],
])('%s is a share', (value, part, whole, language = 'en') => {
  expect(parseProportion(value, language)).toEqual({ part, whole });
});

test.each(['$25M', '0%', '140%', '11 of 10', '1 of 90', '2026', undefined])('%s is none', (value) => {
  expect(parseProportion(value, 'en')).toBeUndefined();
});
