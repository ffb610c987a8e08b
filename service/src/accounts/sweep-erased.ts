import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';

export type SweptStores = Record<'images' | 'cards', Pick<ImageStore, 'delete'>>;

/**
 * Removes the noted objects that nothing has any more. Objects are named by their bytes, so another account may
 * have made the same picture: such an object stays. One that may be in the making just now is left for next time.
 */
export async function sweepErased(database: Database, stores: SweptStores): Promise<void> {
  const noted = await database.selectFrom('erased_objects').selectAll().execute();
  // The transaction holds every writer off between the look and the removal.
  for (const { store, object } of noted)
    await database.transaction().execute(async (transaction) => {
      if (store === 'images' && (await isAnyInTheMaking(transaction))) return;
      if (!(await isUsed(transaction, store, object))) await stores[store].delete(object);
      await transaction
        .deleteFrom('erased_objects')
        .where('store', '=', store)
        .where('object', '=', object)
        .execute();
    });
}

// Its bytes are stored before its row names them. A card that loses its bytes is drawn again for nothing.
async function isAnyInTheMaking(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom('generations')
    .select('id')
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return row !== undefined;
}

async function isUsed(connection: Connection, store: keyof SweptStores, object: string): Promise<boolean> {
  const row =
    store === 'images'
      ? await connection
          .selectFrom('generations')
          .select('id')
          .where('image_object', '=', object)
          .executeTakeFirst()
      : await connection.selectFrom('cards').select('key').where('object', '=', object).executeTakeFirst();
  return row !== undefined;
}
