import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepErased } from '../accounts/sweep-erased.ts';
import { OperatorError } from '../base/operator-error.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';
import { openDiskFolder } from './disk-folder.ts';
import { createImageStore, type ImageStore } from './image-store.ts';
import { skipOrphans, sweepOrphans } from './sweep-orphans.ts';

const FIRST = new Date('2026-05-12T08:00:00.000Z');
const OLD = new Date('2026-05-12T10:30:00.000Z');
const BEFORE = new Date('2026-05-12T11:59:00.000Z');
const WEEK_MS = 7 * 24 * 3600_000;

let root: string;
let database: Database;
let now: Date;
let stores: Record<'images' | 'cards', ImageStore>;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'orphans-'));
  database = await createTestDatabase();
  const open = async (name: string) =>
    createImageStore(await openDiskFolder(join(root, name), { exclusive: true }), { now: () => now });
  stores = { images: await open('images'), cards: await open('cards') };
  // What a service does at its first start.
  await sweepOrphans(database, stores, FIRST);
  now = OLD;
});
afterEach(async () => {
  await database.destroy();
  rmSync(root, { recursive: true, force: true });
});

const sweep = async (before = BEFORE): Promise<number> => {
  const { images, cards } = await sweepOrphans(database, stores, before);
  return images + cards;
};
const noted = async (): Promise<string[]> =>
  (await database.selectFrom('erased_objects').select('object').execute()).map(({ object }) => object).sort();

/** Bytes without a row, as a crash before its commit leaves them. */
const put = (store: keyof typeof stores, content: number, at = OLD): Promise<string> => {
  now = at;
  return stores[store].put(Uint8Array.of(content), 'png');
};

async function putCards(count: number): Promise<string[]> {
  const objects: string[] = [];
  for (let content = 0; content < count; content += 1) objects.push(await put('cards', content));
  await database.insertInto('cards').values(objects.map(toCard)).execute();
  return objects;
}

const toCard = (object: string) =>
  ({
    key: `key of ${object}`,
    object,
    format: 'png',
    bytes: 1,
    fresh_until: null,
    created_at: OLD.toISOString(),
    last_used_at: OLD.toISOString(),
  }) as const;

const has = async (object: string) => (await stores.cards.get(object)) !== undefined;

test('what a crash left without a row is removed a week after it was found, and what a row names stays', async () => {
  const [kept = ''] = await putCards(1);
  const orphan = await put('cards', 7);
  expect(await sweep()).toBe(1);
  expect(await noted()).toEqual([orphan]);
  await sweepErased({ database, stores }, new Date(BEFORE.getTime() + WEEK_MS - 1));
  expect([await has(orphan), await has(kept)]).toEqual([true, true]);
  await sweepErased({ database, stores }, new Date(BEFORE.getTime() + WEEK_MS));
  expect([await has(orphan), await has(kept)]).toEqual([false, true]);
});

test('what a database names that was restored within the week stays', async () => {
  await putCards(1);
  const orphan = await put('cards', 7);
  await sweep();
  await database.insertInto('cards').values(toCard(orphan)).execute();
  await sweepErased({ database, stores }, new Date(BEFORE.getTime() + WEEK_MS));
  expect(await has(orphan)).toBe(true);
});

test('each hour is listed once, when it is over', async () => {
  await putCards(1);
  const orphan = await put('cards', 1);
  const young = await put('cards', 2, new Date('2026-05-12T11:20:00.000Z'));
  expect(await sweep()).toBe(1);
  await database.deleteFrom('erased_objects').execute();
  expect(await sweep()).toBe(0);
  expect(await sweep(new Date('2026-05-12T12:00:00.000Z'))).toBe(1);
  expect(await noted()).toEqual([young]);
  expect(orphan).not.toBe(young);
});

test('an empty database removes nothing, and says which is which', async () => {
  const image = await put('images', 1);
  await expect(sweep()).rejects.toThrow(OperatorError);
  await expect(sweep()).rejects.toThrow('does not know 1 of the 1 images');
  expect([await noted(), await stores.images.get(image)]).toEqual([[], Uint8Array.of(1)]);
});

test('more than crashes leave stops it, until an operator has adopted what is there', async () => {
  await putCards(100);
  for (let content = 0; content < 11; content += 1) await put('cards', content);
  await expect(sweep()).rejects.toThrow('does not know 11 of the 111 cards');
  expect(await noted()).toEqual([]);
  await skipOrphans(database, BEFORE);
  expect(await sweep()).toBe(0);
  const later = await put('cards', 1, new Date('2026-05-12T14:00:00.000Z'));
  expect(await sweep(new Date('2026-05-12T16:00:00.000Z'))).toBe(1);
  expect(await noted()).toEqual([later]);
});

test('a busy hour may have more: two of a hundred', async () => {
  await putCards(1000);
  for (let content = 0; content < 20; content += 1) await put('cards', content);
  expect(await sweep()).toBe(20);
});

test("what is not the store's is left alone", async () => {
  await putCards(1);
  writeFileSync(join(root, 'cards', 'README'), 'an operator was here');
  expect(await sweep()).toBe(0);
  expect(readdirSync(join(root, 'cards'))).toContain('README');
});

test('what is found is counted by store', async () => {
  await putCards(1);
  await database
    .insertInto('accounts')
    .values({ id: 'usr_a', email: 'a@example.com', plan: 'free', created_at: OLD.toISOString() })
    .execute();
  await database
    .insertInto('uploads')
    .values({
      account_id: 'usr_a',
      id: 'upl_a',
      name: null,
      type: 'image/png',
      object: await put('images', 9),
      bytes: 1,
      details: '{}',
      created_at: OLD.toISOString(),
    })
    .execute();
  await put('cards', 1);
  await put('images', 2);
  await put('images', 3);
  expect(await sweepOrphans(database, stores, BEFORE)).toEqual({ images: 2, cards: 1 });
});
