import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { createIndexes } from './create-indexes.ts';
import { type Database, openDatabase } from './database.ts';
import { isPostgres } from './dialect.ts';
import { loadMasterKey } from './master-key.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { SharedSqliteDialect } from './sqlite/sqlite-dialect.ts';

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
        const isAsMigrated = await empty(database).catch(() => false);
        await close();
        if (isAsMigrated) emptied.push(name);
      },
    });
  }
  tables ??= makeTables();
  const database = toDatabase(new SqliteDatabase(await tables));
  await sql`pragma foreign_keys = on`.execute(database);
  return database;
}

const toDatabase = (sqlite: SqliteDatabase.Database): Database =>
  new Kysely({ dialect: new SharedSqliteDialect({ database: sqlite }) });

// Copying them takes a hundredth of the time that making them takes.
let tables: Promise<Buffer> | undefined;

async function makeTables(): Promise<Buffer> {
  const sqlite = new SqliteDatabase(':memory:');
  const database = toDatabase(sqlite);
  await migrate(database);
  const bytes = sqlite.serialize();
  await database.destroy();
  return bytes;
}

/** Begins an installation in an empty data directory, as its first service would: a key, and a database without rows. */
export async function beginTestInstallation(dataDirectory: string): Promise<void> {
  if (isOnPostgres() || readdirSync(dataDirectory).length > 0) return;
  tables ??= makeTables();
  const bytes = Buffer.from(await tables);
  // Both versions of the file format: a database with a log, which the service would have to make it.
  bytes.fill(2, 18, 20);
  loadMasterKey(join(dataDirectory, 'master.key'));
  writeFileSync(join(dataDirectory, 'cardwright.db'), bytes, { mode: 0o600 });
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
  await createIndexes(database);
  await database.destroy();
}

// Emptying one takes a tenth of the time that making one takes.
const emptied: string[] = [];

/** Removes all rows. False when a test has left the database with tables of its own. */
async function empty(database: Database): Promise<boolean> {
  await emptyTestDatabase(database);
  const { rows } = await sql`select 1 from kysely_migration where name like '9999%'`.execute(database);
  return rows.length === 0;
}

/** Removes all rows of all tables but these, whatever refers to what, and starts the counting of generations anew. */
export async function emptyTestDatabase(database: Database, kept: readonly string[] = []): Promise<void> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  await database.transaction().execute(async (transaction) => {
    await (isPostgres(database)
      ? sql`set local session_replication_role = replica`
      : sql`pragma defer_foreign_keys = on`
    ).execute(transaction);
    for (const table of tables)
      if (!kept.includes(table)) await sql`delete from ${sql.table(table)}`.execute(transaction);
  });
  if (isPostgres(database)) await sql`alter sequence generations_sequence_seq restart`.execute(database);
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
