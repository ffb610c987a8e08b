import { randomText } from '../../../src/base/ids.ts';
import { ServiceError } from '../../../src/base/service-error.ts';
import type { PaymentProvider, Subscription } from '../../../src/billing/types.ts';

export type ModelEvent = { id: string; type: string; customer: string };

/** A payment provider of a few lines: what a customer has is whatever the test last said. */
export type ModelProvider = PaymentProvider & {
  /** By customer. */
  subscriptions: Map<string, Subscription>;
  isOut: boolean;
  /** Sets a customer's subscription and gives the event that tells of it. */
  change(customer: string, status: string | undefined): ModelEvent;
};

export function createModelProvider(): ModelProvider {
  const subscriptions = new Map<string, Subscription>();
  const open = async (): Promise<{ url: string }> => ({ url: 'https://pay.example.com/' });
  const provider: ModelProvider = {
    name: 'stripe-test',
    webhookSecret: 'whsec_model',
    subscriptions,
    isOut: false,
    createCustomer: async () => `cus_${randomText(10)}`,
    openCheckout: open,
    openPortal: open,
    listSubscriptions: async (customer) => {
      if (provider.isOut) throw new ServiceError('unavailable', 'Out.', { code: 'out' });
      // What a question finds may be overtaken while the answer is on its way.
      const found = subscriptions.get(customer);
      await new Promise((resolve) => setImmediate(resolve));
      return found === undefined ? [] : [{ ...found }];
    },
    deleteCustomer: async (customer) => {
      subscriptions.delete(customer);
    },
    change: (customer, status) => {
      if (status === undefined) subscriptions.delete(customer);
      else subscriptions.set(customer, { id: 'sub_1', status, isPro: true });
      return { id: `evt_${randomText(10)}`, type: 'customer.subscription.updated', customer };
    },
  };
  return provider;
}
