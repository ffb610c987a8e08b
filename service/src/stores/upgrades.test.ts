import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { verifyLedger } from './verify-ledger.ts';

const FOLDER = join(import.meta.dirname, 'upgrades');
const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.destroy();
});

const open = (): Database => {
  const database = openDatabase({ path: ':memory:' });
  opened.push(database);
  return database;
};

/** A database as it was, from the statements of a file: one a line. */
async function openFormer(file: string): Promise<Database> {
  const database = open();
  for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    if (line !== '' && !line.startsWith('--')) await sql.raw(line).execute(database);
  return database;
}

async function readNames(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Tables and indexes with their columns, whatever the statements were that made them. */
async function readShape(database: Database): Promise<string[]> {
  const { rows } = await sql<{ shape: string }>`
    select item.type || ' ' || item.name || ' ' || coalesce(col.name || ' ' || col.type || ' ' || col."notnull", part.name, '') as shape
    from sqlite_master as item
    left join pragma_table_info(item.name) as col on item.type = 'table'
    left join pragma_index_info(item.name) as part on item.type = 'index'
    where item.name not like 'sqlite_%'`.execute(database);
  return rows.map(({ shape }) => shape).sort();
}

describe.each(readdirSync(FOLDER))('a database of %s', (file) => {
  test('is brought to the tables of a new one, with all of its rows', async () => {
    const former = await openFormer(file);
    await migrate(former);
    const fresh = open();
    await migrate(fresh);
    expect(await readShape(former)).toEqual(await readShape(fresh));
    const generations = await former.selectFrom('generations').select(['id', 'image_object']).execute();
    expect(generations).toEqual([{ id: 'gen_1', image_object: 'ab/1.png' }]);
    expect(await former.selectFrom('erased_objects').select('object').execute()).toEqual([
      { object: 'aa/4.png' },
    ]);
    expect(await verifyLedger(former)).toEqual({ periods: 1, entries: 2, faults: [] });
  });

  test('has what came first: migrations are only ever appended', async () => {
    const names = await readNames(await openFormer(file));
    expect(Object.keys(MIGRATIONS).slice(0, names.length)).toEqual(names);
  });
});

test('migrations run in the order of their numbers', () => {
  const numbers = Object.keys(MIGRATIONS).map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
