import { expect, test } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

test('a window begins with the first request of a client, and ends whatever is counted in it', () => {
  let now = 0;
  const add = createWindowCounter(60, () => now);
  expect(add('a', 1)).toEqual({ consumedPoints: 1, msBeforeNext: 60_000 });
  now = 59_999;
  expect(add('a', 2)).toEqual({ consumedPoints: 3, msBeforeNext: 1 });
  expect(add('b', 1)).toEqual({ consumedPoints: 1, msBeforeNext: 60_000 });
  now = 60_000;
  expect(add('a', 1)).toEqual({ consumedPoints: 1, msBeforeNext: 60_000 });
});

test('what is given back does not become a credit', () => {
  const add = createWindowCounter(60);
  expect(add('a', -1).consumedPoints).toBe(0);
});

test('no client waits longer than the window, at whatever fraction of a millisecond it began', () => {
  let now = 0;
  const add = createWindowCounter(60, () => now);
  const waits = Array.from({ length: 1000 }, (_, client) => {
    now = client * 1000.1;
    return add(`${client}`, 1).msBeforeNext;
  });
  expect(Math.max(...waits)).toBe(60_000);
});
