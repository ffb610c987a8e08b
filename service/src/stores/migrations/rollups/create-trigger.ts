import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What keeps a sum in the transaction that changes what it is of. */
export type RollupTrigger = {
  name: string;
  on: string;
  event: 'insert' | 'update' | 'delete';
  /** For SQLite, which knows no others: of `new` and `old`. */
  row: { when?: string; body: string };
  /**
   * For PostgreSQL, once a statement, of the rows `changed` (before an update: `former`): each row that a transaction writes over takes longer
   * than the one before.
   */
  all: string;
};

const TABLES = {
  insert: 'new table as changed',
  update: 'old table as former new table as changed',
  delete: 'old table as changed',
} as const;

export async function createTrigger(
  db: Kysely<unknown>,
  { name, on, event, row, all }: RollupTrigger,
): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    const condition = row.when === undefined ? '' : `when (${row.when})`;
    await sql
      .raw(`create trigger ${name} after ${event} on ${on} for each row ${condition} begin ${row.body}; end`)
      .execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${all}; return null; end $$`)
    .execute(db);
  await sql
    .raw(
      `create trigger ${name} after ${event} on ${on} referencing ${TABLES[event]}
       for each statement execute function ${name}()`,
    )
    .execute(db);
}
