import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import type { ImageStore } from './image-store.ts';

export type StrayStores = Record<'images' | 'cards', Pick<ImageStore, 'listBefore' | 'delete'>>;

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
  store: keyof StrayStores,
  objects: readonly string[],
): Promise<number> {
  // Looked at twice: without holding anybody up, and, for the few that seem stray, with every writer held off.
  const strays = await withoutUsed(database, store, objects);
  if (strays.length === 0) return 0;
  return await database.transaction().execute(async (transaction) => {
    // The same bytes may be put again just now: a picture without its row is in the making. A card that loses its
    // bytes is drawn again for nothing.
    if (store === 'images' && (await isAnyInTheMaking(transaction))) return 0;
    const still = await withoutUsed(transaction, store, strays);
    for (const object of still) await stores[store].delete(object);
    return still.length;
  });
}

async function withoutUsed(
  connection: Connection,
  store: keyof StrayStores,
  objects: readonly string[],
): Promise<string[]> {
  const rows =
    store === 'images'
      ? await connection
          .selectFrom('generations')
          .select('image_object as object')
          .where('image_object', 'in', objects)
          .execute()
      : await connection.selectFrom('cards').select('object').where('object', 'in', objects).execute();
  const used = new Set(rows.map(({ object }) => object));
  return objects.filter((object) => !used.has(object));
}

async function isAnyInTheMaking(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom('generations')
    .select('id')
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return row !== undefined;
}
