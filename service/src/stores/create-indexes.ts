import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres, withoutTimeLimit } from './dialect.ts';

/** Indexes by name: what `create index` takes after `on`. A new one is added here and not in a migration, which would lock its table. */
const INDEXES: Readonly<Record<string, string>> = {
  accounts_closing: 'accounts (closing_at) where closing_at is not null',
  accounts_newest: 'accounts (created_at desc, id)',
  // Of an account's data that is exported, a page after the other.
  credit_entries_newest: 'credit_entries (account_id, created_at desc, id)',
  // Whoever deletes a generation asks for the keys of its requests.
  idempotency_keys_generation: 'idempotency_keys (generation_id)',
  // Of very many that were sent, those that failed.
  webhook_deliveries_status: 'webhook_deliveries (webhook_id, status, created_at desc, id desc)',
};

// Of PostgreSQL: another node was making it, and has made it, or they stood in each other's way.
const MADE_ELSEWHERE: ReadonlySet<unknown> = new Set(['42P07', '23505', '40P01', '55006']);
// That they changed the same row of the catalog has no code of its own.
const SAME_ROW = 'tuple concurrently updated';

/**
 * Makes the indexes that are missing, after the migrations and outside of any transaction: on PostgreSQL, readers and writers go on meanwhile. What
 * stops it, such as the end of the process, is made good by the next start.
 */
export async function createIndexes(database: Database, indexes = INDEXES): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    if (!isPostgres(database)) {
      await sql`create index if not exists ${sql.id(name)} on ${sql.raw(definition)}`.execute(database);
      continue;
    }
    if (await isUsable(database, name)) continue;
    try {
      await withoutTimeLimit(database, async (connection) => {
        // What an interrupted one left is not used, and is in its way.
        await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
        await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(definition)}`.execute(
          connection,
        );
      });
    } catch (error) {
      if (!isMadeElsewhere(error)) throw error;
    }
  }
}

const isMadeElsewhere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (MADE_ELSEWHERE.has(error.code) || error.message === SAME_ROW);

/** Whether it is there, or another node is making it. */
async function isUsable(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_index as index
    join pg_class as class on class.oid = index.indexrelid
    where class.relname = ${name} and class.relnamespace = current_schema::regnamespace
      and (index.indisvalid or exists (
        select 1 from pg_stat_progress_create_index as progress where progress.index_relid = index.indexrelid))`.execute(
    database,
  );
  return rows.length > 0;
}
