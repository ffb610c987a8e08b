import { OperatorError } from '../base/operator-error.ts';
import type { Database } from './database.ts';
import { readFact, writeFact } from './facts.ts';
import type { ImageStore } from './image-store.ts';
import type { StoreName } from './schema.ts';
import { findUnused, noteUnused } from './unused-objects.ts';

export type OrphanStores = Record<StoreName, Pick<ImageStore, 'listPut'>>;

type SweepOptions = { mostUnknown?: typeof MOST_UNKNOWN; signal?: AbortSignal | undefined };

const BATCH = 200;
const HOUR_MS = 3600_000;
// Restored meanwhile, a database of yesterday finds what it names.
const KEPT_MS = 7 * 24 * HOUR_MS;
// More than crashes leave: then this database is not that of the objects.
const MOST_UNKNOWN = { share: 0.02, few: 10 };

/**
 * Notes what was put in whole hours before `before` and no row references, which a crash between storing bytes and writing
 * the row can leave behind, and counts it; `sweepErased` deletes it after a week. Each hour is listed once. `before` must be old enough that
 * every live object has its row. Throws `OperatorError`, with nothing noted, when more is unknown than crashes leave.
 */
export async function sweepOrphans(
  database: Database,
  stores: OrphanStores,
  before: Date,
  { mostUnknown = MOST_UNKNOWN, signal }: SweepOptions = {},
): Promise<Record<StoreName, number>> {
  const removed = { images: 0, cards: 0 };
  for (const store of ['images', 'cards'] as const) {
    const since = await readFact(database, factOf(store));
    if (since !== undefined && since >= before.toISOString()) continue;
    if (since !== undefined)
      removed[store] = await sweep(database, store, stores[store], [new Date(since), before], {
        mostUnknown,
        signal,
      });
    await writeFact(database, factOf(store), before.toISOString());
  }
  return removed;
}

/** Leaves everything that is in the stores now alone, whatever names it. */
export async function skipOrphans(database: Database, now: Date): Promise<void> {
  for (const store of ['images', 'cards'] as const)
    await writeFact(database, factOf(store), new Date(now.getTime() + HOUR_MS).toISOString());
}

const factOf = (store: StoreName): string => `swept-${store}`;

async function sweep(
  database: Database,
  store: StoreName,
  objects: OrphanStores[StoreName],
  [since, before]: readonly [Date, Date],
  { mostUnknown = MOST_UNKNOWN, signal }: SweepOptions,
): Promise<number> {
  const orphans: string[] = [];
  let listed = 0;
  for await (const batch of inBatches(objects.listPut(since, before))) {
    orphans.push(...(await findUnused(database, store, batch)));
    listed += batch.length;
    signal?.throwIfAborted();
  }
  if (orphans.length === 0) return 0;
  const most = (await isEmpty(database, store)) ? 0 : Math.max(mostUnknown.few, listed * mostUnknown.share);
  if (orphans.length > most) throw refusal(store, orphans.length, listed, since);
  const dueAt = new Date(before.getTime() + KEPT_MS);
  for (let at = 0; at < orphans.length; at += BATCH)
    await noteUnused(database, store, orphans.slice(at, at + BATCH), dueAt);
  return orphans.length;
}

async function* inBatches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function isEmpty(database: Database, store: StoreName): Promise<boolean> {
  for (const table of store === 'images' ? (['generations', 'uploads'] as const) : (['cards'] as const))
    if ((await database.selectFrom(table).select('created_at').limit(1).executeTakeFirst()) !== undefined)
      return false;
  return true;
}

const refusal = (store: StoreName, unknown: number, listed: number, since: Date): OperatorError =>
  new OperatorError(
    `This database does not know ${unknown} of the ${listed} ${store} that were stored since ${since.toISOString()}, which is more than ` +
      'crashes leave. They stay. If they belong to another database, give each of the two a bucket or CARDWRIGHT_S3_PREFIX of its ' +
      'own; if this one was restored from a backup and takes their place: npm run admin -- adopt',
  );
