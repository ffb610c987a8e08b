import type { Connection } from './connection.ts';
import { IS_KEPT } from './is-kept.ts';
import type { StoreName } from './schema.ts';

/** Those of `objects` that no row names, other than rows of removed images. */
export async function findUnused(
  connection: Connection,
  store: StoreName,
  objects: readonly string[],
): Promise<string[]> {
  const rows =
    store === 'images'
      ? await connection
          .selectFrom('generations')
          .select('image_object as object')
          .where('image_object', 'in', objects)
          .where(IS_KEPT)
          .unionAll(
            connection
              .selectFrom('generations')
              .select('painting_object as object')
              .where('painting_object', 'in', objects)
              .where(IS_KEPT),
          )
          .unionAll(connection.selectFrom('uploads').select('object').where('object', 'in', objects))
          .execute()
      : await connection.selectFrom('cards').select('object').where('object', 'in', objects).execute();
  const used = new Set(rows.map(({ object }) => object));
  return objects.filter((object) => !used.has(object));
}

/**
 * Leaves objects that may have lost their last row to `sweepErased`, not before `dueAt`: in rows of earlier versions, several
 * may have one object.
 */
export async function noteUnused(
  connection: Connection,
  store: StoreName,
  objects: readonly string[],
  dueAt?: Date,
): Promise<void> {
  if (objects.length === 0) return;
  const due_at = dueAt?.toISOString() ?? null;
  await connection
    .insertInto('erased_objects')
    // Sorted: two that note the same objects in different orders would wait for each other.
    .values([...objects].sort().map((object) => ({ store, object, due_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
