import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, createTestClock, type TestClock } from '../../generations/test-bench.fixture.ts';
import { createTestDatabase } from '../../stores/create-test-database.ts';
import type { Database } from '../../stores/database.ts';
import { createBilling } from '../create-billing.ts';
import type { Billing } from '../types.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';

let database: Database;
let clock: TestClock;
let accountId: string;
let billing: Billing;
let sandbox: Sandbox;
/** While true, no event arrives: the process dies between its commit and the delivery. */
let dies: boolean;

beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock('2026-11-15T12:00:00.000Z');
  dies = false;
  accountId = (await addAccount(database)).accountId;
  const shared = { database, clock, baseUrl: () => 'http://localhost:3000' };
  sandbox = createSandbox({
    ...shared,
    deliver: async (body, signature) => {
      if (dies) throw new Error('the process died');
      await billing.receiveWebhook(body, signature);
    },
  });
  billing = createBilling({
    ...shared,
    provider: sandbox.provider,
    returnOrigins: [],
    accounts: {
      getAccount: async (id) => ({
        id,
        email: 'a@example.com',
        plan: 'free',
        allowance: null,
        disabledAt: null,
        operator: false,
        creditsUsed: 0,
        createdAt: '',
      }),
      invalidateKeyCache: () => {},
    },
  });
});
afterEach(() => database.destroy());

const lastPart = (url: string): string => url.split('/').at(-1) ?? '';
const checkout = async (): Promise<string> => lastPart((await billing.checkout(accountId, {})).url);
const portal = async (): Promise<string> => lastPart((await billing.portal(accountId)).url);
const plan = async (): Promise<string> =>
  (await database.selectFrom('accounts').select('plan').executeTakeFirstOrThrow()).plan;

test('a subscription renews every month, also those that the service stood still for', async () => {
  await sandbox.controller.pay(await checkout(), 'works');
  clock.set('2027-03-20T00:00:00.000Z');
  await sandbox.catchUp();
  const { subscription } = (await sandbox.controller.findPortal(await portal())) ?? {};
  expect(subscription).toMatchObject({ status: 'active', periodEnd: new Date('2027-04-15T12:00:00.000Z') });
  expect(await plan()).toBe('pro');
});

test('a cancelled one ends with its month, and not a moment before', async () => {
  await sandbox.controller.pay(await checkout(), 'works');
  await sandbox.controller.act(await portal(), 'cancel');
  clock.set('2026-12-15T11:59:59.999Z');
  await sandbox.catchUp();
  expect(await plan()).toBe('pro');
  clock.set('2026-12-15T12:00:00.000Z');
  await sandbox.catchUp();
  expect(await plan()).toBe('free');
});

test('an event that a crash kept from being delivered is delivered later, once', async () => {
  const id = await checkout();
  dies = true;
  await expect(sandbox.controller.pay(id, 'works')).rejects.toThrow('the process died');
  expect(await plan()).toBe('free');
  dies = false;
  await sandbox.catchUp();
  expect(await plan()).toBe('pro');
  await sandbox.catchUp();
  const events = await database.selectFrom('billing_events').selectAll().execute();
  expect(events).toHaveLength(1);
});

test('pressing the button again delivers it too', async () => {
  const id = await checkout();
  dies = true;
  await expect(sandbox.controller.pay(id, 'works')).rejects.toThrow();
  dies = false;
  expect(await sandbox.controller.pay(id, 'works')).toBe('paid');
  expect(await plan()).toBe('pro');
});

test('who leaves is forgotten here, with checkouts and subscription', async () => {
  const id = await checkout();
  await sandbox.controller.pay(id, 'works');
  await billing.closeAccount(accountId, (endPayments) => endPayments());
  expect(await sandbox.controller.findCheckout(id)).toBeUndefined();
  expect(await database.selectFrom('sandbox_subscriptions').selectAll().execute()).toEqual([]);
});
