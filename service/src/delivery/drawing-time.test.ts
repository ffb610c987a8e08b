import { expect, test } from 'vitest';
import { toDrawingTime } from './drawing-time.ts';

test.each([
  [{ width: 1200, height: 630 }, 3000],
  [{ width: 200, height: 200 }, 3000],
  [{ width: 2400, height: 1260 }, 12_000],
])('a card of %j has its time', (card, ms) => {
  expect(toDrawingTime(3000, card)).toBe(ms);
});
