import { expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { createAccounts } from '../../src/accounts/accounts.ts';
import { deleteAccount } from '../../src/admin/user-commands.ts';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/settings/config.ts';
import { findDataDirectory } from '../../src/stores/data-directory.ts';
import { openStores } from '../../src/wiring/open-stores.ts';
import {
  createStripeService,
  onlyOf,
  STRIPE_SETTINGS,
  type StripeService,
} from '../billing/support/stripe-service.ts';

const EMAIL = 'ada@example.com';

/** `users delete` beside the running service, with settings of its own. */
async function deleteBeside(bench: StripeService, environment: Record<string, string>) {
  const directory = findDataDirectory(bench.service.dataDirectory);
  const { database, sealer } = await openStores(directory, {});
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  const config = readConfig(environment);
  const server = {
    host: '127.0.0.1',
    port: bench.stripe.port,
    protocol: 'http',
    timeoutMs: patientMs(10_000),
  } as const;
  try {
    const account = await accounts.findAccountByEmail(EMAIL);
    if (account === undefined) throw new Error('no such account');
    const installation = { config, directory, database, sealer, accounts };
    return await deleteAccount(installation, account, server);
  } finally {
    await accounts.close();
    await database.destroy();
  }
}

async function setCustomer(bench: StripeService, values: { provider?: string; entitled?: number }) {
  const { database } = await openStores(findDataDirectory(bench.service.dataDirectory), {});
  await database.updateTable('billing_customers').set(values).execute();
  await database.destroy();
}

test('a deleted account pays no more: its customer at Stripe goes, and the subscription with it', async () => {
  await using bench = await createStripeService();
  await bench.subscribe(EMAIL);
  await bench.subscribe('bob@example.com');
  expect(await deleteBeside(bench, STRIPE_SETTINGS)).toEqual({ canceled: 1 });
  const statuses = [...bench.stripe.subscriptions.values()].map(({ status }) => status);
  expect(statuses.sort()).toEqual(['active', 'canceled']);
  expect(bench.stripe.customers.size).toBe(1);
  // The events that Stripe sends of it later are of nobody here.
  const [ended] = [...bench.stripe.subscriptions.values()].filter(({ status }) => status === 'canceled');
  if (ended === undefined) throw new Error('no subscription was canceled');
  for (const event of bench.stripe.end(ended)) expect(await bench.deliver(event)).toBe(200);
  await expect(deleteBeside(bench, STRIPE_SETTINGS)).rejects.toThrow('no such account');
});

test('one whose subscription has ended, or whose customer was deleted at Stripe, is deleted too', async () => {
  await using bench = await createStripeService();
  await bench.subscribe(EMAIL);
  bench.stripe.end(onlyOf(bench.stripe.subscriptions));
  bench.stripe.customers.clear();
  expect(await deleteBeside(bench, STRIPE_SETTINGS)).toEqual({ canceled: 0 });
});

test('while Stripe is out, nothing is deleted, here or there', async () => {
  await using bench = await createStripeService();
  const key = await bench.subscribe(EMAIL);
  bench.stripe.fault = 'down';
  await expect(deleteBeside(bench, STRIPE_SETTINGS)).rejects.toMatchObject({ kind: 'unavailable' });
  bench.stripe.fault = undefined;
  expect(await bench.planOf(key)).toBe('pro');
  expect(onlyOf(bench.stripe.subscriptions).status).toBe('active');
  expect(await deleteBeside(bench, STRIPE_SETTINGS)).toEqual({ canceled: 1 });
});

test.each([
  ['that pays', { entitled: 1 }],
  ['whose live subscription is past due', { provider: 'stripe-live', entitled: 0 }],
])('without the settings of Stripe, an account %s stays, and no plan changes', async (_, customer) => {
  await using bench = await createStripeService();
  const key = await bench.subscribe(EMAIL);
  await setCustomer(bench, customer);
  await expect(deleteBeside(bench, {})).rejects.toThrow(/Nothing was deleted.*cus_\w+/);
  expect(await bench.planOf(key)).toBe('pro');
  expect(onlyOf(bench.stripe.subscriptions).status).toBe('active');
});

test('an account that was a customer of a test mode, and pays no more, is deleted', async () => {
  await using bench = await createStripeService();
  await bench.subscribe(EMAIL);
  await setCustomer(bench, { entitled: 0 });
  expect(await deleteBeside(bench, {})).toEqual({ canceled: 0 });
});
