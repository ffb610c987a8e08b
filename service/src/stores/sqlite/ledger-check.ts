import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LedgerReport } from '../verify-ledger.ts';

/**
 * Verifies the ledger of the SQLite database at `path` on a thread of its own: each question reads all rows, and a million take seconds. Who
 * asks meanwhile gets the same report.
 */
export function createLedgerCheck(path: string): () => Promise<LedgerReport> {
  let running: Promise<LedgerReport> | undefined;
  const run = async (): Promise<LedgerReport> => {
    const thread = new Worker(new URL('./ledger-worker.ts', import.meta.url), { workerData: path });
    // Rejects with an error of the thread.
    const [report] = (await once(thread, 'message')) as [LedgerReport];
    return report;
  };
  return async () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return await running;
  };
}
