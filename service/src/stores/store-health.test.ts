import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';
import { openDiskImageStore } from './image-store.ts';
import { createStoreHealth, type StoreFault } from './store-health.ts';

let time = Date.parse('2026-11-21T05:00:00.000Z');
let root: string;
let database: Database;
let check: () => Promise<StoreFault[]>;
beforeEach(async () => {
  root = join(mkdtempSync(join(tmpdir(), 'cardwright-store-health-')), 'images');
  database = await createTestDatabase();
  const images = await openDiskImageStore(root);
  check = createStoreHealth({ database, images, clock: { now: () => new Date(time) } });
});
afterEach(async () => {
  await database.destroy();
  rmSync(join(root, '..'), { recursive: true, force: true });
});

test('stores that take writes have no fault, and asking changes no row', async () => {
  const row = { id: 'usr_1', email: 'a@example.com', plan: 'pro', created_at: '2026-11-21' } as const;
  await database.insertInto('accounts').values(row).execute();
  const rows = () => database.selectFrom('accounts').selectAll().execute();
  const before = await rows();
  expect(await check()).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('a file in the place of the image folder is a fault of the images', async () => {
  rmSync(root, { recursive: true });
  writeFileSync(root, '');
  expect(await check()).toMatchObject([{ store: 'images' }]);
});

test('a database that can only be read, or is closed, is a fault of the database until it is mended', async () => {
  await sql`pragma query_only = on`.execute(database);
  expect(await check()).toMatchObject([{ store: 'database' }]);
  await sql`pragma query_only = off`.execute(database);
  time += 1_000;
  expect(await check()).toEqual([]);
  await database.destroy();
  time += 1_000;
  expect(await check()).toMatchObject([{ store: 'database' }]);
});

test('questions at once and shortly after share one answer', async () => {
  const first = check();
  time += 999;
  expect(check()).toBe(first);
  time += 1;
  expect(check()).not.toBe(first);
  await check();
});

test('a store that hangs is a fault after the timeout, is asked once meanwhile, and is well when it answers', async () => {
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  const images = { check: () => (asked++ === 0 ? answer.promise : Promise.resolve()) };
  check = createStoreHealth({ database, images, clock: { now: () => new Date(time) }, timeoutMs: 5 });
  const late = [{ store: 'images', cause: new Error('no answer within 5 ms') }];
  // On a busy machine, the database takes longer too.
  const faults = async () => (await check()).filter(({ store }) => store === 'images');
  expect(await faults()).toEqual(late);
  time += 1_000;
  expect(await faults()).toEqual(late);
  expect(asked).toBe(1);
  answer.resolve();
  time += 1_000;
  expect(await faults()).toEqual([]);
  time += 1_000;
  expect(await faults()).toEqual([]);
  expect(asked).toBe(2);
});

test('both stores at once are two faults', async () => {
  rmSync(root, { recursive: true });
  writeFileSync(root, '');
  await database.destroy();
  expect(await check()).toMatchObject([{ store: 'database' }, { store: 'images' }]);
});

test('a pause of this process is no fault of a store', async () => {
  const images = await openDiskImageStore(root);
  const health = createStoreHealth({
    database,
    images,
    clock: { now: () => new Date(time) },
    timeoutMs: 1_000,
  })();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  expect(await health).toEqual([]);
});
