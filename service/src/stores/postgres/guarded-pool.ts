import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { findRequester } from '../../base/on-behalf-of.ts';
import { createPlaceTurns } from '../../turns/place-turns.ts';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import { isOutOfSpace } from '../is-out-of-space.ts';
import { createServerWatch, REACH_MS, type ServerWatch } from './server-watch.ts';

// How long after it was sent a commit whose answer was lost may be looked up: whoever waits gets an answer within 5 seconds.
const LOOK_UP_MS = 4_500;
const LOOK_UP_PAUSE_MS = 50;

// Others wait for the rows of a transaction: one whose process does not go on ends soon, and nobody waits for longer than for many that do.
// With `begin`, because a pooler in between would not keep them for the session.
const BEGIN =
  "begin; set local lock_timeout = '10s'; set local statement_timeout = '30s'; set local idle_in_transaction_session_timeout = '3s'; select pg_current_xact_id()::text as id";

type QueryResult = Awaited<ReturnType<PostgresPoolClient['query']>>;

// Of the connections, that one account may have at the same time.
const SHARE = 0.8;

/**
 * `pool` for Kysely, whose connections accounts take in turns: many requests of one wait for each other alone.
 * A lost connection is a `DatabaseUnavailableError` and is not used again, and neither is one to a server that does not answer any more. When the answer to a commit is lost, the server is asked whether it was committed.
 */
export function createGuardedPool(pool: pg.Pool, waitMs: number): PostgresPool {
  // Kysely knows connections by their client.
  const guards = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const leaves = new WeakMap<pg.PoolClient, () => void>();
  const watch = createServerWatch(() => reach(pool));
  const turns = createPlaceTurns({
    most: pool.options.max,
    share: Math.ceil(pool.options.max * SHARE),
  });

  const takeTurn = async (): Promise<() => void> => {
    try {
      return await turns.take(findRequester(), AbortSignal.timeout(waitMs));
    } catch (cause) {
      throw new DatabaseUnavailableError('all connections to the database were in use', { cause });
    }
  };

  const connect = async (): Promise<pg.PoolClient> => {
    const connecting = pool.connect();
    try {
      return await watch.unlessAway(() => connecting);
    } catch (error) {
      // Nobody waits for it any more.
      connecting.then(
        (client) => client.release(true),
        () => {},
      );
      throw isConnectionError(error) ? toUnavailable(error) : error;
    }
  };

  return {
    options: pool.options,
    connect: async () => {
      const leave = await takeTurn();
      try {
        const client = await connect();
        leaves.set(client, leave);
        const guard = guards.get(client) ?? guardClient(pool, client, watch, () => leaves.get(client)?.());
        guards.set(client, guard);
        return guard;
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: async () => {
      watch.close();
      await pool.end();
    },
  };
}

function guardClient(
  pool: pg.Pool,
  client: pg.PoolClient,
  watch: ServerWatch,
  onRelease: () => void,
): PostgresPoolClient {
  let lost: DatabaseUnavailableError | undefined;
  let transactionId: string | undefined;
  // The pool stops listening while a client is in use; the statement in progress, or the next one, reports it.
  client.on('error', () => {});

  const send = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
    if (lost !== undefined) throw lost;
    try {
      return await watch.unlessAway(
        () => client.query(text, values.map(toStorable)) as unknown as Promise<QueryResult>,
      );
    } catch (error) {
      if (isConnectionError(error)) lost = toUnavailable(error);
      else if (isCanceled(error))
        throw new DatabaseUnavailableError('the database took too long', { cause: error });
      else if (isOutOfSpace(error))
        throw new DatabaseUnavailableError('the database server has no room', { cause: error });
      throw lost ?? error;
    }
  };

  const begin = async (): Promise<QueryResult> => {
    // All in one message: the id of the transaction costs no time.
    const results = (await send(BEGIN, [])) as unknown as { rows: { id: string }[] }[];
    transactionId = results.at(-1)?.rows[0]?.id;
    return results[0] as unknown as QueryResult;
  };

  const commit = async (): Promise<QueryResult> => {
    const until = performance.now() + LOOK_UP_MS;
    try {
      return await send('commit', []);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || transactionId === undefined) throw error;
      const committed = await wasCommitted(pool, watch, transactionId, until);
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
    release: () => {
      client.release(lost !== undefined);
      onRelease();
    },
  };
}

/** PostgreSQL has no text with U+0000, which a client may send: kept as the sign for a character that cannot be shown. */
const toStorable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

/** Throws unless the server answers, over a connection of its own: those of the pool may all be silent. */
async function reach(pool: pg.Pool): Promise<void> {
  const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: 0 });
  client.on('error', () => {});
  const stop = new AbortController();
  const ask = async (): Promise<void> => {
    await client.connect();
    await client.query('select 1');
  };
  const asking = ask();
  asking.catch(() => {});
  try {
    const late = sleep(REACH_MS, undefined, { signal: stop.signal }).then(async () => {
      // What arrived while this process was too busy to look comes first.
      await nextTurn();
      throw new Error(`no answer within ${REACH_MS} ms`);
    });
    late.catch(() => {});
    await Promise.race([asking, late]);
  } catch (error) {
    // A refusal, for example because it has no connection left, is an answer too.
    if (!(error instanceof pg.DatabaseError) || GONE_STATES.test(error.code ?? '')) throw error;
  } finally {
    stop.abort();
    // Not `end()`, which waits for an answer.
    client.connection.stream.destroy();
  }
}

/** Whether a transaction was committed whose connection was lost; undefined when that cannot be found out in time. */
async function wasCommitted(
  pool: pg.Pool,
  watch: ServerWatch,
  id: string,
  until: number,
): Promise<boolean | undefined> {
  const ask = async (): Promise<string | null | undefined> => {
    const { rows } = await watch.unlessAway(() =>
      pool.query<{ status: string | null }>('select pg_xact_status($1::text::xid8) as status', [id]),
    );
    return rows[0]?.status;
  };
  const tooLate = AbortSignal.timeout(Math.max(0, Math.round(until - performance.now())));
  const late = once(tooLate, 'abort').then(() => undefined);
  while (!tooLate.aborted) {
    const status = await Promise.race([ask().catch(() => undefined), late]);
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
    // In progress while the server has not noticed, or the server is not back yet.
    await sleep(LOOK_UP_PAUSE_MS);
  }
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

/** SQLSTATE: shutdown, crash and start. */
const GONE_STATES = /^57P0[123]$/;
/** Also class 08 connection, 53300 no connection left, 25006 a replica now, 25P03 idle in a transaction for too long. */
const LOST_STATES = /^(08...|57P0[123]|53300|25006|25P03)$/;

const isCanceled = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';

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
