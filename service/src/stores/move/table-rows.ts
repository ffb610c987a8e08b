import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../connection.ts';
import { readPages } from '../read-pages.ts';
import { keyOf, type MovedTable } from './moved-tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;
export type TableSum = { rows: number; sha256: string };

/** Rows of a table in the order of its key, which both databases have alike, after the row `after`. */
export async function readRows(
  connection: Connection,
  table: MovedTable,
  after: Row | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const key = keyOf(table);
  const condition =
    after === undefined
      ? sql``
      : sql`where (${toColumns(key)}) > (${sql.join(key.map((name) => after[name]))})`;
  const query = sql<Row>`select * from ${sql.table(table)} ${condition} order by ${toColumns(key)} limit ${sql.lit(limit)}`;
  return (await query.execute(connection)).rows;
}

export async function readLastRow(connection: Connection, table: MovedTable): Promise<Row | undefined> {
  const order = sql.join(keyOf(table).map((name) => sql`${sql.ref(name)} desc`));
  const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${order} limit 1`.execute(
    connection,
  );
  return rows[0];
}

export async function countRows(connection: Connection, table: MovedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    connection,
  );
  return Number(rows[0]?.count);
}

/** The number of rows of a table and a hash of all that they hold: the same on SQLite and PostgreSQL. */
export async function sumTable(connection: Connection, table: MovedTable): Promise<TableSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const row of readPages<Row>((after, limit) => readRows(connection, table, after, limit))) {
    rows += 1;
    hash.update(`${encode(row)}\n`);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** The columns by their names, whatever order a database has them in. */
const encode = (row: Row): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => [name, toStorable(row[name] ?? null)]),
  );

/** As PostgreSQL keeps it: it has no text with U+0000. */
const toStorable = (value: string | number | null) =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

const toColumns = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)));
