import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

test('a step adds up over all candidates, and one that fails counts as well', async () => {
  const watch = createStopwatch();
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 15));
  await watch.time('art', wait);
  await expect(watch.time('art', () => wait().then(() => Promise.reject(new Error('no'))))).rejects.toThrow(
    'no',
  );
  expect(watch.timings.art).toBeGreaterThan(25);
  expect(watch.timings.layout).toBe(0);
});
