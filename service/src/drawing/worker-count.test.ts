import { expect, test } from 'vitest';
import { defaultCardWorkerCount, defaultLargeImageCount, defaultWorkerCount } from './worker-count.ts';

test.each([
  [2, 16_000, 2],
  [16, 64_000, 16],
  // Containers: memory decides.
  [2, 512, 2],
  [8, 512, 2],
  [8, 1024, 4],
  [4, 256, 1],
  [1, 128, 1],
  [500, 1_000_000, 64],
])('%i cores and %i MB have %i workers', (cores, memoryMb, workers) => {
  expect(defaultWorkerCount(cores, memoryMb)).toBe(workers);
});

test.each([
  [2, 16_000, 2],
  // Containers: prompts first.
  [2, 512, 0],
  [2, 640, 1],
  [1, 128, 0],
  [500, 1_000_000, 64],
])('%i cores and %i MB have %i workers for cards', (cores, memoryMb, workers) => {
  expect(defaultCardWorkerCount(cores, memoryMb)).toBe(workers);
});

test.each([
  [{ workers: 2, cardWorkers: 0 }, 512, 1],
  [{ workers: 1, cardWorkers: 0 }, 512, 3],
  [{ workers: 4, cardWorkers: 0 }, 512, 1],
  [{ workers: 2, cardWorkers: 1 }, 640, 1],
  [{ workers: 2, cardWorkers: 2 }, 16_000, 65],
])('%o in %i MB draw %i large images at the same time', (workers, memoryMb, images) => {
  expect(defaultLargeImageCount(workers, memoryMb)).toBe(images);
});

test('this machine has one', () => {
  expect(defaultWorkerCount()).toBeGreaterThanOrEqual(1);
});
