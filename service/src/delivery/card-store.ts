import type { Clock } from '../base/clock.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { CardBytes } from './types.ts';

/** Cards behind the memory: bytes in an image store of their own, bounded, least recently used out. */
export interface CardStore {
  find(key: string): Promise<CardBytes | undefined>;
  /** Keeps the bytes; `record` then makes them findable, in the transaction that charges for them. */
  put(card: CardBytes): Promise<string>;
  record(connection: Connection, key: string, object: string, card: CardBytes): Promise<void>;
  /** Counted as a use. Written with the next `flush`, not now. */
  note(key: string): void;
  /** Writes the uses and removes what no longer fits. */
  flush(): Promise<void>;
}

const EVICTION_BATCH = 200;

export function createCardStore(options: {
  database: Database;
  images: ImageStore;
  clock: Clock;
  maxBytes: number;
}): CardStore {
  const { database, images, clock } = options;
  let used = new Set<string>();

  return {
    async find(key) {
      const row = await database.selectFrom('cards').selectAll().where('key', '=', key).executeTakeFirst();
      const bytes = row && (await images.get(row.object));
      return row && bytes && { bytes, format: row.format };
    },

    put: ({ bytes, format }) => images.put(bytes, format),

    async record(connection, key, object, { bytes, format }) {
      const now = clock.now().toISOString();
      const row = { key, object, format, bytes: bytes.length, created_at: now, last_used_at: now };
      await connection
        .insertInto('cards')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },

    note: (key) => used.add(key),

    async flush() {
      const keys = [...used];
      used = new Set();
      const now = clock.now().toISOString();
      for (let at = 0; at < keys.length; at += EVICTION_BATCH) {
        await database
          .updateTable('cards')
          .set({ last_used_at: now })
          .where('key', 'in', keys.slice(at, at + EVICTION_BATCH))
          .execute();
      }
      await evict(options);
    },
  };
}

async function evict({ database, images, maxBytes }: Parameters<typeof createCardStore>[0]): Promise<void> {
  for (;;) {
    const { total } = await database
      .selectFrom('cards')
      .select((eb) => eb.fn.sum<number | string | null>('bytes').as('total'))
      .executeTakeFirstOrThrow();
    let excess = Number(total ?? 0) - maxBytes;
    if (excess <= 0) return;
    const oldest = await database
      .selectFrom('cards')
      .select(['key', 'object', 'bytes'])
      .orderBy('last_used_at')
      .orderBy('key')
      .limit(EVICTION_BATCH)
      .execute();
    for (const card of oldest) {
      if (excess <= 0) return;
      excess -= card.bytes;
      await database.deleteFrom('cards').where('key', '=', card.key).execute();
      // Two keys may have drawn the same bytes.
      const other = await database
        .selectFrom('cards')
        .select('key')
        .where('object', '=', card.object)
        .executeTakeFirst();
      if (!other) await images.delete(card.object);
    }
  }
}
