import type { Database } from '../stores/database.ts';
import { lockTable } from '../stores/dialect.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { StoreName } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { findUnused, hasPendingWrites } from '../stores/unused-objects.ts';

export type SweptStores = Record<StoreName, Pick<ImageStore, 'delete'>>;

/**
 * Removes the noted objects that nothing has any more. Objects are named by their bytes, so another account may
 * have made the same picture: such an object stays. One that may be in the making just now is left for next time.
 */
export async function sweepErased(database: Database, stores: SweptStores): Promise<void> {
  const noted = await database.selectFrom('erased_objects').selectAll().execute();
  // The transaction holds every writer off between the look and the removal.
  for (const { store, object } of noted)
    await transact(database, async (transaction) => {
      await lockTable(transaction, 'jobs');
      if (await hasPendingWrites(transaction, store)) return;
      for (const unused of await findUnused(transaction, store, [object])) await stores[store].delete(unused);
      await transaction
        .deleteFrom('erased_objects')
        .where('store', '=', store)
        .where('object', '=', object)
        .execute();
    });
}
