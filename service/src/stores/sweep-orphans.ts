import type { Database } from './database.ts';
import { lockTable } from './dialect.ts';
import type { ImageStore } from './image-store.ts';
import type { StoreName } from './schema.ts';
import { transact } from './transact.ts';
import { findUnused, hasPendingWrites } from './unused-objects.ts';

export type OrphanStores = Record<StoreName, Pick<ImageStore, 'listBefore' | 'delete'>>;

/** Files of one store. */
export type SweepResult = {
  removed: number;
  /** Named by no row, but kept: a row may name it in a moment. */
  kept: number;
};

const BATCH = 200;

/**
 * Deletes objects stored before `before` that no row references, which a crash between storing bytes and writing the
 * row can leave behind. `before` must be old enough that every live object has its row.
 */
export async function sweepOrphans(
  database: Database,
  stores: OrphanStores,
  before: Date,
): Promise<Record<StoreName, SweepResult>> {
  const result = { images: { removed: 0, kept: 0 }, cards: { removed: 0, kept: 0 } };
  for (const store of ['images', 'cards'] as const) {
    const sweep = async (objects: readonly string[]): Promise<void> => {
      const { removed, kept } = await sweepBatch(database, stores, store, objects);
      result[store].removed += removed;
      result[store].kept += kept;
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
  return result;
}

async function sweepBatch(
  database: Database,
  stores: OrphanStores,
  store: StoreName,
  objects: readonly string[],
): Promise<SweepResult> {
  // Looked at twice: without holding anybody up, and, for the few that seem stray, with every writer held off.
  const strays = await findUnused(database, store, objects);
  if (strays.length === 0) return { removed: 0, kept: 0 };
  return await transact(database, async (transaction) => {
    // Whoever would begin or end a drawing waits; the same bytes may be put again just now.
    await lockTable(transaction, 'jobs');
    if (await hasPendingWrites(transaction, store)) return { removed: 0, kept: strays.length };
    const still = await findUnused(transaction, store, strays);
    for (const object of still) await stores[store].delete(object);
    return { removed: still.length, kept: 0 };
  });
}
