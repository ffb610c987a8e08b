import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STEPS } from '../../src/generations/step.ts';
import { UNRESPONSIVE_EXIT_CODE } from '../../src/watchdog.ts';
import type { ChildOrders } from './crash-child.ts';
import {
  type ChildEnd,
  createDataDirectory,
  type DataDirectory,
  expectAllEnded,
  expectNothingLost,
  killChildren,
  runChild,
  withDatabase,
} from './data-directory.ts';

let directory: DataDirectory;
beforeEach(async () => {
  directory = await createDataDirectory();
});
afterEach(async () => {
  await killChildren();
  directory.remove();
});

type Submit = ChildOrders['submits'][number];

const ordersFor = (submits: Submit[], more: Partial<ChildOrders> = {}): ChildOrders => ({
  directory: directory.path,
  accountId: directory.accountId,
  // A crash counts as an attempt; here nothing may fail by crashes alone.
  settings: { maxAttempts: 1_000 },
  submits,
  ...more,
});

/** Clients that repeat a request with its key until it is answered, through any number of crashes. */
function createClients() {
  const promised = new Map<string, string>();
  const open = new Map<string, Submit>();
  let count = 0;
  return {
    promised,
    next: (fresh: number): Submit[] => {
      for (let i = 0; i < fresh; i++) {
        const idempotencyKey = `key-${++count}`;
        open.set(idempotencyKey, {
          idempotencyKey,
          prompt: count % 4 === 0 ? `doomed ${count}` : `card ${count}`,
        });
      }
      return [...open.values()];
    },
    read: ({ accepted }: ChildEnd): void => {
      for (const [key, id] of accepted) {
        promised.set(key, id);
        open.delete(key);
      }
    },
  };
}

const NAMED = STEPS.flatMap((step) => [1, 2, 3].map((nth) => ({ step, nth, signal: 'SIGKILL' as const })));
const RANDOM_MS = Array.from({ length: 12 }, (_, i) => Math.random() * 10 * i);

test(`${NAMED.length} kills at named steps and ${RANDOM_MS.length} at random moments lose no generation, image or credit`, async () => {
  const clients = createClients();
  let kills = 0;
  for (const killAt of NAMED) {
    const end = await runChild(ordersFor(clients.next(8), { killAt }));
    expect([killAt, end.signal]).toEqual([killAt, 'SIGKILL']);
    kills++;
    clients.read(end);
    await expectNothingLost(directory, clients.promised);
  }
  for (const ms of RANDOM_MS) {
    const end = await runChild(ordersFor(clients.next(100)), (child) =>
      setTimeout(() => child.kill('SIGKILL'), ms),
    );
    if (end.signal === 'SIGKILL') kills++;
    clients.read(end);
    await expectNothingLost(directory, clients.promised);
  }
  expect(kills).toBeGreaterThanOrEqual(30);

  const last = await runChild(ordersFor(clients.next(0)));
  expect(last).toMatchObject({ code: 0, signal: null });
  clients.read(last);
  expect(clients.next(0)).toEqual([]);
  await expectNothingLost(directory, clients.promised);
  await expectAllEnded(directory);
  expect(readdirSync(join(directory.path, 'images', '.incoming'))).toEqual([]);
});

test('a prompt that kills the process every time fails in the end, refunded, and the others are drawn', async () => {
  const settings = { maxAttempts: 3, concurrency: 1 };
  const submits = ['poison', 'card 1', 'card 2'].map((prompt) => ({
    prompt,
    idempotencyKey: prompt.replace(' ', '-'),
  }));
  const ends = [await runChild(ordersFor(submits, { settings }))];
  for (let i = 0; i < 3; i++) ends.push(await runChild(ordersFor([], { settings })));
  expect(ends.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', null]);
  await expectNothingLost(directory, new Map());
  await expectAllEnded(directory);
});

test('a prompt that keeps the process busy for ever: the watchdog ends it, and it fails in the end, refunded', async () => {
  const settings = { maxAttempts: 2, concurrency: 1 };
  const submits = ['stuck', 'card 1'].map((prompt) => ({ prompt, idempotencyKey: prompt.replace(' ', '-') }));
  const watchdogMs = 1_000;
  const first = await runChild(ordersFor(submits, { settings, watchdogMs }));
  const second = await runChild(ordersFor([], { settings, watchdogMs }));
  const last = await runChild(ordersFor([], { settings, watchdogMs }));
  expect([first, second, last].map(({ code }) => code)).toEqual([
    UNRESPONSIVE_EXIT_CODE,
    UNRESPONSIVE_EXIT_CODE,
    0,
  ]);
  const failed = await withDatabase(directory.path, (database) =>
    database.selectFrom('generations').select(['id', 'prompt']).where('status', '=', 'failed').execute(),
  );
  expect(failed.map(({ prompt }) => prompt)).toEqual(['stuck']);
  const logged = /^\{.*\}$/m.exec(first.output)?.[0] ?? JSON.stringify(first.output);
  expect(JSON.parse(logged)).toMatchObject({
    level: 60,
    generations: [failed[0]?.id],
    seconds: 1,
    stack: expect.arrayContaining([expect.stringContaining('open-core.ts')]),
    msg: 'the service does not respond: ending the process',
  });
  await expectNothingLost(directory, new Map());
  await expectAllEnded(directory);
});

test('SIGTERM in the middle ends with 0, leaves no lease behind, and the next start goes on', async () => {
  const clients = createClients();
  const killAt = { step: 'composed', nth: 5, signal: 'SIGTERM' } as const;
  const end = await runChild(ordersFor(clients.next(100), { killAt }));
  expect(end).toMatchObject({ code: 0, signal: null });
  clients.read(end);
  expect(clients.promised.size).toBe(100);
  await expectNothingLost(directory, clients.promised);
  const jobs = await withDatabase(directory.path, (database) =>
    database.selectFrom('jobs').select('lease_token').execute(),
  );
  expect(jobs.length).toBeGreaterThan(50);
  expect(jobs.filter((job) => job.lease_token !== null)).toEqual([]);
  expect(await runChild(ordersFor([]))).toMatchObject({ code: 0 });
  await expectNothingLost(directory, clients.promised);
  await expectAllEnded(directory);
});

describe('no service outlives its test', () => {
  const poolOf = (count: number): Submit[] => createClients().next(count);

  test('it ends when the process that started it goes away', async () => {
    const end = await runChild(ordersFor(poolOf(500)), (child) => child.stdin?.end());
    expect(end).toMatchObject({ code: 1, signal: null });
  });

  test('and is killed where the test itself was ended', async () => {
    const started = Promise.withResolvers<void>();
    const end = runChild(ordersFor(poolOf(500)), () => started.resolve());
    await started.promise;
    await killChildren();
    expect(await end).toMatchObject({ signal: 'SIGKILL' });
  });
});
