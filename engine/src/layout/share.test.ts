import { expect, test } from 'vitest';
import { toShare } from './share.ts';

test.each([
  ['62%', 62, 100],
  ['12,5 %', 12, 100],
  ['8 von 10', 8, 10],
  ['4 in 10', 4, 10],
  ['3 sur 4', 3, 4],
])('%s is a share', (value, part, whole) => {
  expect(toShare(value)).toEqual({ part, whole });
});

test.each(['$25M', '0%', '140%', '11 of 10', '1 of 90', '2026', undefined])('%s is none', (value) => {
  expect(toShare(value)).toBeUndefined();
});
