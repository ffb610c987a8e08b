import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAccounts } from '../accounts/accounts.ts';
import { systemClock } from '../base/clock.ts';
import { createSealer } from '../base/sealing.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { createBilling } from './create-billing.ts';
import type { PaymentProvider } from './types.ts';

test('an account that asks two nodes at once has one customer and one checkout', async () => {
  const database = await createTestDatabase();
  const accounts = createAccounts({
    database,
    sealer: createSealer(Buffer.alloc(32, 1)),
    clock: systemClock,
  });
  try {
    const { account } = await accounts.register({ email: 'ada@example.com', plan: 'free' });
    const customers: string[] = [];
    const open: string[] = [];
    const provider = {
      name: 'stripe-test',
      webhookSecret: 'whsec_of_a_test',
      createCustomer: async () => {
        const id = `cus_${customers.length}`;
        customers.push(id);
        await nextTurn();
        return id;
      },
      listSubscriptions: async () => [],
      // As Stripe's: what is open is asked for, and then another one is made.
      openCheckout: async () => {
        const [known] = open;
        for (let turn = 0; turn < 20; turn += 1) await nextTurn();
        if (known !== undefined) return { url: known };
        open.push(`https://checkout.example/${open.length}`);
        return { url: open.at(-1) ?? '' };
      },
    } as Partial<PaymentProvider> as PaymentProvider;
    const createNode = () =>
      createBilling({
        database,
        provider,
        accounts,
        clock: systemClock,
        baseUrl: () => 'https://cards.example.com',
        returnOrigins: [],
      });
    const nodes = [createNode(), createNode(), createNode()];
    const answers = await Promise.all(nodes.map((node) => node.checkout(account.id, {})));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect([customers.length, open.length]).toEqual([1, 1]);
  } finally {
    await accounts.close();
    await database.destroy();
  }
});
