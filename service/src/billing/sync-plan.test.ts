import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, createTestClock } from '../generations/test-bench.fixture.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { addCustomer, type Customer } from './customers.ts';
import { type SyncParts, syncPlan } from './sync-plan.ts';
import { type PaymentProvider, type Subscription, UnknownCustomerError } from './types.ts';

const PAID: Subscription[] = [{ id: 'sub_1', status: 'active', isPro: true }];

let database: Database;
let parts: SyncParts;
let customer: Customer;
let accountId: string;
/** Questions that the provider has not answered yet, in the order of their asking. */
let asked: { answer(subscriptions: Subscription[]): void; fail(error: Error): void }[];
let planChanges: number;

beforeEach(async () => {
  database = await createTestDatabase();
  asked = [];
  planChanges = 0;
  const provider = {
    name: 'stripe-test',
    createCustomer: async () => 'cus_1',
    listSubscriptions: () =>
      new Promise<Subscription[]>((resolve, reject) => asked.push({ answer: resolve, fail: reject })),
  } satisfies Partial<PaymentProvider> as unknown as PaymentProvider;
  parts = {
    database,
    provider,
    clock: createTestClock(),
    onPlanChange: () => {
      planChanges += 1;
    },
  };
  accountId = (await addAccount(database)).accountId;
  customer = await addCustomer(parts, { id: accountId, email: 'ada@example.com' });
});
afterEach(() => database.destroy());

const planOf = async (): Promise<string> =>
  (await database.selectFrom('accounts').select('plan').where('id', '=', accountId).executeTakeFirstOrThrow())
    .plan;

/** Asks, and waits until the provider was asked. */
async function ask(): Promise<{ done: Promise<unknown>; question: (typeof asked)[number] }> {
  const before = asked.length;
  const done = syncPlan(parts, customer);
  while (asked.length === before) await new Promise((resolve) => setImmediate(resolve));
  const question = asked[before];
  if (question === undefined) throw new Error('nothing was asked');
  return { done, question };
}

test('an answer to an older question never replaces the one to a newer', async () => {
  const older = await ask();
  const newer = await ask();
  newer.question.answer([]);
  await newer.done;
  older.question.answer(PAID);
  await older.done;
  expect(await planOf()).toBe('free');
});

test('when the newest question fails, an older answer counts', async () => {
  const older = await ask();
  const newer = await ask();
  newer.question.fail(new Error('down'));
  await expect(newer.done).rejects.toThrow('down');
  older.question.answer(PAID);
  await older.done;
  expect(await planOf()).toBe('pro');
});

test('memory and the audit log are told of a change of plan, and of nothing else', async () => {
  for (const [answer, changes] of [
    [[], 0],
    [PAID, 1],
    [PAID, 1],
    [[], 2],
  ] as const) {
    const { done, question } = await ask();
    question.answer([...answer]);
    await done;
    expect(planChanges).toBe(changes);
  }
  const entries = await database.selectFrom('audit_entries').select(['action', 'detail', 'actor']).execute();
  expect(entries.toSorted((one, other) => (one.detail ?? '').localeCompare(other.detail ?? ''))).toEqual([
    { action: 'plan.changed', detail: 'free', actor: 'payments' },
    { action: 'plan.changed', detail: 'pro', actor: 'payments' },
  ]);
});

test('a plan that the operator changes by hand stays until the verdict of the provider turns', async () => {
  const operate = (plan: 'free' | 'pro') => database.updateTable('accounts').set({ plan }).execute();
  const follow = async (answer: Subscription[]) => {
    const { done, question } = await ask();
    question.answer(answer);
    await done;
    return await planOf();
  };
  await operate('pro');
  expect(await follow([])).toBe('pro');
  expect(await follow(PAID)).toBe('pro');
  await operate('free');
  expect(await follow(PAID)).toBe('free');
  expect(await follow([])).toBe('free');
  expect(await follow(PAID)).toBe('pro');
});

test.each([
  ['active', 'pro'],
  ['trialing', 'pro'],
  ['past_due', 'pro'],
  ['unpaid', 'free'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['paused', 'free'],
  ['canceled', 'free'],
  ['a status that Stripe adds one day', 'free'],
])('a subscription that is %s is worth %s', async (status, plan) => {
  const { done, question } = await ask();
  question.answer([{ id: 'sub_1', status, isPro: true }]);
  await done;
  expect(await planOf()).toBe(plan);
});

test('a customer whom the provider has forgotten pays for nothing', async () => {
  const { done, question } = await ask();
  question.fail(new UnknownCustomerError());
  expect(await done).toEqual([]);
  expect(await planOf()).toBe('free');
});

test('what goes alongside is undone when it fails, with the plan', async () => {
  const done = syncPlan(parts, customer, async () => {
    throw new Error('no disk');
  });
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  asked[0]?.answer(PAID);
  await expect(done).rejects.toThrow('no disk');
  expect(await planOf()).toBe('free');
});
