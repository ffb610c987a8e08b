import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { StoreName } from '../stores/schema.ts';
import { findUnused } from '../stores/unused-objects.ts';

export type SweptStores = Record<StoreName, Pick<ImageStore, 'delete'>>;

/**
 * Removes the noted objects that nothing has any more. An object of an earlier version may also be named by the row of
 * another account that made the same picture: it stays. No new row can name one, so nobody has to be held off.
 */
export async function sweepErased(database: Database, stores: SweptStores): Promise<void> {
  const noted = await database.selectFrom('erased_objects').selectAll().execute();
  for (const { store, object } of noted) {
    for (const unused of await findUnused(database, store, [object])) await stores[store].delete(unused);
    await database
      .deleteFrom('erased_objects')
      .where('store', '=', store)
      .where('object', '=', object)
      .execute();
  }
}
