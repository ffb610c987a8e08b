import { Kysely } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../../base/operator-error.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { createGuardedPool } from './guarded-pool.ts';
import { SharedPostgresDialect } from './postgres-dialect.ts';

type PostgresOptions = {
  /** `postgres://user:password@host:5432/name`, also with `?sslmode=require`. */
  url: string;
  /** The most connections that this process opens. */
  connections: number;
  /** How long a statement waits for a connection: for a free one, or for a new one to be opened. */
  waitMs?: number;
  /** Told when a connection is lost that nothing was using; the pool opens another one. */
  onError(error: unknown): void;
};

// Longer makes nobody wait in vain: with 1,200 prompts at once, 2 were refused, of which 740 were with 3.5 s. Silence is noticed sooner.
const WAIT_MS = 4_500;
// None of ours takes that long; what does is ended, so that it holds nobody up.
const STATEMENT_SECONDS = 30;
const INT8 = 20;
const OLDEST_VERSION = 14;

/**
 * Opens a pool of connections and leaves the tables alone: see `migrate`. Close with `destroy()`. Throws `OperatorError` when
 * the server cannot be reached or used.
 */
export async function openPostgres({
  url,
  connections,
  waitMs = WAIT_MS,
  onError,
}: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    // Sooner than firewalls forget a connection that nothing goes through.
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'cardwright',
    // Not as an option of the connection, which a pooler in between refuses. It holds outside of transactions, which have limits of their own.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = '${STATEMENT_SECONDS}s'`);
    },
    types: { getTypeParser },
  });
  // Without this, a connection that ends while it is idle would end the process.
  pool.on('error', onError);
  const database = new Kysely<Schema>({
    dialect: new SharedPostgresDialect({ pool: createGuardedPool(pool, waitMs) }),
  });
  try {
    await checkServer(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}

/** Counts are numbers, as on SQLite; every one of ours is far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(type, format as 'text');

async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; writable: boolean; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
              not pg_is_in_recovery() as writable`,
    )
    .catch((cause: unknown) => {
      throw new OperatorError(explainRefusal(cause, url), { cause });
    });
  const [server] = rows;
  if (server === undefined) throw new Error('PostgreSQL said nothing about itself');
  if (server.version < OLDEST_VERSION)
    throw new OperatorError(
      `The PostgreSQL server is version ${server.version}; Cardwright needs ${OLDEST_VERSION} or later.`,
    );
  if (server.encoding !== 'UTF8')
    throw new OperatorError(
      `The PostgreSQL database stores text as ${server.encoding}. Create one with: createdb --encoding UTF8 --template template0 NAME`,
    );
  if (!server.writable)
    throw new OperatorError(
      'The PostgreSQL server is a read-only replica. Set CARDWRIGHT_DATABASE_URL to the primary server.',
    );
}

/** One sentence for the operator, without the password that the URL may have. */
function explainRefusal(cause: unknown, url: string): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || '5432'}`;
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${place} refuses the user "${username}": check user and password in CARDWRIGHT_DATABASE_URL.`;
    case '3D000':
      return `PostgreSQL at ${place} has no database "${pathname.slice(1)}": create it, or correct CARDWRIGHT_DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no host "${hostname}": check CARDWRIGHT_DATABASE_URL.`;
    default:
      return `Cannot connect to PostgreSQL at ${place}: ${describe(cause)}. Check that it runs, and CARDWRIGHT_DATABASE_URL.`;
  }
}

/** Node reports several failed addresses of one host as an error without a message. */
function describe(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(describe).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
