import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account.ts';
import { register } from '../../src/accounts/register.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createSealer } from '../../src/base/sealing.ts';
import { ServiceError } from '../../src/base/service-error.ts';
import { syncPlan } from '../../src/billing/sync-plan.ts';
import type { PaymentProvider, Subscription } from '../../src/billing/types.ts';
import { claimNext, type DrawParts } from '../../src/generations/draw.ts';
import {
  addAccount,
  createTestBench,
  promptOf,
  type TestBench,
} from '../../src/generations/test-bench.fixture.ts';
import { createLeaseTableQueue } from '../../src/stores/job-queue-lease-table.ts';
import { verifyLedger } from '../../src/stores/verify-ledger.ts';

// What SQLite's one writer keeps apart by itself, and PostgreSQL only by the locks that each transaction takes.

let bench: TestBench;
beforeEach(async () => {
  bench = await createTestBench({
    settings: { queueLimit: 10_000, allowances: { free: 10_000, pro: 10_000 } },
  });
});
afterEach(() => bench.close());

const times = <Result>(count: number, run: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

test('of 16 claimers at once, each of 300 jobs has one', { tags: 'deep' }, async () => {
  const { database, clock } = bench;
  await times(300, () => bench.generations.submit(bench.caller, promptOf('a card')));
  bench.clock.advance(1);
  const claimed: string[] = [];
  await times(16, async () => {
    const queue = createLeaseTableQueue({ database, clock, leaseMs: 60_000 });
    const parts = { database, queue, onStep: () => {} } as unknown as DrawParts;
    while (claimed.length < 300) {
      for (const { row } of await claimNext(parts, await parts.queue.look(), 3)) claimed.push(row.id);
    }
  });
  expect(claimed).toHaveLength(300);
  expect(new Set(claimed).size).toBe(300);
});

test('40 accounts that are erased while they submit are gone, and what they sent was accepted or refused', {
  tags: 'deep',
}, async () => {
  const { database } = bench;
  await times(40, async () => {
    const caller = await addAccount(database);
    const submit = () =>
      bench.generations.submit(caller, promptOf('a card')).catch((error: unknown) => error);
    await submit();
    const [erased, ...answers] = await Promise.all([
      eraseAccount(database, caller.accountId, new Date()),
      ...Array.from({ length: 6 }, submit),
    ]);
    expect(erased).toBe(true);
    const faults = answers.filter((answer) => answer instanceof Error && !(answer instanceof ServiceError));
    expect(faults).toEqual([]);
    const left = await database
      .selectFrom('generations')
      .select('id')
      .where('account_id', '=', caller.accountId)
      .execute();
    expect(left).toEqual([]);
  });
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('60 times, of two answers of the payment provider that arrive at once the newer one stays', async () => {
  const { database } = bench;
  await times(60, async (index) => {
    const { accountId } = await addAccount(database);
    const customer = { accountId, customerId: `cus_${index}` };
    await database
      .insertInto('billing_customers')
      .values({
        account_id: accountId,
        provider: 'sandbox',
        customer_id: customer.customerId,
        entitled: 0,
        ticket: 0,
        applied_ticket: 0,
        created_at: new Date().toISOString(),
      })
      .execute();
    // The question that is asked last is answered with "paid"; all answers arrive together.
    const asked: ((subscriptions: Subscription[]) => void)[] = [];
    const all = Promise.withResolvers<void>();
    const listSubscriptions = () =>
      new Promise<Subscription[]>((answer) => {
        asked.push(answer);
        if (asked.length === 4) all.resolve();
      });
    const provider = { name: 'sandbox', listSubscriptions } as unknown as PaymentProvider;
    const parts = { database, provider, clock: systemClock, onPlanChange: () => {} };
    const synced: Promise<unknown>[] = [];
    for (let question = 1; question <= 4; question += 1) {
      synced.push(syncPlan(parts, customer));
      while (asked.length < question) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await all.promise;
    const paid: Subscription = { id: 'sub_1', status: 'active', isPro: true };
    asked.forEach((answer, question) => {
      answer(question === 3 ? [paid] : []);
    });
    await Promise.all(synced);
    const row = await database
      .selectFrom('accounts')
      .innerJoin('billing_customers', 'billing_customers.account_id', 'accounts.id')
      .select(['plan', 'entitled', 'applied_ticket'])
      .where('accounts.id', '=', accountId)
      .executeTakeFirst();
    expect(row).toEqual({ plan: 'pro', entitled: 1, applied_ticket: 4 });
  });
});

test('of twenty who register at once where only the first may, one does', async () => {
  const { database } = bench;
  await eraseAccount(database, bench.caller.accountId, new Date());
  const parts = { database, sealer: createSealer(Buffer.alloc(32, 1)), clock: systemClock };
  const answers = await times(20, (index) =>
    register(parts, { email: `${index}@example.com`, plan: 'free', onlyFirst: true }).then(
      () => 'registered',
      (error: ServiceError) => error.code,
    ),
  );
  expect(answers.sort()).toEqual(['registered', ...Array(19).fill('signup_closed')]);
});
