import type { Database } from '../stores/database.ts';
import type { QueueState } from './types.ts';

const FAILURES = 20;

/** What waits and what is drawn, of all accounts, and what failed last. */
export async function readQueue(database: Database): Promise<QueueState> {
  const { waiting, drawing, oldest } = await selectQueue(database).executeTakeFirstOrThrow();
  const failures = await database
    // First: a database that begins with the accounts reads all of them.
    .selectFrom(
      database
        .selectFrom('generations')
        .select(['id', 'account_id', 'error', 'completed_at'])
        .where('status', '=', 'failed')
        .orderBy('completed_at', 'desc')
        .limit(FAILURES)
        .as('failed'),
    )
    .innerJoin('accounts', 'accounts.id', 'failed.account_id')
    .select(['failed.id', 'account_id', 'accounts.email', 'error', 'completed_at'])
    .orderBy('completed_at', 'desc')
    .execute();
  return {
    waiting: Number(waiting),
    drawing: Number(drawing),
    oldestSince: oldest,
    failures: failures.map((row) => ({
      generationId: row.id,
      accountId: row.account_id,
      email: row.email,
      error: row.error ?? '',
      failedAt: row.completed_at ?? '',
    })),
  };
}

/** Counts the jobs. `read-queue.test.ts` holds that no other generation is read. */
export const selectQueue = (database: Database) =>
  database
    .selectFrom('jobs')
    // A left join, though each job has a generation: SQLite would begin an inner one with all generations.
    .leftJoin('generations', 'generations.id', 'jobs.generation_id')
    .select((eb) => [
      eb.fn.countAll().filterWhere('generations.status', '=', 'pending').as('waiting'),
      eb.fn.countAll().filterWhere('generations.status', '=', 'processing').as('drawing'),
      eb.fn.min('generations.created_at').as('oldest'),
    ]);
