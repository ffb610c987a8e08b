import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { createId, randomText } from '../base/ids.ts';
import { SHARE_OF_ROOM } from '../base/room.ts';
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
      const insert = connection.insertInto('jobs').columns(columnsOf(job));
      if (most === undefined) {
        await insert.expression(connection.selectNoFrom(selectValues(job))).execute();
        return true;
      }
      const owner = connection.selectFrom('generations').select('account_id').where('id', '=', generationId);
      const waiting = connection
        .selectFrom('jobs')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.countAll<number>().filterWhere('account_id', '=', owner).as('own'),
        ]);
      const added = await insert
        .expression(
          connection
            .selectFrom(waiting.as('waiting'))
            .select(selectValues(job))
            .where('count', '<', most)
            .where('own', '<', sql<number>`${sql.lit(SHARE_OF_ROOM)} * (${sql.lit(most)} - count)`),
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
    claim: async (connection, { accountIds }, count) => {
      const shares = new Map<string, number>();
      for (let turn = 0; turn < count; turn += 1) {
        const accountId = turns.next(accountIds);
        if (accountId !== undefined) shares.set(accountId, (shares.get(accountId) ?? 0) + 1);
      }
      return await claim(connection, shares, { now: inMs(0), expiresAt: inMs(leaseMs) });
    },
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
      // From index to index: as many steps as accounts that have jobs, however many jobs these are.
      const { rows } = await sql<{ account_id: string; due_at: string }>`
        with recursive owners (account_id) as (
          select min(account_id) from jobs where lease_expires_at is null
          union all
          select (select min(account_id) from jobs where lease_expires_at is null and account_id > owners.account_id)
          from owners where owners.account_id is not null
        ), due (account_id, due_at) as (
          select account_id, (
            select run_at from jobs where jobs.account_id = owners.account_id and lease_expires_at is null
            order by run_at limit 1
          ) from owners where account_id is not null
          union all
          select account_id, lease_expires_at from jobs where lease_expires_at is not null and account_id is not null
        )
        select account_id, min(due_at) as due_at from due where due_at is not null
        group by account_id order by min(due_at)`.execute(database);
      const dueAt = rows.map(({ account_id, due_at }) => ({ account_id, at: new Date(due_at) }));
      const earliest = Math.min(...dueAt.map(({ at }) => at.getTime()));
      return {
        accountIds: dueAt.filter(({ at }) => at <= now).map(({ account_id }) => account_id),
        nextDueAt: dueAt.length === 0 ? undefined : new Date(earliest),
      };
    },
  };
}

/** Of each account's jobs whose lease ran out, and of those that wait, as many as its share: the ones due longest. One statement for all. */
async function claim(
  connection: Connection,
  shares: ReadonlyMap<string, number>,
  { now, expiresAt }: { now: string; expiresAt: string },
): Promise<Lease[]> {
  if (shares.size === 0) return [];
  const due = [...shares].map(([accountId, share], index) => {
    const ofAccount = connection
      .selectFrom('jobs')
      .select(['jobs.id', 'jobs.run_at'])
      .where('jobs.account_id', '=', accountId)
      .orderBy('jobs.run_at')
      .orderBy('jobs.id')
      .limit(share)
      // Among those that no other claimer is taking.
      .$call(lockFree(connection, 'jobs'));
    const [lapsed, waiting] = [sql.ref(`lapsed_${index}`), sql.ref(`waiting_${index}`)];
    return {
      parts: sql`${lapsed} as ${ofAccount.where('jobs.lease_expires_at', '<=', now)},
        ${waiting} as ${ofAccount.where('jobs.lease_expires_at', 'is', null).where('jobs.run_at', '<=', now)}`,
      ids: sql`select id from (
        select id from (select * from ${lapsed} union all select * from ${waiting}) as due
        order by run_at, id limit ${share}) as first`,
    };
  });
  const token = randomText(20);
  const { rows } = await sql<{ id: string; generation_id: string; attempts: number; run_at: string }>`
    with ${sql.join(due.map(({ parts }) => parts))}
    update jobs set lease_token = ${token}, lease_expires_at = ${expiresAt}, attempts = attempts + 1
    where id in (${sql.join(
      due.map(({ ids }) => ids),
      sql` union all `,
    )})
    returning id, generation_id, attempts, run_at`.execute(connection);
  return rows
    .sort((one, other) => (one.run_at + one.id < other.run_at + other.id ? -1 : 1))
    .map(({ id, generation_id, attempts }) => ({
      jobId: id,
      generationId: generation_id,
      attempts,
      token,
    }));
}

/** Doubles with every attempt up to two minutes; the upper half of it is chance, so that retries spread. */
export function retryDelayMs(attempts: number, firstDelayMs: number, chance: number): number {
  const whole = Math.min(LONGEST_RETRY_MS, firstDelayMs * 2 ** (attempts - 1));
  return Math.round(whole * (0.5 + chance / 2));
}
