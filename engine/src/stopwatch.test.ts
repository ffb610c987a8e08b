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
  watch.stop();
});

test('waiting for others is not spent, working is', async () => {
  const watch = createStopwatch();
  await new Promise<void>((resolve) => setTimeout(resolve, 200));
  const waited = watch.spentMs();
  expect(waited).toBeLessThan(150);
  for (const end = performance.now() + 60; performance.now() < end; );
  expect(watch.spentMs()).toBeGreaterThan(waited + 20);
  watch.stop();
});

test('the work of images that run together is shared among them', () => {
  const watches = [createStopwatch(), createStopwatch(), createStopwatch(), createStopwatch()];
  const [first] = watches;
  const before = process.cpuUsage();
  for (const end = performance.now() + 200; performance.now() < end; );
  const { user, system } = process.cpuUsage(before);
  const spent = first?.spentMs() ?? 0;
  for (const watch of watches) watch.stop();
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThan((user + system) / 1000 / 2);
});
