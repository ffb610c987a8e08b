import { availableParallelism, totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
// Of the service itself with its cache of cards, and of each worker, as docs/operating.md has measured them.
const SERVICE_MB = 150;
const WORKER_MB = 180;
/** Of a worker that only renders cards. */
const CARD_WORKER_MB = 110;
/** What an image of 2048x2048 takes beyond what a worker has for a social card. */
const LARGE_IMAGE_MB = 70;
const MOST = 64;

type Workers = { workers: number; cardWorkers: number };

/**
 * Workers that this machine, or this container, has cores and memory for: one a core, as drawing keeps a core busy. Both
 * limits of a container are asked for (cgroups).
 */
export function defaultWorkerCount(cores = availableParallelism(), memoryMb = availableMemory()): number {
  const fitting = Math.floor((memoryMb - SERVICE_MB) / WORKER_MB);
  return Math.max(1, Math.min(cores, fitting, MOST));
}

/** Workers for cards that there is memory for beside `defaultWorkerCount`; without any, the service renders cards itself. */
export function defaultCardWorkerCount(cores = availableParallelism(), memoryMb = availableMemory()): number {
  const left = memoryMb - SERVICE_MB - defaultWorkerCount(cores, memoryMb) * WORKER_MB;
  return Math.max(0, Math.min(cores, Math.floor(left / CARD_WORKER_MB), MOST));
}

/**
 * Large images that may be drawn at the same time: one always, and more where these workers leave memory, so that two never meet in
 * 512 MB. An image counts as one of the largest: what is nearly as large would otherwise overtake these for ever.
 */
export function defaultLargeImageCount(
  { workers, cardWorkers }: Workers,
  memoryMb = availableMemory(),
): number {
  const left = memoryMb - SERVICE_MB - workers * WORKER_MB - cardWorkers * CARD_WORKER_MB;
  return 1 + Math.max(0, Math.min(MOST, Math.floor(left / LARGE_IMAGE_MB)));
}

/** Of this machine, or of this container, in megabytes. */
export const availableMemory = (): number =>
  Math.min(process.constrainedMemory() || Infinity, totalmem()) / MEGABYTE;
