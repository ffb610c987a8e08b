import { expect, test } from 'vitest';
import { retryPauseMs } from './retry-pause.ts';

test('pauses grow from seconds to a day, a fifth longer or shorter by chance', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => retryPauseMs(index + 1, 0.5));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect([pauses[0], pauses[1], pauses.at(-1)]).toEqual([5_000, 300_000, 86_400_000]);
  expect([retryPauseMs(2, 0), retryPauseMs(2, 0.999_999)]).toEqual([240_000, 360_000]);
});
