import { afterEach, beforeEach, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { UNRESPONSIVE_EXIT_CODE } from '../../src/watchdog.ts';
import type { ChildOrders } from './crash-child.ts';
import { createClients, type Submit } from './crash-clients.ts';
import {
  createDataDirectory,
  type DataDirectory,
  expectAllEnded,
  expectNothingLost,
  killChildren,
  runChild,
  withDatabase,
} from './data-directory.ts';
import { killAndCount } from './kill-and-count.ts';

let directory: DataDirectory;
beforeEach(async () => {
  directory = await createDataDirectory();
});
afterEach(async () => {
  await killChildren();
  directory.remove();
});

const ordersFor = (submits: Submit[], more: Partial<ChildOrders> = {}): ChildOrders => ({
  directory: directory.path,
  accountId: directory.accountId,
  // A crash counts as an attempt; here nothing may fail by crashes alone.
  settings: { maxAttempts: 1_000 },
  submits,
  ...more,
});

test('a kill at each named step loses no generation, image or credit', () =>
  killAndCount({ nth: [2], ms: [] }));

test('a prompt that kills the process every time fails in the end, refunded, and the others are drawn', async () => {
  const settings = { maxAttempts: 2, concurrency: 1 };
  const submits = ['poison', 'card 1', 'card 2'].map((prompt) => ({
    prompt,
    idempotencyKey: prompt.replace(' ', '-'),
  }));
  const ends = [await runChild(ordersFor(submits, { settings }))];
  for (let i = 0; i < 2; i++) ends.push(await runChild(ordersFor([], { settings })));
  expect(ends.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGKILL', null]);
  await expectNothingLost(directory, new Map());
  await expectAllEnded(directory);
});

test('a prompt that keeps the process busy for ever: the watchdog ends it, and it fails in the end, refunded', {
  tags: 'deep',
}, async () => {
  const settings = { maxAttempts: 2, concurrency: 1 };
  const submits = ['stuck', 'card 1'].map((prompt) => ({ prompt, idempotencyKey: prompt.replace(' ', '-') }));
  const watchdogMs = patientMs(500);
  const first = await runChild(ordersFor(submits, { settings, watchdogMs }));
  const second = await runChild(ordersFor([], { settings, watchdogMs }));
  const last = await runChild(ordersFor([], { settings }));
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
    seconds: watchdogMs / 1_000,
    stack: expect.arrayContaining([expect.stringContaining('open-core.ts')]),
    msg: 'the service does not respond: ending the process',
  });
  await expectNothingLost(directory, new Map());
  await expectAllEnded(directory);
});

test('SIGTERM in the middle ends with 0, leaves no lease behind, and the next start goes on', async () => {
  const clients = createClients();
  const killAt = { step: 'composed', nth: 5, signal: 'SIGTERM' } as const;
  const end = await runChild(ordersFor(clients.next(30), { killAt }));
  expect(end).toMatchObject({ code: 0, signal: null });
  clients.read(end);
  expect(clients.promised.size).toBe(30);
  await expectNothingLost(directory, clients.promised);
  const jobs = await withDatabase(directory.path, (database) =>
    database.selectFrom('jobs').select('lease_token').execute(),
  );
  expect(jobs.length).toBeGreaterThan(15);
  expect(jobs.filter((job) => job.lease_token !== null)).toEqual([]);
  expect(await runChild(ordersFor([]))).toMatchObject({ code: 0 });
  await expectNothingLost(directory, clients.promised);
  await expectAllEnded(directory);
});
