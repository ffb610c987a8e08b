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
const DUPLICATE_DATABASE = '42P04';

export const isOnPostgres = (): boolean => process.env.CARDWRIGHT_TEST_DATABASE === 'postgres';

/** A fresh, migrated database: one a test, nothing shared. Close with `destroy()`, which also drops it. */
export async function createTestDatabase(): Promise<Database> {
  if (isOnPostgres()) {
    const name = emptied.pop() ?? `test_${randomUUID()}`;
    const database = await open(await provide(name));
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
  return await open(await provide(toName(dataDirectory)));
}

/** Settings of a service with this data directory, on the database that the tests run on. */
export async function toTestSettings(dataDirectory: string): Promise<Record<string, string>> {
  if (!isOnPostgres()) return {};
  return {
    CARDWRIGHT_DATABASE_URL: await provide(toName(dataDirectory)),
    // To open one takes PostgreSQL longer than most tests take.
    CARDWRIGHT_DATABASE_POOL: '4',
    CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
  };
}

/** Gives back the database of a service with this data directory, if it has one of its own. */
export async function dropTestDatabase(dataDirectory: string): Promise<void> {
  if (!isOnPostgres()) return;
  const name = toName(dataDirectory);
  if (!provided.delete(name) || !(await reserve(name)))
    await administer(`drop database if exists "${name}" with (force)`);
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
const reserves: string[] = [];
// By name: a process that a test starts finds it by its data directory, too.
const provided = new Set<string>();

/** The URL of the database with this name, which is made when absent. */
async function provide(name: string): Promise<string> {
  if (!provided.has(name)) {
    const reserve = reserves.pop();
    await administer(
      reserve === undefined
        ? `create database "${name}" template ${TEMPLATE}`
        : `alter database "${reserve}" rename to "${name}"`,
    ).catch((error) => {
      if (error.code !== DUPLICATE_DATABASE) throw error;
    });
    provided.add(name);
  }
  return toUrl(name);
}

/** Keeps an emptied database for the next test. False when it cannot be emptied, or something still uses it. */
async function reserve(name: string): Promise<boolean> {
  const kept = `reserve_${randomUUID()}`;
  try {
    const database = await open(toUrl(name));
    const isAsMigrated = await empty(database).finally(() => database.destroy());
    if (isAsMigrated) await administer(`alter database "${name}" rename to "${kept}"`);
    if (isAsMigrated) reserves.push(kept);
    return isAsMigrated;
  } catch {
    return false;
  }
}

/** Removes all rows. False when a test has left the database with tables of its own. */
async function empty(database: Database): Promise<boolean> {
  await emptyTestDatabase(database);
  const { rows } = await sql`select 1 from kysely_migration where name like '9999%'`.execute(database);
  return rows.length === 0;
}

/** Removes all rows of all tables but these, whatever refers to what, and starts the counting of generations anew. */
export async function emptyTestDatabase(database: Database, kept: readonly string[] = []): Promise<void> {
  const tables = (await listTables(database)).filter((name) => !kept.includes(name));
  if (isPostgres(database)) {
    const deletes = tables.map((table) => `delete from "${table}";`).join(' ');
    // Sent at once, they are one transaction.
    const role = 'set local session_replication_role = replica;';
    await sql.raw(`${role} ${deletes} alter sequence generations_sequence_seq restart`).execute(database);
    return;
  }
  await database.transaction().execute(async (transaction) => {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction);
  });
}

/** Those of the service: what Kysely knows of their columns, too, takes PostgreSQL as long as emptying them. */
async function listTables(database: Database): Promise<string[]> {
  const { rows } = isPostgres(database)
    ? await sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(database)
    : await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(database);
  return rows.map(({ name }) => name).filter((name) => !/^(?:kysely|sqlite)_/.test(name));
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

let administrator: pg.Pool | undefined;

async function administer(statement: string): Promise<void> {
  administrator ??= createAdministrator();
  await administrator.query(statement);
}

function createAdministrator(): pg.Pool {
  const pool = new pg.Pool({ connectionString: process.env.TEST_POSTGRES, max: 1, allowExitOnIdle: true });
  // The server of a run may stop before the last of its processes, whose idle connection ends with it.
  pool.on('error', () => {});
  return pool;
}
