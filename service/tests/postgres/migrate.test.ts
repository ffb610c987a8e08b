import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATIONS, type Migration, migrate } from '../../src/stores/migrate.ts';
import { openPostgres } from '../../src/stores/postgres/open-postgres.ts';

const open = (url: string) => openPostgres({ url, connections: 2, waitMs: 60_000, onError: () => {} });

test('four nodes that start at once on an empty database take turns to migrate it', async () => {
  const url = new URL(process.env.TEST_POSTGRES ?? '');
  const admin = await open(url.href);
  url.pathname = `migrate_${randomUUID()}`;
  const name = sql.id(url.pathname.slice(1));
  await sql`create database ${name}`.execute(admin);
  // Long enough that all four are at it.
  const pause: Migration = { up: async (db) => void (await sql`select pg_sleep(0.3)`.execute(db)) };
  const nodes = await Promise.all([1, 2, 3, 4].map(() => open(url.href)));
  const migrations = { '0000-pause': pause, ...MIGRATIONS };
  const results = await Promise.allSettled(nodes.map((node) => migrate(node, migrations)));
  expect(
    results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'migrated')),
  ).toEqual(Array(4).fill('migrated'));
  for (const node of nodes) await node.destroy();
  await sql`drop database ${name} with (force)`.execute(admin);
  await admin.destroy();
});
