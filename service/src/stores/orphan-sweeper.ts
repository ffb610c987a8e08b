import type { Clock } from '../base/clock.ts';
import type { Database } from './database.ts';
import type { StoreName } from './schema.ts';
import { createSweepLoop, type SweepLoop } from './sweep-loop.ts';
import { type OrphanStores, sweepOrphans } from './sweep-orphans.ts';

const INTERVAL_MS = 3600_000;
// Far longer than any write takes, so that nothing is removed that waits for its row.
const MIN_AGE_MS = 3600_000;

/** Finds orphaned objects that crashes left in the image stores, at start and every hour. */
export function createOrphanSweeper(options: {
  database: Database;
  stores: OrphanStores;
  clock: Clock;
  /** Throws when the stores are not, or no more, those of the database. */
  checkPaired(): Promise<void>;
  /** Runs a sweep unless another node has just done so. */
  inTurn(sweep: () => Promise<unknown>): Promise<unknown>;
  onSwept(removed: Record<StoreName, number>): void;
  onError(error: unknown): void;
}): SweepLoop {
  const { database, stores, clock, checkPaired, inTurn, onSwept, onError } = options;
  const sweep = async (signal: AbortSignal): Promise<void> => {
    await checkPaired();
    const before = new Date(clock.now().getTime() - MIN_AGE_MS);
    onSwept(await sweepOrphans(database, stores, before, { signal }));
  };
  return createSweepLoop({
    sweep: (signal) => inTurn(() => sweep(signal)),
    intervalMs: INTERVAL_MS,
    onError,
  });
}
