import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Updateable } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';
import { type ImageStore, openDiskImageStore } from './image-store.ts';
import type { GenerationsTable } from './schema.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const BEFORE = new Date('2026-05-12T12:00:00.000Z');
const OLD = new Date('2026-05-12T11:00:00.000Z');

let root: string;
let database: Database;
let stores: Record<'images' | 'cards', ImageStore>;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'strays-'));
  database = await createTestDatabase();
  stores = {
    images: await openDiskImageStore(join(root, 'images')),
    cards: await openDiskImageStore(join(root, 'cards')),
  };
});
afterEach(async () => {
  await database.destroy();
  rmSync(root, { recursive: true, force: true });
});

const removed = async (): Promise<number> => {
  const { images, cards } = await sweepOrphans(database, stores, BEFORE);
  return images + cards;
};

/** Bytes put at an instant; as a crash before the row's commit leaves them. */
async function put(store: keyof typeof stores, content: number, at: Date): Promise<string> {
  const object = await stores[store].put(Uint8Array.of(content), 'png');
  utimesSync(join(root, store, object), at, at);
  return object;
}

const addCard = (object: string) =>
  database
    .insertInto('cards')
    .values({
      key: `key of ${object}`,
      object,
      format: 'png',
      bytes: 1,
      fresh_until: null,
      created_at: OLD.toISOString(),
      last_used_at: OLD.toISOString(),
    })
    .execute();

async function addGeneration(object: string): Promise<void> {
  const now = OLD.toISOString();
  const account = {
    id: 'usr_a',
    email: 'a@example.com',
    plan: 'free',
    created_at: now,
  } as const;
  await database.insertInto('accounts').values(account).execute();
  await database
    .insertInto('generations')
    .values({
      id: 'gen_a',
      account_id: account.id,
      prompt: 'x',
      template_id: 'default',
      width: 1200,
      height: 630,
      format: 'png',
      seed: 0,
      engine: null,
      design_md: null,
      status: 'pending',
      image_token: 'a',
      image_object: null,
      error: null,
      warnings: '[]',
      quality: null,
      credits_used: 1,
      period: '2026-05',
      created_at: now,
      completed_at: null,
    })
    .execute();
  const move = (change: Updateable<GenerationsTable>) =>
    database.updateTable('generations').set(change).where('id', '=', 'gen_a').execute();
  await move({ status: 'processing' });
  await move({ status: 'completed', image_object: object, quality: '{}', completed_at: now });
}

const has = async (store: keyof typeof stores, object: string) =>
  (await stores[store].get(object)) !== undefined;

test('what a crash left without a row is removed once it is old, from both stores', async () => {
  const [card, image] = [await put('cards', 1, OLD), await put('images', 2, OLD)];
  const young = await put('cards', 3, BEFORE);
  expect(await removed()).toBe(2);
  expect([await has('cards', card), await has('images', image), await has('cards', young)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('what a row names stays, however old', async () => {
  const [card, image] = [await put('cards', 1, OLD), await put('images', 2, OLD)];
  await addCard(card);
  await addGeneration(image);
  expect(await removed()).toBe(0);
  expect([await has('cards', card), await has('images', image)]).toEqual([true, true]);
});

test('the same bytes in the other store are another object', async () => {
  const card = await put('cards', 1, OLD);
  await put('images', 1, OLD);
  await addCard(card);
  expect(await removed()).toBe(1);
  expect(await has('cards', card)).toBe(true);
});

test('more than a batch of strays among cards in use are all found', async () => {
  for (let content = 0; content < 250; content++) {
    const object = await stores.cards.put(Uint8Array.of(content, content), 'png');
    utimesSync(join(root, 'cards', object), OLD, OLD);
    if (content % 50 === 0) await addCard(object);
  }
  expect(await removed()).toBe(245);
});

test("what is not the store's is left alone", async () => {
  const note = join(root, 'cards', 'README');
  writeFileSync(note, 'an operator was here');
  utimesSync(note, OLD, OLD);
  expect(await removed()).toBe(0);
  expect(readdirSync(join(root, 'cards'))).toContain('README');
});

test('what is removed is counted by store', async () => {
  await put('cards', 1, OLD);
  await put('images', 2, OLD);
  await put('images', 3, OLD);
  expect(await sweepOrphans(database, stores, BEFORE)).toEqual({ images: 2, cards: 1 });
});

test('bytes that are put again while their orphan is removed are safe: they have another name', async () => {
  const orphan = await put('images', 1, OLD);
  const again: string[] = [];
  const images: ImageStore = {
    ...stores.images,
    delete: async (object) => {
      again.push(await stores.images.put(Uint8Array.of(1), 'png'));
      await stores.images.delete(object);
    },
  };
  await sweepOrphans(database, { ...stores, images }, BEFORE);
  expect(await has('images', orphan)).toBe(false);
  expect(again).toHaveLength(1);
  expect(await has('images', again[0] ?? '')).toBe(true);
});
