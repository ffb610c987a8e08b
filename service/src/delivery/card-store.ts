import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockRows } from '../stores/dialect.ts';
import type { ImageStore } from '../stores/image-store.ts';
import { columnsOf, selectValues } from '../stores/insert-row.ts';
import { transact } from '../stores/transact.ts';
import { evictCards } from './evict-cards.ts';
import type { DrawnCard } from './types.ts';

/** The persistent card cache: bytes in an image store of their own, bounded, evicted least recently used first. */
export interface CardStore {
  /** Undefined when the card was never rendered or was evicted; `lost` when it was paid for but there are no bytes of it. */
  find(key: string): Promise<DrawnCard | 'lost' | undefined>;
  /** Stores the bytes, evicting others if needed, and returns the object's name: empty for a card that is not to be kept. */
  put(card: DrawnCard): Promise<string>;
  /** Adds the card's row in the caller's transaction and locks the account; false, with nothing written, when there is one already, or no account. */
  record(
    connection: Connection,
    accountId: string,
    row: { key: string; object: string; card: DrawnCard },
  ): Promise<boolean>;
  /** Points an existing card to another object. */
  replace(key: string, object: string, card: DrawnCard): Promise<void>;
  /** Deletes an object that no card has. */
  discard(object: string): Promise<void>;
  /** Counts as a use; written by the next `flush`. */
  recordUse(key: string): void;
  /** Writes the recorded uses and evicts what no longer fits. */
  flush(): Promise<void>;
}

/** Which cards have their bytes kept: those with a logo depend on another host, and others can always be drawn again. */
export type KeptCards = 'all' | 'logos' | 'none';

export type CardStoreOptions = {
  database: Database;
  images: ImageStore;
  clock: Clock;
  /** Undefined: as many as there are. */
  maxBytes: number | undefined;
  kept?: KeptCards;
};

const UPDATE_BATCH = 200;
const RECOUNT_MS = 3600_000;
const RETRY_SECONDS = 5;

export function createCardStore(options: CardStoreOptions): CardStore {
  const { database, clock, maxBytes = Number.POSITIVE_INFINITY, kept = 'all' } = options;
  const images = withStoreErrors(options.images);
  const isBounded = Number.isFinite(maxBytes);
  let used = new Set<string>();
  // An estimate since it was counted: that reads all rows.
  let keptBytes: number | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  let trimming = Promise.resolve();

  async function trim(room: number): Promise<void> {
    const keys = used;
    used = new Set();
    try {
      await writeUses(database, [...keys], clock);
    } catch (error) {
      used = new Set([...keys, ...used]);
      throw error;
    }
    const isFull = keptBytes === undefined || keptBytes + room > maxBytes;
    if (!isFull && performance.now() - countedAt < RECOUNT_MS) return;
    keptBytes = await evictCards({ database, images, maxBytes });
    countedAt = performance.now();
  }

  // One at a time: two concurrent trims would each remove the whole excess.
  function trimInTurn(room = 0): Promise<void> {
    const turn = trimming.then(() => trim(room));
    trimming = turn.catch(() => {});
    return turn;
  }

  async function discard(object: string): Promise<void> {
    if (object !== '') await images.delete(object);
  }

  const toRow = (object: string, { bytes, format, freshUntil }: DrawnCard, now: string) => ({
    object,
    format,
    bytes: object === '' ? 0 : bytes.length,
    fresh_until: freshUntil?.toISOString() ?? null,
    last_used_at: now,
  });

  return {
    async find(key) {
      const row = await database.selectFrom('cards').selectAll().where('key', '=', key).executeTakeFirst();
      if (!row) return undefined;
      if (row.object === '') return 'lost';
      const bytes = await images.get(row.object);
      if (!bytes) return 'lost';
      const freshUntil = row.fresh_until === null ? undefined : new Date(row.fresh_until);
      return { bytes, format: row.format, freshUntil };
    },

    async put({ bytes, format, freshUntil }) {
      if (kept === 'none' || (kept === 'logos' && freshUntil === undefined)) return '';
      if (isBounded && (keptBytes === undefined || keptBytes + bytes.length > maxBytes))
        await trimInTurn(bytes.length);
      keptBytes = (keptBytes ?? 0) + bytes.length;
      return await images.put(bytes, format);
    },

    async record(connection, accountId, { key, object, card }) {
      const now = clock.now().toISOString();
      const row = { key, created_at: now, ...toRow(object, card, now) };
      const added = await connection
        .insertInto('cards')
        .columns(columnsOf(row))
        .expression(({ selectFrom }) =>
          selectFrom('accounts')
            .select(selectValues(row))
            .where('id', '=', accountId)
            .where('closing_at', 'is', null)
            .$call(lockRows(connection)),
        )
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      return added !== undefined;
    },

    async replace(key, object, card) {
      const former = await database
        .selectFrom('cards')
        .select('object')
        .where('key', '=', key)
        .executeTakeFirst();
      await database
        .updateTable('cards')
        .set(toRow(object, card, clock.now().toISOString()))
        .where('key', '=', key)
        .execute();
      if (former) await discard(former.object);
    },

    discard,

    // Only what is evicted by age needs to know when it was used.
    recordUse: (key) => isBounded && used.add(key),
    flush: () => (isBounded ? trimInTurn() : Promise.resolve()),
  };
}

async function writeUses(database: Database, keys: readonly string[], clock: Clock): Promise<void> {
  const now = clock.now().toISOString();
  for (let at = 0; at < keys.length; at += UPDATE_BATCH) {
    const batch = keys.slice(at, at + UPDATE_BATCH);
    await transact(database, (transaction) =>
      transaction.updateTable('cards').set({ last_used_at: now }).where('key', 'in', batch).execute(),
    );
  }
}

/** Reports a full or failing disk as `unavailable`: the request is not to blame. */
function withStoreErrors(images: ImageStore): Pick<ImageStore, 'put' | 'get' | 'delete'> {
  const plain = (cause: unknown): never => {
    throw new ServiceError('unavailable', 'Card storage is temporarily unavailable. You were not charged.', {
      code: 'images_unavailable',
      retryAfterSeconds: RETRY_SECONDS,
      cause,
    });
  };
  return {
    put: (bytes, extension) => images.put(bytes, extension).catch(plain),
    get: (object) => images.get(object).catch(plain),
    delete: (object) => images.delete(object).catch(plain),
  };
}
