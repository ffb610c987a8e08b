import { sql } from 'kysely';
import { causesOf } from '../base/causes-of.ts';
import type { Database } from './database.ts';
import { isPostgres, withoutTimeLimit } from './dialect.ts';

/** Indexes by name: what `create index` takes after `on`. A new one is added here and not in a migration, which would lock its table. */
const INDEXES: Readonly<Record<string, string>> = {
  accounts_closing: 'accounts (closing_at) where closing_at is not null',
  accounts_newest: 'accounts (created_at desc, id)',
  // Of an account's data that is exported, a page after the other.
  credit_entries_newest: 'credit_entries (account_id, created_at desc, id)',
  // Whoever deletes a generation asks for the keys of its requests.
  idempotency_keys_generation: 'idempotency_keys (generation_id)',
  // Of very many that were sent, those that failed.
  webhook_deliveries_status: 'webhook_deliveries (webhook_id, status, created_at desc, id desc)',
};

type IndexOptions = {
  indexes?: Readonly<Record<string, string>>;
  /** On PostgreSQL: how long one waits for transactions that began before it. */
  lockTimeoutMs?: number;
  /** Told of one that was given up for now, and who it waited for. */
  onBusy?: (index: string, oldest: OldestTransaction | undefined) => void;
  /** Ends what is being made. */
  signal?: AbortSignal;
};

/** Of somebody else, in the same database. */
export type OldestTransaction = { pid: number; application: string; seconds: number };

// Whoever reads and writes goes on meanwhile, but not who wants to change the table or vacuum it. A shorter one would throw away more work.
const LOCK_TIMEOUT_MS = 30_000;

// Of PostgreSQL: another node was making it, and has made it, or they stood in each other's way.
const MADE_ELSEWHERE: ReadonlySet<unknown> = new Set(['42P07', '23505', '40P01', '55006']);
// That they changed the same row of the catalog has no code of its own.
const SAME_ROW = 'tuple concurrently updated';
const LOCK_TIMEOUT = '55P03';
const CANCELLED = '57014';

/**
 * Makes the indexes that are missing, outside of any transaction: on PostgreSQL, readers and writers go on meanwhile. One that waits too
 * long for a transaction of somebody else is given up, and one that was left half made is made anew. Returns the names of those that are
 * to be tried again.
 */
export async function createIndexes(
  database: Database,
  { indexes = INDEXES, lockTimeoutMs = LOCK_TIMEOUT_MS, onBusy = () => {}, signal }: IndexOptions = {},
): Promise<string[]> {
  const left: string[] = [];
  for (const [name, definition] of Object.entries(indexes)) {
    if (!isPostgres(database)) {
      await sql`create index if not exists ${sql.id(name)} on ${sql.raw(definition)}`.execute(database);
      continue;
    }
    if (signal?.aborted) left.push(name);
    else if (!(await isUsable(database, name))) {
      const code = await createConcurrently(database, [name, definition], lockTimeoutMs, signal).catch(
        toCode,
      );
      if (code === undefined) continue;
      left.push(name);
      if (code === LOCK_TIMEOUT) onBusy(name, await findOldestTransaction(database));
    }
  }
  return left;
}

async function createConcurrently(
  database: Database,
  [name, definition]: readonly [string, string],
  lockTimeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<undefined> {
  await withoutTimeLimit(database, async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    const cancel = (): void => {
      void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(database).catch(() => {});
    };
    signal?.addEventListener('abort', cancel);
    await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, false)`.execute(connection);
    try {
      // What an interrupted one left is not used, and is in its way.
      await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
      await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(definition)}`.execute(
        connection,
      );
    } finally {
      signal?.removeEventListener('abort', cancel);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/** Why an index was given up, for operators. */
export const toWait = (index: string, oldest: OldestTransaction | undefined): string =>
  oldest === undefined
    ? `${index} waited too long`
    : `${index} waits for a transaction of process ${oldest.pid} (${oldest.application || 'unnamed'}), open for ${oldest.seconds} s`;

async function findOldestTransaction(database: Database): Promise<OldestTransaction | undefined> {
  const { rows } = await sql<OldestTransaction>`
    select pid, application_name as application, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 1`.execute(database);
  return rows[0];
}

/** Of what ended it for now; undefined where another node has made it. Throws any other error. */
function toCode(error: unknown): string | undefined {
  const causes = causesOf(error);
  const codes = causes.map((cause) => ('code' in cause ? cause.code : undefined));
  const ended = [LOCK_TIMEOUT, CANCELLED].find((code) => codes.includes(code));
  if (ended !== undefined) return ended;
  const isMadeElsewhere = codes.some((code) => MADE_ELSEWHERE.has(code));
  if (isMadeElsewhere || causes.some(({ message }) => message === SAME_ROW)) return undefined;
  throw error;
}

/** Whether it is there, or another node is making it. */
async function isUsable(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_index as index
    join pg_class as class on class.oid = index.indexrelid
    where class.relname = ${name} and class.relnamespace = current_schema::regnamespace
      and (index.indisvalid or exists (
        select 1 from pg_stat_progress_create_index as progress where progress.index_relid = index.indexrelid))`.execute(
    database,
  );
  return rows.length > 0;
}
