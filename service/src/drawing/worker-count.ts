import { availableParallelism, totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
// Of the service itself with its cache of cards, and of each worker, as docs/operating.md has measured them.
const SERVICE_MB = 150;
const WORKER_MB = 180;
const MOST = 64;

/**
 * Workers that this machine, or this container, has cores and memory for: one a core, as drawing keeps a core busy. Both
 * limits of a container are asked for (cgroups).
 */
export function defaultWorkerCount(
  cores = availableParallelism(),
  memoryMb = Math.min(process.constrainedMemory() || Infinity, totalmem()) / MEGABYTE,
): number {
  const fitting = Math.floor((memoryMb - SERVICE_MB) / WORKER_MB);
  return Math.max(1, Math.min(cores, fitting, MOST));
}
