import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type CheckpointMessage = 'look' | 'close';

/** Of 4 kB, as SQLite has it by default. */
export const CHECKPOINT_PAGES = 1000;
/**
 * With so many pages in the log, whoever commits copies what is left of them: while one transaction follows the other, the thread never
 * reaches the end of the log, where it begins anew.
 */
export const MOST_LOGGED_PAGES = 8000;

// Of a hundred pages at most, as a rule.
const COMMITS = 16;
// It only copies pages.
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

export interface Checkpoints {
  /** Counts a transaction. */
  committed(): void;
  close(): Promise<void>;
}

/**
 * Copies committed pages from the log of the SQLite database at `path` into its file, on a thread of its own: they have to reach the disk,
 * for which a commit would wait. It starts when there is something to copy. Without it, commits do so, later.
 */
export function createCheckpoints(path: string): Checkpoints {
  let commits = 0;
  let thread: Worker | undefined;
  let isOver = false;

  const start = (): Worker => {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: path,
      resourceLimits: MEMORY,
    });
    worker.unref();
    // The file is gone, say; whoever commits next will tell.
    worker.on('error', () => {
      isOver = true;
    });
    return worker;
  };
  const send = (message: CheckpointMessage): void => thread?.postMessage(message);

  return {
    committed() {
      commits += 1;
      if (isOver || commits % COMMITS > 0) return;
      thread ??= start();
      send('look');
    },
    async close() {
      if (thread === undefined || isOver) return;
      isOver = true;
      // Else the process could end before it.
      thread.ref();
      const ended = once(thread, 'exit');
      send('close');
      await ended;
    },
  };
}
