import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { createId, randomText } from '../base/ids.ts';
import { createRoundRobin } from '../base/round-robin.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { lockFree } from './dialect.ts';
import { columnsOf, selectValues } from './insert-row.ts';
import type { JobQueue, Lease } from './job-queue.ts';

type Options = {
  database: Database;
  clock: Clock;
  leaseMs: number;
  /** Uniform in [0, 1): spreads retries. */
  random?: () => number;
};

const LONGEST_RETRY_MS = 120_000;

/** The queue as the `jobs` table of the service's own database, so that enqueueing can join a transaction. */
export function createLeaseTableQueue(options: Options): JobQueue {
  const { database, clock, leaseMs, random = Math.random } = options;
  const listeners = new Set<() => void>();
  const turns = createRoundRobin();
  const inMs = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

  const unlease = async (lease: Lease, attempts: number, runAt: string | undefined): Promise<boolean> => {
    const result = await database
      .updateTable('jobs')
      .set({
        lease_token: null,
        lease_expires_at: null,
        attempts,
        ...(runAt === undefined ? {} : { run_at: runAt }),
      })
      .where('id', '=', lease.jobId)
      .where('lease_token', '=', lease.token)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  };

  return {
    enqueue: async (connection, generationId, most) => {
      const now = inMs(0);
      const job = {
        id: createId('job'),
        generation_id: generationId,
        attempts: 0,
        run_at: now,
        lease_token: null,
        lease_expires_at: null,
        created_at: now,
      };
      const added = await connection
        .insertInto('jobs')
        .columns(columnsOf(job))
        .expression(
          connection
            .selectNoFrom(selectValues(job))
            .$if(most !== undefined, (query) =>
              query.where(({ selectFrom, eb }) =>
                eb(selectFrom('jobs').select(eb.fn.countAll<number>().as('count')), '<', most ?? 0),
              ),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    claim: (connection, { accountIds }) => claim(connection, turns.next(accountIds), inMs(0), inMs(leaseMs)),
    heartbeat: async (lease) => {
      const result = await database
        .updateTable('jobs')
        .set({ lease_expires_at: inMs(leaseMs) })
        .where('id', '=', lease.jobId)
        .where('lease_token', '=', lease.token)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    complete: async (connection, lease) => {
      const result = await connection
        .deleteFrom('jobs')
        .where('id', '=', lease.jobId)
        .where('lease_token', '=', lease.token)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    retryLater: (lease, firstDelayMs) =>
      unlease(lease, lease.attempts, inMs(retryDelayMs(lease.attempts, firstDelayMs, random()))),
    release: (lease) => unlease(lease, lease.attempts - 1, undefined),
    releaseAll: async () => {
      await database
        .updateTable('jobs')
        .set({ lease_token: null, lease_expires_at: null })
        .where('lease_token', 'is not', null)
        .execute();
    },
    depth: async (connection) => {
      const row = await connection
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    look: async () => {
      const now = clock.now();
      const rows = await database
        .selectFrom('jobs')
        .innerJoin('generations', 'generations.id', 'jobs.generation_id')
        .select('generations.account_id')
        // A job that is leased was due before.
        .select(sql<string>`min(coalesce(jobs.lease_expires_at, jobs.run_at))`.as('due_at'))
        .groupBy('generations.account_id')
        .orderBy('due_at')
        .execute();
      const dueAt = rows.map(({ account_id, due_at }) => ({ account_id, at: new Date(due_at) }));
      const earliest = Math.min(...dueAt.map(({ at }) => at.getTime()));
      return {
        accountIds: dueAt.filter(({ at }) => at <= now).map(({ account_id }) => account_id),
        nextDueAt: dueAt.length === 0 ? undefined : new Date(earliest),
      };
    },
  };
}

async function claim(
  connection: Connection,
  accountId: string | undefined,
  now: string,
  expiresAt: string,
): Promise<Lease | undefined> {
  if (accountId === undefined) return undefined;
  const token = randomText(20);
  // The job is chosen in the statement that takes it, among those that no other claimer is taking.
  const row = await connection
    .updateTable('jobs')
    .set((eb) => ({
      lease_token: token,
      lease_expires_at: expiresAt,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('jobs')
        .innerJoin('generations', 'generations.id', 'jobs.generation_id')
        .select('jobs.id')
        .where('jobs.run_at', '<=', now)
        .where((or) =>
          or.or([or('jobs.lease_expires_at', 'is', null), or('jobs.lease_expires_at', '<=', now)]),
        )
        .where('generations.account_id', '=', accountId)
        .orderBy('jobs.run_at')
        .orderBy('jobs.id')
        .limit(1)
        .$call(lockFree(connection, 'jobs')),
    )
    .returning(['id', 'generation_id', 'attempts'])
    .executeTakeFirst();
  return row && { jobId: row.id, generationId: row.generation_id, attempts: row.attempts, token };
}

/** Doubles with every attempt up to two minutes; the upper half of it is chance, so that retries spread. */
export function retryDelayMs(attempts: number, firstDelayMs: number, chance: number): number {
  const whole = Math.min(LONGEST_RETRY_MS, firstDelayMs * 2 ** (attempts - 1));
  return Math.round(whole * (0.5 + chance / 2));
}
