import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTicks } from './ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('up to %i', (most, ticks) => {
  expect(toTicks(most)).toEqual(ticks);
});

test('they are whole, few, and reach what is counted', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (most) => {
      const ticks = toTicks(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isSafeInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }),
  );
});
