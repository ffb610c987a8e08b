import { availableParallelism, loadavg } from 'node:os';

// What the loop below takes on a quiet two-core machine of 2024.
const REFERENCE_MS = 40;
const ROUNDS = 20_000_000;
// Less than 1 where tests are expected to wait in vain.
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);

let measured: number | undefined;

/**
 * How many times longer work takes now than on a quiet machine; never less than 1. A fixed piece of work is timed
 * once a process, and the load average counts where that was lucky to find a free core.
 */
export function measureSlowness(): number {
  measured ??= timeWork() / REFERENCE_MS;
  return Math.max(1, measured, 1 + (loadavg()[0] ?? 0) / availableParallelism());
}

/**
 * A time limit for a test: `quietMs`, what is generous on a quiet machine, times `measureSlowness`. For limits that
 * end what hangs, never for what a test is about: that waits for a condition.
 */
export const patientMs = (quietMs: number): number => Math.round(quietMs * measureSlowness() * PATIENCE);

function timeWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) sum = (sum * 31 + round) | 0;
  // Read, so that no compiler drops the loop.
  return sum === 0.5 ? 0 : performance.now() - start;
}
