import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';

const BATCH = 200;
// Room for what comes next, so that a full store is not trimmed for every single card.
const FILLED_SHARE = 0.95;

/** Removes the cards used least recently until the rest fits into `maxBytes`. Gives the bytes that are left. */
export async function evictCards(options: {
  database: Database;
  images: Pick<ImageStore, 'delete'>;
  maxBytes: number;
}): Promise<number> {
  const { database, images, maxBytes } = options;
  let kept = await countBytes(database);
  if (kept <= maxBytes * FILLED_SHARE) return kept;
  for (;;) {
    const oldest = await database
      .selectFrom('cards')
      .select(['key', 'object', 'bytes'])
      .orderBy('last_used_at')
      .orderBy('key')
      .limit(BATCH)
      .execute();
    if (oldest.length === 0) return kept;
    for (const card of oldest) {
      if (kept <= maxBytes * FILLED_SHARE) return kept;
      kept -= card.bytes;
      await database.deleteFrom('cards').where('key', '=', card.key).execute();
      // Two keys may have drawn the same bytes, which are then one object.
      const other = await database
        .selectFrom('cards')
        .select('key')
        .where('object', '=', card.object)
        .executeTakeFirst();
      if (!other) await images.delete(card.object);
    }
  }
}

async function countBytes(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('cards')
    .select((eb) => eb.fn.sum<number | string | null>('bytes').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
