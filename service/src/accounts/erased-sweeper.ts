import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';
import { createSweepLoop, type SweepLoop } from '../stores/sweep-loop.ts';
import { type SweptStores, sweepErased } from './sweep-erased.ts';

const INTERVAL_MS = 60_000;

/** Removes the images of erased accounts and removed images: now, what a crash or a busy moment left behind, and after each `wake`. */
export function createErasedSweeper(options: {
  database: Database;
  stores: SweptStores;
  clock: Clock;
  /** Throws when the stores are no more those of the database. */
  checkPaired(): Promise<void>;
  onError(error: unknown): void;
}): SweepLoop {
  const { database, stores, clock, checkPaired, onError } = options;
  const sweep = (signal: AbortSignal): Promise<void> =>
    sweepErased({ database, stores, checkPaired, signal }, clock.now());
  return createSweepLoop({ sweep, intervalMs: INTERVAL_MS, onError });
}
