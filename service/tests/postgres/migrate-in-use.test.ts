import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIndexes } from '../../src/stores/create-indexes.ts';
import { createTestDatabase } from '../../src/stores/create-test-database.ts';
import type { Database } from '../../src/stores/database.ts';
import { MIGRATIONS, type Migration, migrate } from '../../src/stores/migrate.ts';

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

test('a migration of a table that is in use holds nobody up: it waits for its turn, and is done afterwards', async () => {
  const change: Migration = {
    up: async (db) => void (await db.schema.alterTable('accounts').addColumn('later', 'text').execute()),
  };
  const began = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const using = database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('accounts').selectAll().execute();
    began.resolve();
    await free.promise;
  });
  await began.promise;
  const migrating = migrate(database, { ...MIGRATIONS, '9999-later': change });
  // Until it waits, so that who reads comes behind it.
  for (let waits = 0; waits === 0; ) {
    const { rows } = await sql<{ waits: number }>`
      select count(*)::int as waits from pg_locks where not granted and relation = 'accounts'::regclass`.execute(
      database,
    );
    waits = rows[0]?.waits ?? 0;
  }
  await database.selectFrom('accounts').selectAll().execute();
  free.resolve();
  await Promise.all([using, migrating]);
  await sql`select later from accounts`.execute(database);
});

test('an index is made while others write, and one that was left half made is made anew', async () => {
  const indexes = { accounts_plan: 'accounts (plan)' };
  const readValid = async () => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('accounts_plan')`.execute(
      database,
    );
    return rows;
  };
  await createIndexes(database, indexes);
  expect(await readValid()).toEqual([{ valid: true }]);
  // As a process that ended in the middle leaves it.
  await sql`update pg_index set indisvalid = false where indexrelid = 'accounts_plan'::regclass`.execute(
    database,
  );
  await createIndexes(database, indexes);
  expect(await readValid()).toEqual([{ valid: true }]);
  await sql`drop index accounts_plan`.execute(database);
});
