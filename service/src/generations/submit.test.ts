import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceError } from '../base/service-error.ts';
import { addAccount, createTestBench, promptOf, readBalance, type TestBench } from './test-bench.fixture.ts';
import type { Generation } from './types.ts';

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench({ settings: { allowances: { free: 7, pro: 9 }, queueLimit: 100 } });
});
afterEach(() => bench.close());

const refusal = (submitted: Promise<Generation>): Promise<ServiceError> =>
  submitted.then(
    () => Promise.reject(new Error('was accepted')),
    (error: ServiceError) => error,
  );

async function countRows(): Promise<number[]> {
  const tables = ['generations', 'jobs', 'credit_entries', 'usage_periods', 'idempotency_keys'] as const;
  return await Promise.all(
    tables.map(async (table) => (await bench.database.selectFrom(table).selectAll().execute()).length),
  );
}

test('an accepted prompt is a pending row, a job and one credit', async () => {
  const generation = await bench.generations.submit(bench.caller, promptOf('a card', { seed: 5 }));
  expect(generation).toMatchObject({
    status: 'pending',
    seed: 5,
    creditsUsed: 1,
    imagePath: null,
    error: null,
  });
  expect(await countRows()).toEqual([1, 1, 1, 1, 0]);
  expect(await readBalance(bench.database, bench.caller.accountId)).toEqual({ used: 1, entries: 1, live: 1 });
});

test('without a seed two tries of one prompt differ', async () => {
  const first = await bench.generations.submit(bench.caller, promptOf('a card'));
  const second = await bench.generations.submit(bench.caller, promptOf('a card'));
  expect(first.seed).not.toBe(second.seed);
  expect(first.seed).toBe((await bench.generations.get(bench.caller.accountId, first.id)).seed);
});

test.each([
  ['given', { width: 300, height: 400 }, 'an instagram post', [300, 400]],
  ['of the platform that the prompt names', {}, 'an instagram post', [1080, 1080]],
  ['of the operator when the prompt names none', {}, 'a post', [1200, 630]],
  ['given in width alone, the rest of the platform', { width: 300 }, 'an instagram post', [300, 1080]],
  ['given in height alone, the rest of the operator', { height: 300 }, 'a post', [1200, 300]],
])('the size: is the one %s', async (_, size, prompt, expected) => {
  const input = { prompt, templateId: 'default', format: 'png' as const, ...size };
  const { width, height } = await bench.generations.submit(bench.caller, input);
  expect([width, height]).toEqual(expected);
});

describe('credit', () => {
  test('the first instant of the next month has the whole allowance again', async () => {
    const submit = () => bench.generations.submit(bench.caller, promptOf('a'));
    bench.clock.set('2026-12-31T23:59:59.999Z');
    for (let i = 0; i < 7; i++) await submit();
    expect(await refusal(submit())).toMatchObject({ code: 'credit_limit_reached', retryAfterSeconds: 1 });
    bench.clock.advance(1);
    expect((await submit()).status).toBe('pending');
  });

  test('the plan in the database decides, not the one that the caller had when it was authenticated', async () => {
    await bench.database.updateTable('accounts').set({ plan: 'pro' }).execute();
    for (let i = 0; i < 9; i++) await bench.generations.submit(bench.caller, promptOf('a'));
    expect(await refusal(bench.generations.submit(bench.caller, promptOf('a')))).toMatchObject({
      code: 'credit_limit_reached',
    });
  });

  test('an allowance of nothing accepts nothing', async () => {
    const none = bench.restart({ settings: { allowances: { free: 0, pro: 0 } } });
    expect(await refusal(none.submit(bench.caller, promptOf('a')))).toMatchObject({
      code: 'credit_limit_reached',
    });
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('variations', () => {
  const vary = (count: number, more = {}) =>
    bench.generations.submitVariations(bench.caller, promptOf('a', more), count);

  test('are as many generations of one prompt, with as many seeds and charges', async () => {
    const all = await vary(4);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(4);
    expect(new Set(all.map(({ prompt }) => prompt))).toEqual(new Set(['a']));
    expect(await countRows()).toEqual([4, 4, 4, 1, 0]);
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual({
      used: 4,
      entries: 4,
      live: 4,
    });
  });

  test('are all accepted or none: of racing fours against 7 credits one wins', async () => {
    const race = await Promise.allSettled([vary(4), vary(4), vary(4)]);
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await countRows()).toEqual([4, 4, 4, 1, 0]);
    expect((await vary(3)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
  });

  test('are all queued or none', async () => {
    const small = bench.restart({ settings: { queueLimit: 3 } });
    await expect(small.submitVariations(bench.caller, promptOf('a'), 4)).rejects.toMatchObject({
      code: 'queue_full',
    });
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
  });

  test('of one idempotency key are the same ones, in the same order, also when they come at once', async () => {
    const calls = await Promise.all(Array.from({ length: 5 }, () => vary(3, { idempotencyKey: 'k' })));
    const ids = calls.map((all) => all.map(({ id }) => id));
    expect(ids).toEqual(ids.map(() => ids[0]));
    expect((await readBalance(bench.database, bench.caller.accountId)).used).toBe(3);
  });

  test('of one idempotency key are a conflict in another number, be it fewer or more', async () => {
    await vary(3, { idempotencyKey: 'k' });
    for (const count of [1, 2, 4])
      await expect(vary(count, { idempotencyKey: 'k' })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      });
    expect(await countRows()).toEqual([3, 3, 3, 1, 3]);
  });
});

test('a full queue refuses and nothing is charged or stored', async () => {
  const small = bench.restart({ settings: { queueLimit: 2 } });
  await small.submit(bench.caller, promptOf('a'));
  await small.submit(bench.caller, promptOf('b'));
  const before = await countRows();
  const third = await refusal(small.submit(bench.caller, promptOf('c', { idempotencyKey: 'k' })));
  expect(third).toMatchObject({ kind: 'unavailable', code: 'queue_full' });
  expect(third.retryAfterSeconds).toBeGreaterThan(0);
  expect(await countRows()).toEqual(before);
});

test('an account alone leaves room in the queue for others, and for itself what they leave', async () => {
  const small = bench.restart({ settings: { queueLimit: 20, allowances: { free: 100, pro: 100 } } });
  const submit = () => small.submit(bench.caller, promptOf('a'));
  for (let job = 0; job < 18; job += 1) await submit();
  const refused = await refusal(submit());
  expect(refused).toMatchObject({ kind: 'rate-limited', code: 'rate_limited' });
  expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  const other = await addAccount(bench.database);
  for (let job = 0; job < 2; job += 1) await small.submit(other, promptOf('b'));
  expect(await refusal(small.submit(other, promptOf('c')))).toMatchObject({ code: 'queue_full' });
});

describe('an idempotency key', () => {
  const keyed = (prompt: string) => promptOf(prompt, { idempotencyKey: 'order-1' });

  test('used twenty times at once makes one generation and one charge', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => bench.generations.submit(bench.caller, keyed('a'))),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await readBalance(bench.database, bench.caller.accountId)).toEqual({
      used: 1,
      entries: 1,
      live: 1,
    });
  });

  test('is answered from what it made also when the credit is used up and the queue is full', async () => {
    const first = await bench.generations.submit(bench.caller, keyed('a'));
    for (let i = 0; i < 6; i++) await bench.generations.submit(bench.caller, promptOf('b'));
    const full = bench.restart({ settings: { queueLimit: 1 } });
    expect((await full.submit(bench.caller, keyed('a'))).id).toBe(first.id);
  });

  test('with another body is a conflict, and nothing is stored', async () => {
    await bench.generations.submit(bench.caller, keyed('a'));
    const before = await countRows();
    expect(await refusal(bench.generations.submit(bench.caller, keyed('b')))).toMatchObject({
      kind: 'conflict',
      code: 'idempotency_mismatch',
    });
    expect(await countRows()).toEqual(before);
  });

  test('does not depend on the order of the fields', async () => {
    const first = await bench.generations.submit(bench.caller, keyed('a'));
    const reversed = Object.fromEntries(Object.entries(keyed('a')).reverse()) as ReturnType<typeof keyed>;
    expect((await bench.generations.submit(bench.caller, reversed)).id).toBe(first.id);
  });

  test('is forgotten after 24 hours, not a millisecond before', async () => {
    const first = await bench.generations.submit(bench.caller, keyed('a'));
    bench.clock.advance(24 * 3_600_000 - 1);
    expect((await bench.generations.submit(bench.caller, keyed('a'))).id).toBe(first.id);
    bench.clock.advance(1);
    expect((await bench.generations.submit(bench.caller, keyed('b'))).id).not.toBe(first.id);
  });

  test('of another account is another key', async () => {
    const other = await addAccount(bench.database);
    const mine = await bench.generations.submit(bench.caller, keyed('a'));
    expect((await bench.generations.submit(other, keyed('b'))).id).not.toBe(mine.id);
  });

  test('of a refused submit is free again', async () => {
    const none = bench.restart({ settings: { queueLimit: 0 } });
    await refusal(none.submit(bench.caller, keyed('a')));
    expect((await bench.generations.submit(bench.caller, keyed('b'))).status).toBe('pending');
  });
});
