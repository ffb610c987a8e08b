import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { StoreName } from '../stores/schema.ts';
import { findUnused } from '../stores/unused-objects.ts';

export type SweptStores = Record<StoreName, Pick<ImageStore, 'delete'>>;

const BATCH = 200;
const AT_ONCE = 16;

/**
 * Removes the noted objects that are due and that nothing has any more. An object of an earlier version may also be named by
 * the row of another account that made the same picture: it stays. No new row can name one, so nobody has to be held off.
 */
export async function sweepErased(
  {
    database,
    stores,
    checkPaired = async () => {},
    signal,
  }: { database: Database; stores: SweptStores; checkPaired?: () => Promise<void>; signal?: AbortSignal },
  now: Date,
): Promise<void> {
  for (const store of ['images', 'cards'] as const)
    for (let after = ''; ; ) {
      const objects = await findDue(database, store, now, after);
      if (objects.length === 0) break;
      await checkPaired();
      for (const group of groupsOf(await findUnused(database, store, objects)))
        await Promise.all(group.map((object) => stores[store].delete(object)));
      await database
        .deleteFrom('erased_objects')
        .where('store', '=', store)
        .where('object', 'in', objects)
        .execute();
      after = objects.at(-1) ?? '';
      await nextTurn();
      signal?.throwIfAborted();
    }
}

async function findDue(database: Database, store: StoreName, now: Date, after: string): Promise<string[]> {
  const rows = await database
    .selectFrom('erased_objects')
    .select('object')
    .where('store', '=', store)
    .where('object', '>', after)
    .where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', now.toISOString())]))
    .orderBy('object')
    .limit(BATCH)
    .execute();
  return rows.map(({ object }) => object);
}

function* groupsOf(objects: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < objects.length; at += AT_ONCE) yield objects.slice(at, at + AT_ONCE);
}
