import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { type Database, isUniqueViolation, openDatabase } from './database.ts';
import { isOutOfSpace } from './is-out-of-space.ts';
import { migrate } from './migrate.ts';
import { transact } from './transact.ts';

let scratch: string;
let path: string;
const opened: Database[] = [];
const open = (): Database => {
  const database = openDatabase({ path });
  opened.push(database);
  return database;
};
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'cardwright-database-'));
  path = join(scratch, 'cardwright.db');
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.destroy();
  rmSync(scratch, { recursive: true, force: true });
});

const account = (id: string, email = `${id}@example.com`) =>
  ({ id, email, plan: 'free', created_at: '2026-11-21T05:00:00.000Z' }) as const;

test('commits are synced to the disk, references are held, and a reader never blocks a writer', async () => {
  const database = open();
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('journal_mode')).toBe('wal');
});

test('what was committed is copied into the file by a thread, long before a commit would have to', async () => {
  const database = open();
  await sql`create table pages (id integer primary key, text text)`.execute(database);
  const { rows: limits } = await sql<Record<string, number>>`pragma wal_autocheckpoint`.execute(database);
  const readLog = async () => {
    const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(NOOP)`.execute(
      database,
    );
    return rows[0] ?? { log: 0, checkpointed: 0 };
  };
  for (let commit = 0; commit < 64; commit += 1)
    await transact(database, (transaction) =>
      sql`insert into pages (text) values (${'x'.repeat(100_000)})`.execute(transaction),
    );
  expect(Object.values(limits[0] ?? {})).toEqual([8000]);
  expect((await readLog()).log).toBeGreaterThan(1000);
  await expect.poll(async () => (await readLog()).checkpointed, { timeout: 20_000 }).toBeGreaterThan(1000);
  await database.destroy();
  expect(statSync(path).size).toBeGreaterThan(6_400_000);
  opened.length = 0;
});

test('the file and its side files are for the owner alone', async () => {
  const database = open();
  await migrate(database);
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(path + suffix).mode & 0o777, suffix).toBe(0o600);
  }
});

test('a file that is no database, or a folder in its place, is refused and left alone', () => {
  writeFileSync(path, 'not a database at all, but text of some length');
  expect(open).toThrow(OperatorError);
  expect(open).toThrow('file is not a database');
  expect(readFileSync(path, 'utf8')).toContain('not a database at all');
  path = scratch;
  expect(open).toThrow(OperatorError);
});

test('unique violations: of a column and of a primary key are told, other errors are not', async () => {
  const database = open();
  await migrate(database);
  const insert = (row: ReturnType<typeof account>) =>
    database
      .insertInto('accounts')
      .values(row)
      .execute()
      .then(() => 'inserted', isUniqueViolation);
  expect(await insert(account('usr_1'))).toBe('inserted');
  expect(await insert(account('usr_1', 'other@example.com'))).toBe(true);
  expect(await insert(account('usr_2', 'usr_1@example.com'))).toBe(true);
  expect(await insert({ ...account('usr_3'), plan: 'gold' as 'free' })).toBe(false);
  expect(isUniqueViolation(new Error('no'))).toBe(false);
  expect(isUniqueViolation(undefined)).toBe(false);
});

describe('several connections to one file', () => {
  test('a transaction that reads before it writes waits for another writer and loses nothing', async () => {
    await migrate(open());
    const script = `import { openDatabase } from '${new URL('./database.ts', import.meta.url).href}';
      const database = openDatabase({ path: '${path}' });
      for (let turn = 0; turn < 40; turn++) {
        await database.transaction().execute(async (tx) => {
          const { used } = await tx.selectFrom('usage_periods').select('used').executeTakeFirstOrThrow();
          await tx.updateTable('usage_periods').set({ used: used + 1 }).execute();
        });
      }`;
    const database = open();
    await database.insertInto('accounts').values(account('usr_1')).execute();
    await database
      .insertInto('usage_periods')
      .values({ account_id: 'usr_1', period: '2026-11', used: 0 })
      .execute();
    await Promise.all(Array.from({ length: 3 }, () => run(script)));
    const { used } = await database.selectFrom('usage_periods').select('used').executeTakeFirstOrThrow();
    expect(used).toBe(120);
  });

  test('whoever waits for the lock of another process holds up nobody who reads', async () => {
    const database = open();
    await migrate(database);
    const other = new SqliteDatabase(path);
    other.exec('begin immediate');
    let written = 0;
    const writes = ['1', '2', '3'].map((id) =>
      transact(database, async (transaction) => {
        await transaction
          .insertInto('accounts')
          .values(account(`usr_${id}`))
          .execute();
        written += 1;
      }),
    );
    // They have asked for the lock, and were refused.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await database.selectFrom('accounts').select('id').execute()).toEqual([]);
    expect(written).toBe(0);
    other.exec('rollback');
    other.close();
    await Promise.all(writes);
    expect(written).toBe(3);
  });

  test('migrations that start in several processes at once on a new file all succeed', async () => {
    const script = `import { openDatabase } from '${new URL('./database.ts', import.meta.url).href}';
      import { migrate } from '${new URL('./migrate.ts', import.meta.url).href}';
      const database = openDatabase({ path: '${path}' });
      await migrate(database);
      await database.destroy();`;
    await Promise.all(Array.from({ length: 4 }, () => run(script)));
    const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(open());
    const names = rows.rows.map((row) => row.name);
    expect(names).toContain('0001-initial');
    expect(new Set(names).size).toBe(names.length);
  });
});

const run = (script: string) => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);

describe('a file that cannot be written is an outage', () => {
  const outage = (code: string) => ({
    name: 'DatabaseUnavailableError',
    cause: expect.objectContaining({ code }),
  });
  const insert = (database: Database, count: number) =>
    transact(database, async (transaction) => {
      for (let i = 0; i < count; i += 1)
        await transaction
          .insertInto('accounts')
          .values(account(`${i}`))
          .execute();
    });

  test('without room: nothing of the transaction is there, and the next one succeeds when there is some', async () => {
    const database = open();
    await migrate(database);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database);
    await limitPages(rows[0]?.page_count ?? 0);
    const refused = await insert(database, 2_000).catch((error: unknown) => error);
    expect(refused).toMatchObject(outage('SQLITE_FULL'));
    expect(isOutOfSpace(refused)).toBe(true);
    expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await limitPages(100_000);
    await insert(database, 2_000);
    expect(await database.selectFrom('accounts').selectAll().execute()).toHaveLength(2_000);
  });

  test('while another process keeps its lock for longer than anybody waits', async () => {
    const [database, other] = [open(), open()];
    await migrate(database);
    await other.transaction().execute(async () => {
      let now = performance.now();
      const passing = vi.spyOn(performance, 'now').mockImplementation(() => {
        now += 6_000;
        return now;
      });
      const refused = await insert(database, 1).catch((error: unknown) => error);
      passing.mockRestore();
      expect(refused).toMatchObject(outage('SQLITE_BUSY'));
      expect(isOutOfSpace(refused)).toBe(false);
    });
    await insert(database, 1);
  });

  test('and a lock that is given back soon is waited for, while this process does other things', async () => {
    const [database, other] = [open(), open()];
    await migrate(database);
    const locked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holding = other.transaction().execute(async () => {
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    const waiting = insert(database, 1);
    // Only a process that goes on comes to this.
    setTimeout(free.resolve, 1);
    await Promise.all([waiting, holding]);
    expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });
});
