import type { Clock } from '../base/clock.ts';
import type { Database } from './database.ts';
import { type StrayStores, sweepStrays } from './sweep-strays.ts';

export type StraySweeper = {
  /** Waits for a look that is under way. */
  close(): Promise<void>;
};

const INTERVAL_MS = 3600_000;
// Far longer than any write takes, so that nothing is removed that waits for its row.
const MIN_AGE_MS = 15 * 60_000;

/** Removes what a crash left in the image stores: at once, from before this process, and every hour. */
export function createStraySweeper(options: {
  database: Database;
  stores: StrayStores;
  clock: Clock;
  /** Told when a look failed; the next one does it. */
  onError(error: unknown): void;
}): StraySweeper {
  const { database, stores, clock } = options;
  let looking = Promise.resolve();
  const look = (): void => {
    const before = new Date(clock.now().getTime() - MIN_AGE_MS);
    looking = looking
      .then(async () => void (await sweepStrays(database, stores, before)))
      .catch(options.onError);
  };
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();
  look();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
