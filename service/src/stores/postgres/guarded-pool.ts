import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';

// How long a statement may be silent until the server is asked, over another connection, whether it is still there.
const SILENCE_MS = 3_000;
const LOOK_UP_MS = 4_000;
const LOOK_UP_PAUSE_MS = 50;

type QueryResult = Awaited<ReturnType<PostgresPoolClient['query']>>;

/**
 * `pool` for Kysely. A lost connection is a `DatabaseUnavailableError` and is not used again, and neither is one to a server that does
 * not answer any more. When the answer to a commit is lost, the server is asked whether it was committed.
 */
export function createGuardedPool(pool: pg.Pool): PostgresPool {
  // Kysely knows connections by their client.
  const guards = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(rethrow);
      const guard = guards.get(client) ?? guardClient(pool, client);
      guards.set(client, guard);
      return guard;
    },
    end: () => pool.end(),
  };
}

function guardClient(pool: pg.Pool, client: pg.PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailableError | undefined;
  let transactionId: string | undefined;
  // The pool stops listening while a client is in use; the statement in progress, or the next one, reports it.
  client.on('error', () => {});

  const send = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (lost !== undefined) throw lost;
    try {
      const query = client.query(text, values.map(toStorable));
      return (await untilLost(pool, query)) as unknown as QueryResult;
    } catch (error) {
      if (isConnectionError(error)) lost = toUnavailable(error);
      throw lost ?? error;
    }
  };

  const begin = async (): Promise<QueryResult> => {
    // Both in one message: the id of the transaction costs no time.
    const results = (await send('begin; select pg_current_xact_id()::text as id', [])) as unknown as {
      rows: { id: string }[];
    }[];
    transactionId = results[1]?.rows[0]?.id;
    return results[0] as unknown as QueryResult;
  };

  const commit = async (): Promise<QueryResult> => {
    try {
      return await send('commit', []);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || transactionId === undefined) throw error;
      const committed = await wasCommitted(pool, transactionId);
      if (committed === true) return { command: 'COMMIT', rowCount: null, rows: [] } as never;
      // Also for the rollback that follows: it must not look like a loss after which everything may run again.
      if (committed === undefined)
        lost = new DatabaseUnavailableError(error.message, { cause: error, mayBeCommitted: true });
      throw lost ?? error;
    }
  };

  return {
    query: ((text: string, values: readonly unknown[] = []) => {
      if (text === 'begin') return begin();
      return text === 'commit' ? commit() : send(text, values);
    }) as unknown as PostgresPoolClient['query'],
    release: () => client.release(lost !== undefined),
  };
}

/** PostgreSQL has no text with U+0000, which a client may send: kept as the sign for a character that cannot be shown. */
const toStorable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

/** A statement may take long, but not because nobody is there to answer it. */
async function untilLost<Result>(pool: pg.Pool, query: Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(SILENCE_MS, undefined, { signal: answered.signal });
      await ping(pool);
    }
  };
  query.catch(() => {});
  const watching = watch();
  watching.catch(() => {});
  try {
    return await Promise.race([query, watching]);
  } finally {
    answered.abort();
  }
}

/** Throws unless the server accepts a connection. */
async function ping(pool: pg.Pool): Promise<void> {
  // Not one of the pool, which may all be silent.
  const client = new pg.Client(pool.options);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw toUnavailable(cause);
  } finally {
    client.end().catch(() => {});
  }
}

/** Whether a transaction was committed whose connection was lost; undefined when that cannot be found out. */
async function wasCommitted(pool: pg.Pool, id: string): Promise<boolean | undefined> {
  const until = performance.now() + LOOK_UP_MS;
  do {
    const answer = await pool
      .query<{ status: string | null }>('select pg_xact_status($1::text::xid8) as status', [id])
      .catch(() => undefined);
    const status = answer?.rows[0]?.status;
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
    // In progress while the server has not noticed, or the server is not back yet.
    await sleep(LOOK_UP_PAUSE_MS);
  } while (performance.now() < until);
  return undefined;
}

const SYSTEM_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// Of pg, which gives these errors no code.
const LOST_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client )/;

/** SQLSTATE: class 08 connection, 57P0x shutdown, crash and start, 53300 no connection left, 25006 a replica now. */
const LOST_STATES = /^(08...|57P0[123]|53300|25006)$/;

function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SYSTEM_ERRORS.has(code) || LOST_STATES.test(code) || LOST_MESSAGES.test(error.message);
}

const toUnavailable = (cause: unknown): DatabaseUnavailableError =>
  cause instanceof DatabaseUnavailableError
    ? cause
    : new DatabaseUnavailableError('the database server cannot be reached', { cause });

const rethrow = (error: unknown): never => {
  throw isConnectionError(error) ? toUnavailable(error) : error;
};
