import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { createTestDatabase } from './create-test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { checkMigrated, MIGRATIONS, type Migration, migrate } from './migrate.ts';
import type { GenerationStatus } from './schema.ts';

const NOW = '2026-11-21T05:00:00.000Z';
const STATUSES: GenerationStatus[] = ['pending', 'processing', 'completed', 'failed'];
const ALLOWED = ['pending>processing', 'processing>completed', 'processing>failed'];

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await database
    .insertInto('accounts')
    .values({ id: 'usr_1', email: 'a@example.com', plan: 'free', created_at: NOW })
    .execute();
});
afterEach(() => database.destroy());

const insert = (id: string, status: GenerationStatus = 'pending') =>
  database
    .insertInto('generations')
    .values({
      id,
      account_id: 'usr_1',
      prompt: 'A card',
      template_id: 'default',
      width: 1200,
      height: 630,
      format: 'png',
      seed: 1,
      engine: null,
      design_md: null,
      image_token: `token-${id}`,
      warnings: '[]',
      quality: null,
      credits_used: 1,
      period: '2026-11',
      created_at: NOW,
      ...outcome(status),
    })
    .execute();

const outcome = (status: GenerationStatus) => ({
  status,
  image_object: status === 'completed' ? 'object' : null,
  error: status === 'failed' ? 'It did not work.' : null,
  completed_at: status === 'completed' || status === 'failed' ? NOW : null,
});

const move = (id: string, status: GenerationStatus) =>
  database.updateTable('generations').set(outcome(status)).where('id', '=', id).execute();

async function insertAt(id: string, status: GenerationStatus): Promise<void> {
  await insert(id);
  if (status !== 'pending') await move(id, 'processing');
  if (status === 'completed' || status === 'failed') await move(id, status);
}

describe('the states of a generation', () => {
  const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));
  for (const [from, to] of pairs.filter(([from, to]) => from !== to)) {
    const allowed = ALLOWED.includes(`${from}>${to}`);
    test(`${from} to ${to} is ${allowed ? 'allowed' : 'refused by the database'}`, async () => {
      await insertAt('gen_1', from);
      if (allowed) await move('gen_1', to);
      else await expect(move('gen_1', to)).rejects.toThrow('a generation goes from pending');
      const row = await database.selectFrom('generations').select('status').executeTakeFirstOrThrow();
      expect(row.status).toBe(allowed ? to : from);
    });
  }

  test.each(['processing', 'completed', 'failed'] as const)('none starts as %s', async (status) => {
    await expect(insert('gen_1', status)).rejects.toThrow('a generation starts as pending');
  });

  test.each(['completed', 'failed'] as const)('a %s one never changes in any column', async (status) => {
    await insertAt('gen_1', status);
    const touched = database.updateTable('generations').set({ credits_used: 0 }).execute();
    await expect(touched).rejects.toThrow('a finished one never changes');
  });

  test('an unfinished one still takes warnings', async () => {
    await insertAt('gen_1', 'processing');
    await database.updateTable('generations').set({ warnings: '["x"]' }).execute();
    const row = await database.selectFrom('generations').select('warnings').executeTakeFirstOrThrow();
    expect(row.warnings).toBe('["x"]');
  });

  test('completed needs an image, failed needs an error', async () => {
    await insertAt('gen_1', 'processing');
    const update = database.updateTable('generations');
    const bare = { image_object: null, error: null, completed_at: NOW };
    await expect(update.set({ ...bare, status: 'completed' }).execute()).rejects.toThrow(/check constraint/i);
    await expect(update.set({ ...bare, status: 'failed' }).execute()).rejects.toThrow(/check constraint/i);
  });
});

test('generations are numbered in the order of their submits', async () => {
  for (const id of ['gen_c', 'gen_a', 'gen_b']) await insert(id);
  const rows = await database.selectFrom('generations').select('id').orderBy('sequence').execute();
  expect(rows.map((row) => row.id)).toEqual(['gen_c', 'gen_a', 'gen_b']);
});

test('migrating again changes nothing', async () => {
  const before = await database.introspection.getTables();
  await migrate(database);
  expect(await database.introspection.getTables()).toEqual(before);
  expect(await database.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
});

describe('old and new code on one database', () => {
  // The next release adds a column, and the one after it takes away what only older code needs.
  const expand: Migration = {
    up: async (db) => {
      await db.schema.alterTable('accounts').addColumn('nickname', 'text').execute();
    },
  };
  const contract: Migration = {
    contracts: true,
    up: async (db) => {
      await db.schema.alterTable('accounts').dropColumn('nickname').execute();
    },
  };
  const NEXT = { ...MIGRATIONS, '9999-1-expand': expand };
  const AFTER_NEXT = { ...NEXT, '9999-2-contract': contract };
  const FURTHER = { ...AFTER_NEXT, '9999-3-expand': expand };

  const listExecuted = async () =>
    (await sql<{ name: string }>`select name from kysely_migration`.execute(database)).rows.length;

  test('old code starts on tables that newer code has added to, and writes beside it', async () => {
    await migrate(database, NEXT);
    await migrate(database);
    await checkMigrated(database);
    await insertAt('gen_old', 'completed');
    expect(await sql`select nickname from accounts`.execute(database)).toMatchObject({
      rows: [{ nickname: null }],
    });
    await migrate(database, NEXT);
  });

  test('both start at once, in any order', async () => {
    await Promise.all([MIGRATIONS, NEXT, MIGRATIONS, NEXT].map((known) => migrate(database, known)));
    expect(await listExecuted()).toBe(Object.keys(NEXT).length);
  });

  test('code from before a contracting migration stops with a sentence and changes nothing', async () => {
    await migrate(database, AFTER_NEXT);
    const before = await database.introspection.getTables();
    for (const start of [migrate, checkMigrated])
      for (const known of [MIGRATIONS, NEXT]) {
        const attempt = start(database, known);
        await expect(attempt).rejects.toThrow(OperatorError);
        await expect(attempt).rejects.toThrow(
          'A newer version has changed this database (9999-2-contract) so that this version cannot use it. Run the newer version',
        );
      }
    expect(await database.introspection.getTables()).toEqual(before);
  });

  test('code that knows it runs beside still newer code', async () => {
    await migrate(database, FURTHER);
    await migrate(database, AFTER_NEXT);
    await checkMigrated(database, AFTER_NEXT);
    expect(await listExecuted()).toBe(Object.keys(FURTHER).length);
  });

  test('a contracting migration that fails leaves no note', async () => {
    const failing: Migration = { contracts: true, up: () => Promise.reject(new Error('no')) };
    await expect(migrate(database, { ...NEXT, '9999-2-contract': failing })).rejects.toThrow(
      'Database migration failed: no.',
    );
    await migrate(database);
    expect(await database.selectFrom('facts').selectAll().execute()).toEqual([]);
  });
});

test('a check passes on an up-to-date database, and refuses another one and leaves it empty', async () => {
  await checkMigrated(database);
  const empty = openDatabase({ path: ':memory:' });
  const attempt = checkMigrated(empty);
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(/next: 0001-initial.*npm run admin -- migrate/);
  expect(await empty.introspection.getTables()).toEqual([]);
  await empty.destroy();
});
