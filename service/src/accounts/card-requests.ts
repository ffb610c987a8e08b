import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';
import type { CardRequest } from './types.ts';

/** Counts requests for signed cards in memory, by day, and writes the counts in batches. */
export interface CardRequests {
  count(request: CardRequest): void;
  /** Adds what was counted to the table; on an error it stays counted. */
  flush(): Promise<void>;
}

// Rows of a statement: it holds their locks no longer than that.
const BATCH = 200;

type Counts = Omit<CardRequest, 'cached'> & { date: string; requests: number; cached: number };

export function createCardRequests({ database, clock }: { database: Database; clock: Clock }): CardRequests {
  let counted = new Map<string, Counts>();

  const find = (counts: Omit<Counts, 'requests' | 'cached'>): Counts => {
    const { accountId, date, keyId, template, visitor } = counts;
    const key = `${accountId} ${date} ${keyId} ${template} ${visitor}`;
    let found = counted.get(key);
    if (found === undefined) {
      found = { accountId, date, keyId, template, visitor, requests: 0, cached: 0 };
      counted.set(key, found);
    }
    return found;
  };

  return {
    count({ cached, ...request }) {
      const counts = find({ ...request, date: clock.now().toISOString().slice(0, 10) });
      counts.requests += 1;
      counts.cached += cached ? 1 : 0;
    },

    async flush() {
      // Sorted: two nodes that write the same rows in different orders would wait for each other.
      const written = [...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts);
      counted = new Map();
      try {
        while (written.length > 0) {
          await add(database, written.slice(0, BATCH));
          written.splice(0, BATCH);
          await nextTurn();
        }
      } catch (error) {
        for (const { requests, cached, ...rest } of written) {
          const counts = find(rest);
          counts.requests += requests;
          counts.cached += cached;
        }
        throw error;
      }
    },
  };
}

/** Adds nothing for accounts that were erased meanwhile. */
async function add(database: Database, batch: readonly Counts[]): Promise<void> {
  const ids = [...new Set(batch.map(({ accountId }) => accountId))];
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('closing_at', 'is', null)
    .execute();
  const standing = new Set(rows.map(({ id }) => id));
  const values = batch
    .filter(({ accountId }) => standing.has(accountId))
    .map(({ accountId, keyId, ...counts }) => ({ account_id: accountId, key_id: keyId, ...counts }));
  if (values.length === 0) return;
  await database
    .insertInto('card_requests')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'date', 'key_id', 'template', 'visitor']).doUpdateSet((eb) => ({
        requests: eb('card_requests.requests', '+', eb.ref('excluded.requests')),
        cached: eb('card_requests.cached', '+', eb.ref('excluded.cached')),
      })),
    )
    .execute();
}
