import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIndexes } from '../../src/stores/create-indexes.ts';
import {
  createTestDatabase,
  dropTestDatabase,
  openTestDatabase,
  toTestSettings,
} from '../../src/stores/create-test-database.ts';
import type { Database } from '../../src/stores/database.ts';
import { MIGRATIONS, type Migration, migrate } from '../../src/stores/migrate.ts';
import { createTestService } from '../api/support/test-service.ts';

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

const INDEX = { accounts_plan: 'accounts (plan)' };

const readValid = async () => {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass('accounts_plan')`.execute(
    database,
  );
  return rows.map(({ valid }) => valid);
};
const dropIndex = () => sql`drop index accounts_plan`.execute(database);

test('an index is made while others write, and one that was left half made is made anew', async () => {
  expect(await createIndexes(database, { indexes: INDEX })).toEqual([]);
  expect(await readValid()).toEqual([true]);
  // As a process that ended in the middle leaves it.
  await sql`update pg_index set indisvalid = false where indexrelid = 'accounts_plan'::regclass`.execute(
    database,
  );
  expect(await createIndexes(database, { indexes: INDEX })).toEqual([]);
  expect(await readValid()).toEqual([true]);
  await dropIndex();
});

test('an index that waits for somebody’s transaction holds up no writer, is given up with their name, and is made when they have ended', async () => {
  const busy: unknown[] = [];
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ plan: 'pro' }).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const making = createIndexes(database, {
      indexes: INDEX,
      lockTimeoutMs: 500,
      onBusy: (index, oldest) => busy.push([index, oldest?.pid === rows[0]?.pid]),
    });
    await expect.poll(countWaiting).toBe(1);
    await database.updateTable('accounts').set({ plan: 'free' }).where('id', '=', 'none').execute();
    expect(await making).toEqual(['accounts_plan']);
    expect(busy).toEqual([['accounts_plan', true]]);
    // Its connection is as it was.
    const { rows: settings } = await sql`show lock_timeout`.execute(database);
    expect(settings).toEqual([{ lock_timeout: '0' }]);
  });
  expect(await createIndexes(database, { indexes: INDEX })).toEqual([]);
  expect(await readValid()).toEqual([true]);
  await dropIndex();
});

test('an index that is being made is given up when the service ends', async () => {
  const closing = new AbortController();
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ plan: 'pro' }).execute();
    const making = createIndexes(database, { indexes: INDEX, signal: closing.signal });
    await expect.poll(countWaiting).toBe(1);
    closing.abort();
    expect(await making).toEqual(['accounts_plan']);
  });
  await sql`drop index if exists accounts_plan`.execute(database);
});

test('several nodes that make an index at once make one', async () => {
  await Promise.all(Array.from({ length: 4 }, () => createIndexes(database, { indexes: INDEX })));
  await createIndexes(database, { indexes: INDEX });
  expect(await readValid()).toEqual([true]);
  await dropIndex();
});

test('a node makes an index that is missing while it runs', async () => {
  const place = randomUUID();
  const settings = await toTestSettings(place);
  const others = await openTestDatabase(place);
  await sql`drop index accounts_newest`.execute(others);
  const isThere = async () => {
    const { rows } = await sql`
      select from pg_index where indexrelid = to_regclass('accounts_newest') and indisvalid`.execute(others);
    return rows.length;
  };
  expect(await isThere()).toBe(0);
  {
    await using _ = await createTestService(settings);
    await expect.poll(isThere).toBe(1);
  }
  await others.destroy();
  await dropTestDatabase(place);
});

const countWaiting = async () => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks where not granted and locktype = 'virtualxid'`.execute(
    database,
  );
  return rows[0]?.waiting;
};
