import type { Clock } from '../base/clock.ts';
import type { Database } from './database.ts';
import { createSweepLoop, type SweepLoop } from './sweep-loop.ts';
import { type StrayStores, sweepStrays } from './sweep-strays.ts';

const INTERVAL_MS = 3600_000;
// Far longer than any write takes, so that nothing is removed that waits for its row.
const MIN_AGE_MS = 15 * 60_000;

/** Removes what a crash left in the image stores: at once, from before this process, and every hour. */
export function createStraySweeper(options: {
  database: Database;
  stores: StrayStores;
  clock: Clock;
  onError(error: unknown): void;
}): SweepLoop {
  const { database, stores, clock, onError } = options;
  const sweep = () => sweepStrays(database, stores, new Date(clock.now().getTime() - MIN_AGE_MS));
  return createSweepLoop({ sweep, intervalMs: INTERVAL_MS, onError });
}
