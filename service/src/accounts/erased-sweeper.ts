import type { Database } from '../stores/database.ts';
import { createSweepLoop, type SweepLoop } from '../stores/sweep-loop.ts';
import { type SweptStores, sweepErased } from './sweep-erased.ts';

const INTERVAL_MS = 60_000;

/** Removes the images of erased accounts and removed images: now, what a crash or a busy moment left behind, and after each `wake`. */
export function createErasedSweeper(options: {
  database: Database;
  stores: SweptStores;
  onError(error: unknown): void;
}): SweepLoop {
  const { database, stores, onError } = options;
  return createSweepLoop({ sweep: () => sweepErased(database, stores), intervalMs: INTERVAL_MS, onError });
}
