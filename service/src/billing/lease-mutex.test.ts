import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createLeaseMutex } from './lease-mutex.ts';

let database: Database;
let now = Date.parse('2026-11-29T12:00:00Z');
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const clock = { now: () => new Date(now) };
const createNode = () => createLeaseMutex({ database, clock, name: 'billing' });

test('of several nodes, one at a time runs a task with a key, also when one fails; other keys go on', async () => {
  const nodes = [createNode(), createNode(), createNode()];
  let [running, most, done] = [0, 0, 0];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await released;
    running -= 1;
    done += 1;
    if (done === 1) throw new Error('failed');
  };
  const all = Promise.allSettled([...nodes, ...nodes].map((run) => run('usr_1', task)));
  expect(await nodes[1]?.('usr_2', async () => 'beside')).toBe('beside');
  release();
  expect((await all).filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect([most, done]).toEqual([1, 6]);
  expect(await database.selectFrom('card_claims').select('key').execute()).toEqual([]);
});

test('a node that ended in the middle holds others up until its lease has run out', async () => {
  await database
    .insertInto('card_claims')
    .values({ key: 'billing usr_1', token: 'gone', expires_at: new Date(now + 120_000).toISOString() })
    .execute();
  const order: string[] = [];
  const waiting = createNode()('usr_1', async () => order.push('ran'));
  await createNode()('usr_2', async () => order.push('other'));
  now += 120_000;
  await waiting;
  expect(order).toEqual(['other', 'ran']);
});
