import type { Database } from './database.ts';
import type { ImageStore } from './image-store.ts';
import type { StoreName } from './schema.ts';
import { findUnused } from './unused-objects.ts';

export type OrphanStores = Record<StoreName, Pick<ImageStore, 'listBefore' | 'delete'>>;

const BATCH = 200;

/**
 * Deletes objects stored before `before` that no row references, which a crash between storing bytes and writing the
 * row can leave behind, and counts them. `before` must be old enough that every live object has its row; no name is ever
 * used again, so nobody has to be held off.
 */
export async function sweepOrphans(
  database: Database,
  stores: OrphanStores,
  before: Date,
): Promise<Record<StoreName, number>> {
  const removed = { images: 0, cards: 0 };
  for (const store of ['images', 'cards'] as const) {
    const sweep = async (objects: readonly string[]): Promise<void> => {
      const orphans = await findUnused(database, store, objects);
      for (const orphan of orphans) await stores[store].delete(orphan);
      removed[store] += orphans.length;
    };
    let batch: string[] = [];
    for await (const object of stores[store].listBefore(before)) {
      batch.push(object);
      if (batch.length < BATCH) continue;
      await sweep(batch);
      batch = [];
    }
    if (batch.length > 0) await sweep(batch);
  }
  return removed;
}
