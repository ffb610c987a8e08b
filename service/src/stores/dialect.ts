import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Connection } from './connection.ts';
import type { Schema } from './schema.ts';

// What differs between SQLite and PostgreSQL, and nothing else. On SQLite a transaction has the write lock of the whole
// database from its beginning, so it needs no other; on PostgreSQL (READ COMMITTED) it holds only the rows that it locks.

// biome-ignore lint/suspicious/noExplicitAny: migrations have a connection without a schema, and this asks for no table.
export const isPostgres = (connection: Pick<Kysely<any>, 'getExecutor'>): boolean =>
  connection.getExecutor().adapter instanceof PostgresAdapter;

type Select<Tables extends keyof Schema, Output> = SelectQueryBuilder<Schema, Tables, Output>;

/** For `$call`: nobody else changes the rows of the query, or locks them, until the transaction ends. */
export const lockRows =
  (transaction: Connection) =>
  <Tables extends keyof Schema, Output>(query: Select<Tables, Output>): Select<Tables, Output> =>
    isPostgres(transaction) ? query.forUpdate() : query;

/** For `$call`: the rows of `table` in the query that nobody else has locked, locked. */
export const lockFree =
  <Table extends keyof Schema>(transaction: Connection, table: Table) =>
  <Tables extends keyof Schema, Output>(
    query: Select<Tables | Table, Output>,
  ): Select<Tables | Table, Output> =>
    isPostgres(transaction) ? query.forUpdate(table).skipLocked() : query;

/** Makes other transactions that lock the table wait. For a rule about all rows, such as "only the first". */
export async function lockTable(transaction: Connection, table: keyof Schema): Promise<void> {
  if (isPostgres(transaction))
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}
