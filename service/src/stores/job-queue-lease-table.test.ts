import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';
import type { JobQueue, Lease } from './job-queue.ts';
import { createLeaseTableQueue, retryDelayMs } from './job-queue-lease-table.ts';

const START = Date.parse('2026-11-15T12:00:00.000Z');
const LEASE_MS = 30_000;

let database: Database;
let queue: JobQueue;
let now: number;

beforeEach(async () => {
  now = START;
  database = await createTestDatabase();
  const clock = { now: () => new Date(now) };
  queue = createLeaseTableQueue({ database, clock, leaseMs: LEASE_MS, random: () => 0 });
  await database
    .insertInto('accounts')
    .values({ id: 'usr_1', email: 'a@example.org', plan: 'free', created_at: new Date(now).toISOString() })
    .execute();
});
afterEach(() => database.destroy());

async function addGeneration(id: string, account_id = 'usr_1'): Promise<void> {
  const values = { id, account_id, prompt: 'a', template_id: 'default', width: 256, height: 256 };
  const rest = { seed: 0, credits_used: 1, period: '2026-11', warnings: '[]', image_token: id };
  const created_at = new Date(now).toISOString();
  await database
    .insertInto('generations')
    .values({ ...values, ...rest, format: 'png', status: 'pending', created_at })
    .execute();
}

async function enqueue(id: string, accountId?: string): Promise<void> {
  await addGeneration(id, accountId);
  await queue.enqueue(database, id);
}

const tryClaim = async (): Promise<Lease | undefined> =>
  (await queue.claim(database, await queue.look(), 1))[0];
const nextDueAt = async (): Promise<Date | undefined> => (await queue.look()).nextDueAt;

async function claim(): Promise<Lease> {
  const lease = await tryClaim();
  if (lease === undefined) throw new Error('nothing to claim');
  return lease;
}

test('jobs are claimed in the order in which they became due', async () => {
  for (const id of ['gen_c', 'gen_a', 'gen_b']) {
    await enqueue(id);
    now += 1;
  }
  const claimed = [await claim(), await claim(), await claim()];
  expect(claimed.map(({ generationId }) => generationId)).toEqual(['gen_c', 'gen_a', 'gen_b']);
  expect(await tryClaim()).toBeUndefined();
});

test('of many who claim at once, each job has one', async () => {
  for (const id of ['gen_c', 'gen_a', 'gen_b']) await enqueue(id);
  const claimed = await Promise.all(Array.from({ length: 5 }, tryClaim));
  const ids = claimed.flatMap((lease) => lease?.generationId ?? []);
  expect(ids.sort()).toEqual(['gen_a', 'gen_b', 'gen_c']);
});

test('accounts take turns, each with its own jobs in their order', async () => {
  const values = { email: 'b@example.org', plan: 'free', created_at: new Date(now).toISOString() } as const;
  await database
    .insertInto('accounts')
    .values({ id: 'usr_2', ...values })
    .execute();
  for (const id of ['gen_a', 'gen_b', 'gen_c', 'gen_d']) {
    await enqueue(id);
    now += 1;
  }
  expect((await claim()).generationId).toBe('gen_a');
  await enqueue('gen_x', 'usr_2');
  now += 1;
  await enqueue('gen_y', 'usr_2');
  const order = [await claim(), await claim(), await claim(), await claim(), await claim()];
  expect(order.map(({ generationId }) => generationId)).toEqual([
    'gen_x',
    'gen_b',
    'gen_y',
    'gen_c',
    'gen_d',
  ]);
});

test('several are claimed at once, by turns among the accounts, with the one whose lease ran out', async () => {
  const values = { email: 'b@example.org', plan: 'free', created_at: new Date(now).toISOString() } as const;
  await database
    .insertInto('accounts')
    .values({ id: 'usr_2', ...values })
    .execute();
  for (const id of ['gen_a', 'gen_b', 'gen_c', 'gen_d']) {
    await enqueue(id);
    now += 1;
  }
  expect((await claim()).generationId).toBe('gen_a');
  now += LEASE_MS;
  for (const id of ['gen_x', 'gen_y']) await enqueue(id, 'usr_2');
  const leases = await queue.claim(database, await queue.look(), 4);
  expect(leases.map(({ generationId, attempts }) => [generationId, attempts]).sort()).toEqual([
    ['gen_a', 2],
    ['gen_b', 1],
    ['gen_x', 1],
    ['gen_y', 1],
  ]);
  const others = await queue.claim(database, await queue.look(), 5);
  expect(others.map(({ generationId }) => generationId)).toEqual(['gen_c', 'gen_d']);
});

test.each(['look', 'claim'] as const)('a %s reads no job of which it makes nothing', async (method) => {
  await sql`
    insert into generations (id, account_id, prompt, template_id, width, height, format, seed, status, image_token, credits_used, period, warnings, created_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000)
    select 'g' || n, 'usr_1', 'a', 'default', 256, 256, 'png', 0, 'pending', 't' || n, 1, '2026-11', '[]', '2026-11-15T12:00:00.000Z' from numbers`.execute(
    database,
  );
  await sql`
    insert into jobs (id, generation_id, attempts, run_at, created_at)
    select 'j' || id, id, 0, created_at, created_at from generations`.execute(database);
  const { accountIds } = await queue.look();
  const before = process.cpuUsage();
  for (let times = 0; times < 20; times += 1)
    if (method === 'look') expect((await queue.look()).accountIds).toEqual(['usr_1']);
    else expect(await queue.claim(database, { accountIds }, 2)).toHaveLength(2);
  // Each read 20,000 rows before: 20 ms and more.
  expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(8);
});

test('what a transaction enqueues is gone when it rolls back', async () => {
  await addGeneration('gen_a');
  const rolledBack = database.transaction().execute(async (transaction) => {
    await queue.enqueue(transaction, 'gen_a');
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await queue.depth(database)).toBe(0);
  expect(await tryClaim()).toBeUndefined();
});

test('a lease holds to its last millisecond and not beyond', async () => {
  await enqueue('gen_a');
  await claim();
  now += LEASE_MS - 1;
  expect(await tryClaim()).toBeUndefined();
  now += 1;
  expect(await tryClaim()).toMatchObject({ generationId: 'gen_a', attempts: 2 });
});

test('a heartbeat makes the lease whole again', async () => {
  await enqueue('gen_a');
  const lease = await claim();
  now += LEASE_MS - 1;
  expect(await queue.heartbeat(lease)).toBe(true);
  now += LEASE_MS - 1;
  expect(await tryClaim()).toBeUndefined();
});

test('who lost a lease can change nothing any more', async () => {
  await enqueue('gen_a');
  const lost = await claim();
  now += LEASE_MS;
  const held = await claim();
  expect(await queue.heartbeat(lost)).toBe(false);
  expect(await queue.retryLater(lost, 1)).toBe(false);
  expect(await queue.release(lost)).toBe(false);
  expect(await queue.complete(database, lost)).toBe(false);
  expect(await queue.complete(database, held)).toBe(true);
  expect(await queue.complete(database, held)).toBe(false);
  expect(await queue.depth(database)).toBe(0);
});

test('a job for later is claimable after its pause, with its attempts counted', async () => {
  await enqueue('gen_a');
  expect(await queue.retryLater(await claim(), 1_000)).toBe(true);
  now += 499;
  expect(await tryClaim()).toBeUndefined();
  now += 1;
  expect((await claim()).attempts).toBe(2);
});

test('a released job is claimable at once, as if it had not been claimed', async () => {
  await enqueue('gen_a');
  expect(await queue.release(await claim())).toBe(true);
  expect((await claim()).attempts).toBe(1);
});

test('after all leases are ended every job is claimable, its attempts still counted', async () => {
  await enqueue('gen_a');
  await enqueue('gen_b');
  await claim();
  await queue.releaseAll();
  const attempts = [(await claim()).attempts, (await claim()).attempts];
  expect(attempts.sort()).toEqual([1, 2]);
});

test('the next due time is a waiting job’s, a lease’s end, or none', async () => {
  expect(await nextDueAt()).toBeUndefined();
  await enqueue('gen_a');
  expect(await nextDueAt()).toEqual(new Date(START));
  const lease = await claim();
  expect(await nextDueAt()).toEqual(new Date(START + LEASE_MS));
  await queue.retryLater(lease, 2_000);
  expect(await nextDueAt()).toEqual(new Date(START + 1_000));
});

test('a wake reaches every listener until it leaves', () => {
  const heard: string[] = [];
  const leave = queue.onWake(() => heard.push('first'));
  queue.onWake(() => heard.push('second'));
  queue.wake();
  leave();
  queue.wake();
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('a pause is between half and the whole of the doubled first one, and two minutes at most', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60_000 }),
      chance,
      (n, first, c) => {
        const delay = retryDelayMs(n, first, c);
        const whole = Math.min(120_000, first * 2 ** (n - 1));
        expect(delay).toBeGreaterThanOrEqual(Math.floor(whole / 2));
        expect(delay).toBeLessThanOrEqual(whole);
      },
    ),
  );
});
