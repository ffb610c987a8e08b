import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { createTestDatabase } from './create-test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { checkMigrated, migrate } from './migrate.ts';
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

test('a database that a newer version has migrated is refused and left as it is', async () => {
  await sql`insert into kysely_migration values ('9999-later', ${NOW})`.execute(database);
  const before = await database.introspection.getTables();
  await expect(migrate(database)).rejects.toThrow(OperatorError);
  await expect(migrate(database)).rejects.toThrow(
    /9999-later.* If a newer version has migrated this database, run that/,
  );
  expect(await database.introspection.getTables()).toEqual(before);
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
