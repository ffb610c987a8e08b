import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteExpired, inTurn } from './chores.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';

let database: Database;
let now: number;
const clock = { now: () => new Date(now) };
beforeEach(async () => {
  database = await createTestDatabase();
  now = 1_000_000;
});
afterEach(() => database.destroy());

test('a chore runs on one of several nodes, and again when its time has passed', async () => {
  let runs = 0;
  const ask = () =>
    inTurn({ database, clock }, 'sweep', 60_000, async () => {
      runs += 1;
    });
  await Promise.all([ask(), ask(), ask()]);
  now += 59_999;
  await ask();
  expect(runs).toBe(1);
  now += 1;
  await Promise.all([ask(), ask()]);
  expect(runs).toBe(2);
  await inTurn({ database, clock }, 'another', 60_000, async () => {
    runs += 1;
  });
  expect(runs).toBe(3);
});

test('what has expired is deleted, and nothing else', async () => {
  for (const [key, at] of [
    ['old', now - 1],
    ['new', now + 1],
  ] as const) {
    const expires_at = new Date(at).toISOString();
    await database.insertInto('card_claims').values({ key, token: 'x', expires_at }).execute();
    await database.insertInto('rate_counters').values({ key, points: 1, expires_at }).execute();
  }
  await deleteExpired(database, clock.now());
  expect(await database.selectFrom('card_claims').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await database.selectFrom('rate_counters').select('key').execute()).toEqual([{ key: 'new' }]);
});
