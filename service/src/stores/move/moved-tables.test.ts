import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { keyOf, MOVED_TABLES } from './moved-tables.ts';

const LEFT = ['card_claims', 'chores', 'facts', 'rate_counters'];

test('every table is moved by its primary key and after those that it refers to, or left on purpose', async () => {
  const database = openDatabase({ path: ':memory:' });
  await migrate(database);
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  expect([...MOVED_TABLES, ...LEFT].sort()).toEqual(tables.sort());
  for (const [index, table] of MOVED_TABLES.entries()) {
    const key = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(database);
    expect(keyOf(table)).toEqual(key.rows.map(({ name }) => name));
    const parents = await sql<{ name: string }>`
      select "table" as name from pragma_foreign_key_list(${table})`.execute(database);
    for (const { name } of parents.rows) expect(MOVED_TABLES.slice(0, index)).toContain(name);
  }
  await database.destroy();
});
