import type { Database } from './database.ts';
import type { ImageStore } from './image-store.ts';
import type { StoreName } from './schema.ts';
import { findUnused, isAnyInTheMaking } from './unused-objects.ts';

export type StrayStores = Record<StoreName, Pick<ImageStore, 'listBefore' | 'delete'>>;

const BATCH = 200;

/**
 * Removes objects put before `before` that no row names: a crash between the bytes and their row leaves one. Gives
 * their number. `before` must be long enough ago for everything that was put then to have its row.
 */
export async function sweepStrays(database: Database, stores: StrayStores, before: Date): Promise<number> {
  let removed = 0;
  for (const store of ['images', 'cards'] as const) {
    let batch: string[] = [];
    for await (const object of stores[store].listBefore(before)) {
      batch.push(object);
      if (batch.length < BATCH) continue;
      removed += await sweepBatch(database, stores, store, batch);
      batch = [];
    }
    if (batch.length > 0) removed += await sweepBatch(database, stores, store, batch);
  }
  return removed;
}

async function sweepBatch(
  database: Database,
  stores: StrayStores,
  store: StoreName,
  objects: readonly string[],
): Promise<number> {
  // Looked at twice: without holding anybody up, and, for the few that seem stray, with every writer held off.
  const strays = await findUnused(database, store, objects);
  if (strays.length === 0) return 0;
  return await database.transaction().execute(async (transaction) => {
    // The same bytes may be put again just now.
    if (await isAnyInTheMaking(transaction, store)) return 0;
    const still = await findUnused(transaction, store, strays);
    for (const object of still) await stores[store].delete(object);
    return still.length;
  });
}
