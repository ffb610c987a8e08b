import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';

// Every test runs on SQLite, and with CARDWRIGHT_TEST_DATABASE=postgres on the PostgreSQL server whose URL is
// in TEST_POSTGRES; see tests/postgres.

const TEMPLATE = 'cardwright_template';

export const isOnPostgres = (): boolean => process.env.CARDWRIGHT_TEST_DATABASE === 'postgres';

/** A fresh, migrated database: one a test, nothing shared. Close with `destroy()`, which also drops it. */
export async function createTestDatabase(): Promise<Database> {
  if (isOnPostgres()) {
    const name = emptied.pop() ?? `test_${randomUUID()}`;
    const { url } = await createPostgresDatabase(name);
    const database = await open(url);
    const close = database.destroy.bind(database);
    return Object.assign(database, {
      destroy: async () => {
        await close();
        await empty(name, url);
      },
    });
  }
  const database = openDatabase({ path: ':memory:' });
  await migrate(database);
  return database;
}

/** The database of a service with this data directory, beside the service; made when absent. */
export async function openTestDatabase(dataDirectory: string): Promise<Database> {
  if (!isOnPostgres()) return openDatabase({ path: join(dataDirectory, 'cardwright.db') });
  const { url } = await createPostgresDatabase(toName(dataDirectory));
  return await open(url);
}

/** Settings of a service with this data directory, on the database that the tests run on. */
export async function toTestSettings(dataDirectory: string): Promise<Record<string, string>> {
  if (!isOnPostgres()) return {};
  const { url } = await createPostgresDatabase(toName(dataDirectory));
  return {
    CARDWRIGHT_DATABASE_URL: url,
    // A busy machine must not run out of them: that would be a 503.
    CARDWRIGHT_DATABASE_POOL: '50',
    CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
  };
}

/** Drops the database of a service with this data directory, if it has one of its own. */
export async function dropTestDatabase(dataDirectory: string): Promise<void> {
  if (isOnPostgres()) await administer(`drop database if exists "${toName(dataDirectory)}" with (force)`);
}

/** Migrates the database that those of the tests are copies of. */
export async function createTemplate(): Promise<void> {
  await administer(`create database ${TEMPLATE}`);
  const database = await open(toUrl(TEMPLATE));
  await migrate(database);
  await database.destroy();
}

// Emptying one takes a tenth of the time that making one takes.
const emptied: string[] = [];

/** Keeps the database for the next test, unless a test has left it in a state of its own. */
async function empty(name: string, url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    const deletions = tables.map(({ name: table }) => `delete from "${table}"`).join('; ');
    await client.query(`begin; set local session_replication_role = replica; ${deletions}; commit`);
    await client.query('alter sequence generations_sequence_seq restart');
    const { rows } = await client.query("select 1 from kysely_migration where name like '9999%'");
    if (rows.length === 0) emptied.push(name);
  } catch {
    // Left for the server's end.
  } finally {
    await client.end();
  }
}

async function createPostgresDatabase(name: string) {
  try {
    await administer(`create database "${name}" template ${TEMPLATE}`);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === '42P04';
    if (!isThere) throw error;
  }
  return { url: toUrl(name), drop: () => administer(`drop database "${name}" with (force)`) };
}

const toName = (dataDirectory: string): string =>
  `test_${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`;

function toUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES ?? '');
  url.pathname = name;
  return url.href;
}

const open = (url: string): Promise<Database> =>
  openPostgres({ url, connections: 20, waitMs: 60_000, onError: () => {} });

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(process.env.TEST_POSTGRES);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
