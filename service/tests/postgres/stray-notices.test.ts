import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../src/stores/create-test-database.ts';
import { openNotices } from '../../src/stores/postgres/listen.ts';

test('a notice of a stranger means that anything may have happened', async () => {
  const database = await createTestDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const url = new URL(process.env.TEST_POSTGRES ?? '');
  url.pathname = rows[0]?.name ?? '';
  const notices = await openNotices({ database, url: url.href, onError: () => {} });
  const heard: unknown[] = [];
  notices.on('keys', (id) => heard.push(id));
  for (const payload of ['reload', 'null', '{"from":1}'])
    await sql`select pg_notify('cardwright', ${payload})`.execute(database);
  await expect.poll(() => heard).toEqual([undefined, undefined, undefined]);
  await notices.close();
  await database.destroy();
});
