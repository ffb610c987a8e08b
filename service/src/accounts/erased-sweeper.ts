import type { Database } from '../stores/database.ts';
import { type SweptStores, sweepErased } from './sweep-erased.ts';

export type ErasedSweeper = {
  /** Looks at once, and again when it is looking already. */
  wake(): void;
  /** Waits for a look that is under way. */
  close(): Promise<void>;
};

const INTERVAL_MS = 60_000;

/** Removes the pictures of erased accounts: now, what a crash or a busy moment left behind, and after each `wake`. */
export function createErasedSweeper(options: {
  database: Database;
  stores: SweptStores;
  /** Told when a look failed; the next one does it. */
  onError(error: unknown): void;
}): ErasedSweeper {
  let looking = Promise.resolve();
  const wake = (): void => {
    looking = looking.then(() => sweepErased(options.database, options.stores)).catch(options.onError);
  };
  const timer = setInterval(wake, INTERVAL_MS);
  timer.unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
