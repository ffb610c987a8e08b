import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Database } from './database.ts';
import type { ImageStore } from './image-store.ts';

/** What is out; `cause` is for the log. */
export type StoreFault = { store: 'database' | 'images'; cause: unknown };

// Anyone may ask, and an answer costs a synced write: of many in this time, one is worked out.
const KEPT_MS = 1_000;

/** A question that is answered by trying: undefined when the database and the image store take writes. */
export function createStoreHealth(parts: {
  database: Database;
  images: ImageStore;
  clock: Clock;
}): () => Promise<StoreFault | undefined> {
  let latest: { askedAt: number; answer: Promise<StoreFault | undefined> } | undefined;

  return () => {
    const now = parts.clock.now().getTime();
    if (latest === undefined || Math.abs(now - latest.askedAt) >= KEPT_MS) {
      latest = { askedAt: now, answer: findFault(parts.database, parts.images) };
    }
    return latest.answer;
  };
}

async function findFault(database: Database, images: ImageStore): Promise<StoreFault | undefined> {
  try {
    // An update of no row, not a read: a database that can only be read cannot serve.
    await database.updateTable('accounts').set({ plan: 'free' }).where(sql.lit(false)).execute();
  } catch (cause) {
    return { store: 'database', cause };
  }
  try {
    await images.check();
  } catch (cause) {
    return { store: 'images', cause };
  }
  return undefined;
}
