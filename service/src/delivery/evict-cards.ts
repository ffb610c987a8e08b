import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';

const BATCH = 200;
// Room for what comes next, so that a full store is not trimmed for every single card.
const FILLED_SHARE = 0.95;

type EvictOptions = { database: Database; images: Pick<ImageStore, 'delete'>; maxBytes: number };
type Victim = { key: string; object: string; bytes: number };

/** Removes the cards used least recently until the rest fits into `maxBytes`. Gives the bytes that are left. */
export async function evictCards(options: EvictOptions): Promise<number> {
  const target = options.maxBytes * FILLED_SHARE;
  let kept = await countBytes(options.database);
  while (kept > target) {
    const victims = await findVictims(options.database, kept - target);
    if (victims.length === 0) break;
    await remove(options, victims);
    for (const { bytes } of victims) kept -= bytes;
    // Most may have nothing but their row.
    await nextTurn();
  }
  return kept;
}

async function countBytes(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('cards')
    .select((eb) => eb.fn.sum<number | string | null>('bytes').as('total'))
    // By the index of objects: most rows of millions have none.
    .where('object', '>', '')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

async function findVictims(database: Database, excess: number): Promise<Victim[]> {
  const oldest = await database
    .selectFrom('cards')
    .select(['key', 'object', 'bytes'])
    .orderBy('last_used_at')
    .orderBy('key')
    .limit(BATCH)
    .execute();
  let freed = 0;
  return oldest.filter(({ bytes }) => {
    if (freed >= excess) return false;
    freed += bytes;
    return true;
  });
}

/** Objects first: a crash in between leaves rows without bytes, which are known to be lost, and no stray object. */
async function remove({ database, images }: EvictOptions, victims: readonly Victim[]): Promise<void> {
  for (const { object } of victims) if (object !== '') await images.delete(object);
  const keys = victims.map(({ key }) => key).sort();
  await database.deleteFrom('cards').where('key', 'in', keys).execute();
}
