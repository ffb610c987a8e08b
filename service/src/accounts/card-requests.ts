import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';
import { transact } from '../stores/transact.ts';
import type { CardRequest } from './types.ts';

/** Counts requests for signed cards in memory, by day, and writes the counts in batches. */
export interface CardRequests {
  count(request: CardRequest): void;
  /** Adds what was counted to the table; on an error it stays counted. */
  flush(): Promise<void>;
}

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
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      try {
        // Sorted: two nodes that write the same rows in different orders would wait for each other.
        const sorted = [...written].sort(([a], [b]) => (a < b ? -1 : 1));
        await transact(database, async (transaction) => {
          for (const [, counts] of sorted) await add(transaction, counts);
        });
      } catch (error) {
        for (const { requests, cached, ...rest } of written.values()) {
          const counts = find(rest);
          counts.requests += requests;
          counts.cached += cached;
        }
        throw error;
      }
    },
  };
}

/** Adds nothing for an account that was erased meanwhile. */
async function add(database: Database, counts: Counts): Promise<void> {
  await database
    .insertInto('card_requests')
    .columns(['account_id', 'date', 'key_id', 'template', 'visitor', 'requests', 'cached'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select((of) => [
          'accounts.id',
          of.val(counts.date).as('date'),
          of.val(counts.keyId).as('key_id'),
          of.val(counts.template).as('template'),
          of.val(counts.visitor).as('visitor'),
          // A parameter alone has no type for PostgreSQL.
          sql<number>`cast(${counts.requests} as integer)`.as('requests'),
          sql<number>`cast(${counts.cached} as integer)`.as('cached'),
        ])
        .where('accounts.id', '=', counts.accountId),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'date', 'key_id', 'template', 'visitor']).doUpdateSet((eb) => ({
        requests: eb('card_requests.requests', '+', eb.ref('excluded.requests')),
        cached: eb('card_requests.cached', '+', eb.ref('excluded.cached')),
      })),
    )
    .execute();
}
