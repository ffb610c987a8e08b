import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { evictCards } from './evict-cards.ts';

let database: Database;
let deleted: string[];
const images = {
  delete: async (object: string) => {
    deleted.push(object);
  },
};
beforeEach(async () => {
  database = await createTestDatabase();
  deleted = [];
});
afterEach(() => database.destroy());

/** Used in the order of their numbers. */
async function add(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const time = new Date(at * 1000).toISOString();
    const row = {
      key: `key ${at}`,
      object: `object ${at}`,
      format: 'png',
      bytes: 10,
      fresh_until: null,
    } as const;
    await database
      .insertInto('cards')
      .values({ ...row, created_at: time, last_used_at: time })
      .execute();
  }
}
const keys = async (): Promise<string[]> =>
  (await database.selectFrom('cards').select('key').orderBy('last_used_at').execute()).map(({ key }) => key);

test('the oldest go, as many as it takes, with their objects', async () => {
  await add(0, 20);
  expect(await evictCards({ database, images, maxBytes: 100 })).toBe(90);
  expect(await keys()).toEqual(Array.from({ length: 9 }, (_, at) => `key ${at + 11}`));
  expect(deleted).toEqual(Array.from({ length: 11 }, (_, at) => `object ${at}`));
});

test('more than a batch at once', async () => {
  await add(0, 450);
  expect(await evictCards({ database, images, maxBytes: 100 })).toBe(90);
  expect(deleted).toHaveLength(441);
});

test('a disk that refuses leaves the rows, so that the next time tries again', async () => {
  await add(0, 20);
  const broken = { delete: () => Promise.reject(new Error('read-only')) };
  await expect(evictCards({ database, images: broken, maxBytes: 100 })).rejects.toThrow('read-only');
  expect(await keys()).toHaveLength(20);
  expect(await evictCards({ database, images, maxBytes: 100 })).toBe(90);
});
