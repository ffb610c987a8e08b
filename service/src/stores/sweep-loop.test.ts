import { expect, test } from 'vitest';
import { createSweepLoop } from './sweep-loop.ts';

const HOUR_MS = 3600_000;

test('closing ends a look that is under way, and one that waits: a stop waits for no sweep', async () => {
  const looks: string[] = [];
  const loop = createSweepLoop({
    sweep: (signal) =>
      new Promise((_, reject) => {
        looks.push('begun');
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    intervalMs: HOUR_MS,
    onError: () => looks.push('failed'),
  });
  loop.wake();
  await expect.poll(() => looks).toEqual(['begun']);
  await loop.close();
  expect(looks).toEqual(['begun']);
});

test('a look that fails is told, and the next one does it', async () => {
  const errors: unknown[] = [];
  let looks = 0;
  const loop = createSweepLoop({
    sweep: async () => {
      looks += 1;
      if (looks === 1) throw new Error('away');
    },
    intervalMs: HOUR_MS,
    onError: (error) => errors.push(error),
  });
  loop.wake();
  await expect.poll(() => looks).toBe(2);
  await loop.close();
  expect(errors).toEqual([new Error('away')]);
});
