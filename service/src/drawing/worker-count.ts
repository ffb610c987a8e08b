import { availableParallelism, totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
// Of the service itself with its cache of cards, and of each worker, as docs/operating.md has measured them.
const SERVICE_MB = 150;
const WORKER_MB = 180;
/** Of a worker that only renders cards. */
const CARD_WORKER_MB = 110;
const MOST = 64;

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

const availableMemory = (): number =>
  Math.min(process.constrainedMemory() || Infinity, totalmem()) / MEGABYTE;
