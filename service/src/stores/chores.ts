import type { Clock } from '../base/clock.ts';
import type { Database } from './database.ts';

/**
 * Runs a chore on one of the nodes of a database: on the first that asks once `everyMs` have passed since the last began. A node
 * that ends in the middle leaves it for the next time, so a chore must be one that can be begun again.
 */
export async function inTurn(
  { database, clock }: { database: Database; clock: Clock },
  name: string,
  everyMs: number,
  chore: () => Promise<unknown>,
): Promise<void> {
  const now = clock.now().getTime();
  const dueAt = new Date(now + everyMs).toISOString();
  const turn = await database
    .insertInto('chores')
    .values({ name, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ due_at: dueAt })
        .where('chores.due_at', '<=', new Date(now).toISOString()),
    )
    .returning('name')
    .executeTakeFirst();
  if (turn !== undefined) await chore();
}

/** Deletes what nodes shared for a while. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  for (const table of ['card_claims', 'rate_counters'] as const)
    await database.deleteFrom(table).where('expires_at', '<', now.toISOString()).execute();
}
