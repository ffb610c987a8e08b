import { randomText } from '../../base/ids.ts';
import type { Connection } from '../connection.ts';
import type { Database } from '../database.ts';
import { lockFree } from '../dialect.ts';
import { readFact, writeFact } from '../facts.ts';
import { transact } from '../transact.ts';

/** Tags that a CDN is to forget, and the turn that somebody has at it. */
export type ClaimedPurge = { id: string; tag: string; attempts: number };

const FACT = 'cdn';
// Other nodes know of a revocation by then, also those that are cut off from the database.
const AGAIN_MS = 65_000;

/** Whether purges are noted from now on, by whoever uses the database. */
export async function setPurging(database: Database, cdn: string | undefined): Promise<void> {
  if (cdn !== undefined) await writeFact(database, FACT, cdn);
  else if ((await readFact(database, FACT)) !== undefined) {
    await database.deleteFrom('facts').where('name', '=', FACT).execute();
    await database.deleteFrom('purges').execute();
  }
}

/**
 * Notes in the transaction of what they tell that a CDN is to forget the tags, if there is one. `again`: once more when every node has heard, as
 * one that has not would answer as before. `at`: not before.
 */
export async function addPurges(
  transaction: Connection,
  tags: readonly string[],
  { at, again = false }: { at: Date; again?: boolean },
): Promise<void> {
  if (tags.length === 0 || (await readFact(transaction, FACT)) === undefined) return;
  const due = [at, ...(again ? [new Date(at.getTime() + AGAIN_MS)] : [])];
  await transaction
    .insertInto('purges')
    .values(
      tags.flatMap((tag) =>
        due.map((time) => ({ id: randomText(20), tag, due_at: time.toISOString(), attempts: 0 })),
      ),
    )
    .execute();
}

/** Purges that are due, of which nobody else hears until `leasedUntil`. */
export async function claimPurges(
  database: Database,
  { count, now, leasedUntil }: { count: number; now: Date; leasedUntil: Date },
): Promise<ClaimedPurge[]> {
  return await transact(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('purges')
      .select(['id', 'tag', 'attempts'])
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(count)
      .$call(lockFree(transaction, 'purges'))
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await transaction
        .updateTable('purges')
        .set((eb) => ({ due_at: leasedUntil.toISOString(), attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', ids)
        .execute();
    return rows;
  });
}

export async function recordPurged(database: Database, purges: readonly ClaimedPurge[]): Promise<void> {
  await database
    .deleteFrom('purges')
    .where(
      'id',
      'in',
      purges.map(({ id }) => id),
    )
    .execute();
}

export async function putOffPurges(
  database: Database,
  purges: readonly ClaimedPurge[],
  until: Date,
): Promise<void> {
  await database
    .updateTable('purges')
    .set({ due_at: until.toISOString() })
    .where(
      'id',
      'in',
      purges.map(({ id }) => id),
    )
    .execute();
}
