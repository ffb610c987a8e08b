import { expect, test } from 'vitest';
import { UNLIMITED } from './allowance.ts';
import { crossesLow } from './low-credits.ts';

test.each([
  [89, 1, 100, false],
  [90, 1, 100, true],
  [91, 1, 100, false],
  [95, 10, 100, true],
  [1, 1, 1, true],
  [4, 1, 5, false],
  [5, 1, 5, true],
  [UNLIMITED, 1, UNLIMITED, false],
])('%d used, %d of them now, of %d: %s', (used, amount, limit, expected) => {
  expect(crossesLow({ used, amount, limit })).toBe(expected);
});
