import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Database } from './database.ts';
import { writeToDisk } from './dialect.ts';
import type { ImageStore } from './image-store.ts';

/** What is out; `cause` is for the log. */
export type StoreFault = { store: 'database' | 'images'; cause: unknown };

// Anyone may ask, and an answer costs a synced write: of many in this time, one is worked out.
const KEPT_MS = 1_000;
// Shorter than the time limits of probes, so that their operator reads what is out instead of a timeout.
const TIMEOUT_MS = 2_000;
// It is waited for in so many steps: while this process is paused, for example by a limit on its processor time, one of them passes and
// not all, so that what was answered meanwhile still comes first.
const STEPS = 8;

/** Finds out by trying what does not take writes: nothing, the database, the image store or both. */
export function createStoreHealth(parts: {
  database: Database;
  images: Pick<ImageStore, 'check'>;
  clock: Clock;
  timeoutMs?: number;
}): () => Promise<StoreFault[]> {
  const { clock, timeoutMs = TIMEOUT_MS } = parts;
  const probes = [
    createProbe('database', () => checkDatabase(parts.database), timeoutMs),
    createProbe('images', () => parts.images.check(), timeoutMs),
  ];
  let latest: { askedAt: number; answer: Promise<StoreFault[]> } | undefined;

  return () => {
    const now = clock.now().getTime();
    if (latest === undefined || Math.abs(now - latest.askedAt) >= KEPT_MS) {
      const answers = Promise.all(probes.map((probe) => probe()));
      latest = { askedAt: now, answer: answers.then((faults) => faults.flatMap((fault) => fault ?? [])) };
    }
    return latest.answer;
  };
}

function createProbe(
  store: StoreFault['store'],
  check: () => Promise<void>,
  timeoutMs: number,
): () => Promise<StoreFault | undefined> {
  let running: Promise<StoreFault | undefined> | undefined;

  const run = async (): Promise<StoreFault | undefined> => {
    try {
      await check();
      return undefined;
    } catch (cause) {
      return { store, cause };
    } finally {
      running = undefined;
    }
  };

  return async () => {
    // A store that hangs is asked once: more questions would fill the thread pool or the connections.
    running ??= run();
    const stopWaiting = new AbortController();
    const waitInSteps = async (): Promise<StoreFault | undefined> => {
      for (let step = 0; step < STEPS; step += 1)
        await sleep(timeoutMs / STEPS, undefined, { signal: stopWaiting.signal });
      return { store, cause: new Error(`no answer within ${timeoutMs} ms`) };
    };
    const fault = await Promise.race([running, waitInSteps().catch(() => undefined)]);
    stopWaiting.abort();
    return fault;
  };
}

// Not a read: a database that can only be read cannot serve.
async function checkDatabase(database: Database): Promise<void> {
  await database.updateTable('accounts').set({ plan: 'free' }).where(sql.lit(false)).execute();
  await writeToDisk(database);
}
