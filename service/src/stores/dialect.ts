import {
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Connection } from './connection.ts';
import type { Schema } from './schema.ts';

// What differs between SQLite and PostgreSQL, and nothing else. On SQLite a transaction has the write lock of the whole
// database from its beginning, so it needs no other; on PostgreSQL (READ COMMITTED) it holds only the rows that it locks.

// biome-ignore lint/suspicious/noExplicitAny: migrations have a connection without a schema, and this asks for no table.
export const isPostgres = (connection: Pick<Kysely<any>, 'getExecutor'>): boolean =>
  connection.getExecutor().adapter instanceof PostgresAdapter;

type Select<Tables extends keyof Schema, Output> = SelectQueryBuilder<Schema, Tables, Output>;

/** For `$call`: nobody else changes the rows of the query, or locks them, until the transaction ends; rows that refer to them may be written. */
export const lockRows =
  (transaction: Connection) =>
  <Tables extends keyof Schema, Output>(query: Select<Tables, Output>): Select<Tables, Output> =>
    isPostgres(transaction) ? query.forNoKeyUpdate() : query;

/** For `$call`: the rows of `table` in the query that nobody else has locked, locked. */
export const lockFree =
  <Table extends keyof Schema>(transaction: Connection, table: Table) =>
  <Tables extends keyof Schema, Output>(
    query: Select<Tables | Table, Output>,
  ): Select<Tables | Table, Output> =>
    isPostgres(transaction) ? query.forNoKeyUpdate(table).skipLocked() : query;

/**
 * That a text has another in it, letter by letter. Not by `like`, which on SQLite compares at every place again: a search for 200 letters in a thousand prompts
 * took 0.7 s of the thread that answers.
 */
export const hasText = (connection: Connection, text: RawBuilder<string>, part: RawBuilder<string>) =>
  isPostgres(connection)
    ? sql<SqlBool>`strpos(${text}, ${part}) > 0`
    : sql<SqlBool>`instr(${text}, ${part}) > 0`;

/** What tells the rows of any table apart, for the time of a statement. */
export const rowId = (connection: Connection) => (isPostgres(connection) ? sql`ctid` : sql`rowid`);

/** Makes other transactions that lock the table wait. For a rule about all rows, such as "only the first". */
export async function lockTable(transaction: Connection, table: keyof Schema): Promise<void> {
  if (isPostgres(transaction))
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}

/** Runs `body` while the triggers of the table do nothing for this transaction, and nobody else can write to the table. */
export async function withoutTriggers(
  transaction: Connection,
  table: keyof Schema,
  body: () => Promise<void>,
): Promise<void> {
  if (isPostgres(transaction)) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
    await body();
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
    return;
  }
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = ${table}`.execute(transaction);
  for (const { name } of triggers) await sql`drop trigger ${sql.id(name)}`.execute(transaction);
  await body();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(transaction);
}

/** The highest number that a generation ever had, also when that one is gone. */
export async function readSequence(connection: Connection): Promise<number> {
  const { rows } = await (isPostgres(connection)
    ? sql<{
        last: number;
      }>`select case when is_called then last_value else 0 end as last from generations_sequence_seq`
    : sql<{ last: number }>`select seq as last from sqlite_sequence where name = 'generations'`
  ).execute(connection);
  return Number(rows[0]?.last ?? 0);
}

export async function writeSequence(connection: Connection, last: number): Promise<void> {
  if (last === 0) return;
  if (isPostgres(connection)) {
    await sql`select setval('generations_sequence_seq', ${sql.lit(last)})`.execute(connection);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'generations'`.execute(connection);
  await sql`insert into sqlite_sequence (name, seq) values ('generations', ${sql.lit(last)})`.execute(
    connection,
  );
}

/**
 * Runs `body` while nobody can write to the tables: on PostgreSQL by locking them, on SQLite the data directory must be locked
 * already. False, without a run, when somebody is using them. `body` may ask whether that is still so: `check` throws if not.
 */
export async function whileUnused(
  database: Kysely<Schema>,
  tables: readonly (keyof Schema)[],
  body: (check: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  if (!isPostgres(database)) {
    await body(async () => {});
    return true;
  }
  return await database.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    const { rows: nodes } = await sql`
      select pid from pg_stat_activity where datname = current_database() and application_name = ${NODE_NAME}`.execute(
      transaction,
    );
    if (nodes.length > 0) return false;
    try {
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode nowait`.execute(
        transaction,
      );
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    }
    // The locks are gone with the connection.
    await body(async () => void (await sql`select 1`.execute(transaction)));
    return true;
  });
}

/** Runs `body` with a connection whose statements may take as long as they need: for work that nobody waits for. */
export async function withoutTimeLimit<Result>(
  database: Kysely<Schema>,
  body: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return await body(database);
  return await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await body(connection);
    } finally {
      await sql`select set_config('statement_timeout', ${rows[0]?.statement_timeout ?? '0'}, false)`.execute(
        connection,
      );
    }
  });
}

/** Fails when the disk of SQLite takes no more, which a statement that changes no row does not notice. PostgreSQL's is its own matter. */
export async function writeToDisk(connection: Connection): Promise<void> {
  // A number in the header of the file that nothing else uses: written and synced, although it stays the same.
  if (!isPostgres(connection)) await sql`pragma user_version = 0`.execute(connection);
}

/** What the database takes up on its server; undefined for SQLite, which is a file. */
export async function readServerBytes(connection: Connection): Promise<number | undefined> {
  if (!isPostgres(connection)) return undefined;
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    connection,
  );
  return Number(rows[0]?.bytes);
}

/** How the connection that every running node keeps names itself to PostgreSQL. */
export const NODE_NAME = 'cardwright notices';

const LOCK_NOT_AVAILABLE = '55P03';

// Any number that nothing else in this database uses.
const MIGRATION_LOCK = 3_853_314_791;

/** Makes other processes that migrate wait until the transaction ends. For PostgreSQL alone: there, migrations are one transaction. */
export async function lockMigrations(transaction: Connection): Promise<void> {
  // However long that takes.
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
  // Whoever asks for a table behind a migration that waits for it would wait as long.
  await sql`set local lock_timeout = '1s'`.execute(transaction);
}
