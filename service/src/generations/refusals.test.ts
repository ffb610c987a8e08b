import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createRefusals, MOST_REFUSALS } from './refusals.ts';
import { createTestClock } from './test-bench.fixture.ts';

const HOUR_MS = 3600_000;
const clock = createTestClock();
let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const open = (painter = 'a') => createRefusals({ database, clock }, painter);

test('a description that was refused is known for 24 hours, whoever sends it, and not to another model', async () => {
  await open().note('usr_1', 'a duel');
  expect(await open().isKnown('a duel')).toBe(true);
  expect(await open().isKnown('a waltz')).toBe(false);
  expect(await open('b').isKnown('a duel')).toBe(false);
  clock.advance(23 * HOUR_MS);
  expect(await open().isKnown('a duel')).toBe(true);
  clock.advance(HOUR_MS);
  expect(await open().isKnown('a duel')).toBe(false);
});

test('an account with more than five in an hour pauses for an hour from the last one', async () => {
  const refusals = open();
  for (let nth = 0; nth < MOST_REFUSALS; nth += 1) {
    await refusals.note('usr_1', `duel ${nth}`);
    clock.advance(HOUR_MS / 10);
  }
  expect(await refusals.findPause('usr_1')).toBeUndefined();
  await refusals.note('usr_1', 'one too many');
  const until = new Date(clock.now().getTime() + HOUR_MS);
  expect(await refusals.findPause('usr_1')).toEqual(until);
  expect(await refusals.findPause('usr_2')).toBeUndefined();
  clock.advance(HOUR_MS);
  expect(await refusals.findPause('usr_1')).toBeUndefined();
  await refusals.note('usr_1', 'after the pause');
  expect(await refusals.findPause('usr_1')).toBeUndefined();
});

test('those of different hours do not add up', async () => {
  for (let nth = 0; nth < 3 * MOST_REFUSALS; nth += 1) {
    await open().note('usr_1', `duel ${nth}`);
    clock.advance(HOUR_MS / 4);
    expect(await open().findPause('usr_1')).toBeUndefined();
  }
});
