import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, readBalance } from '../../src/generations/test-bench.fixture.ts';
import type { Database } from '../../src/stores/database.ts';
import { createDataDirectory, type DataDirectory } from './data-directory.ts';
import { databaseOf } from './open-core.ts';
import type { RaceOrders, RaceStart } from './race-child.ts';

const LIMIT = 7;

let directory: DataDirectory;
let database: Database;
let racers: ChildProcess[];

beforeEach(async () => {
  directory = await createDataDirectory();
  database = databaseOf(directory.path);
  const orders: RaceOrders = {
    directory: directory.path,
    settings: { allowances: { free: LIMIT, pro: LIMIT } },
  };
  racers = await Promise.all([startRacer(orders), startRacer(orders)]);
});

afterEach(async () => {
  for (const racer of racers) racer.disconnect();
  await Promise.all(racers.map((racer) => racer.exitCode ?? once(racer, 'exit')));
  await database.destroy();
  directory.remove();
});

async function startRacer(orders: RaceOrders): Promise<ChildProcess> {
  const racer = fork(join(import.meta.dirname, 'race-child.ts'), [JSON.stringify(orders)], { execArgv: [] });
  await once(racer, 'message');
  return racer;
}

/** Both processes submit at once; ids and refusals of both together. */
async function race(accountId: string, submits: RaceStart['submits']): Promise<string[]> {
  const answers = racers.map(async (racer) => {
    const answered = once(racer, 'message');
    racer.send({ accountId, submits } satisfies RaceStart);
    const [answer] = (await answered) as [string[]];
    return answer;
  });
  return (await Promise.all(answers)).flat();
}

const isId = (answer: string): boolean => answer.startsWith('gen_');

test('two processes racing for the last credit: one wins, 25 times of 25', async () => {
  for (let round = 0; round < 25; round++) {
    const { accountId } = await addAccount(database);
    const period = new Date().toISOString().slice(0, 7);
    await database
      .insertInto('usage_periods')
      .values({ account_id: accountId, period, used: LIMIT - 1 })
      .execute();
    const answers = await race(accountId, [{ prompt: 'a card' }]);
    expect([round, answers.filter(isId).length]).toEqual([round, 1]);
    expect(answers).toContain('credit_limit_reached');
  }
});

test('20 submits from two processes against 7 credits: 7', async () => {
  const { accountId } = await addAccount(database);
  const answers = await race(
    accountId,
    Array.from({ length: 10 }, (_, i) => ({ prompt: `card ${i}` })),
  );
  expect(answers.filter(isId)).toHaveLength(LIMIT);
  expect(answers.filter((answer) => answer === 'credit_limit_reached')).toHaveLength(20 - LIMIT);
  expect(await readBalance(database, accountId)).toEqual({ used: LIMIT, entries: LIMIT, live: LIMIT });
});

test('one idempotency key, 20 times from two processes: one generation, one charge', async () => {
  const { accountId } = await addAccount(database);
  const answers = await race(
    accountId,
    Array.from({ length: 10 }, () => ({ prompt: 'a card', idempotencyKey: 'order-1' })),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers.filter(isId)).toHaveLength(20);
  expect(await readBalance(database, accountId)).toEqual({ used: 1, entries: 1, live: 1 });
});
