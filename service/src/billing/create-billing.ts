import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';
import { addCustomer, type Customer, findCustomer, refuseOtherCustomer } from './customers.ts';
import { handleEvent } from './handle-event.ts';
import { createLeaseMutex } from './lease-mutex.ts';
import { parseReturnUrl } from './return-url.ts';
import { listSubscriptions, type SyncParts, syncPlan } from './sync-plan.ts';
import { type Billing, type PaymentProvider, UnknownCustomerError } from './types.ts';

export type BillingOptions = {
  database: Database;
  provider: PaymentProvider;
  accounts: Pick<Accounts, 'getAccount' | 'invalidateKeyCache'>;
  clock: Clock;
  /** The service's own URL, without a trailing slash. */
  baseUrl(): string;
  /** Additional origins that browsers may be redirected to. */
  returnOrigins: readonly string[];
};

/** Billing for the pro plan through `provider`. */
export function createBilling(options: BillingOptions): Billing {
  const { database, provider, accounts, clock, baseUrl, returnOrigins } = options;
  const parts: SyncParts = {
    database,
    provider,
    clock,
    onPlanChange: (id) => accounts.invalidateKeyCache(id),
  };
  const runExclusive = createLeaseMutex({ database, clock, name: 'billing' });

  const parseUrl = (text: string | undefined, parameter: string, fallback: string): string =>
    text === undefined
      ? baseUrl() + fallback
      : parseReturnUrl(text, parameter, [new URL(baseUrl()).origin, ...returnOrigins]);

  /** Runs `use` with the account's customer, creating it if there is none or if the provider no longer knows it. */
  const withCustomer = <Result>(
    accountId: string,
    use: (customer: Customer) => Promise<Result>,
  ): Promise<Result> =>
    // One at a time per account, so that concurrent requests share one customer and one checkout.
    runExclusive(accountId, async () => {
      const account = await accounts.getAccount(accountId);
      const found = await findCustomer(parts, 'account_id', accountId);
      const customer = found ?? (await addCustomer(parts, account));
      try {
        return await use(customer);
      } catch (error) {
        if (!(error instanceof UnknownCustomerError)) throw error;
        return await use(await addCustomer(parts, account, customer));
      }
    });

  return {
    sellsPro: provider.name !== 'sandbox',

    checkout: async (accountId, urls) => {
      const addresses = {
        successUrl: parseUrl(urls.successUrl, 'success_url', '/billing/thanks'),
        cancelUrl: parseUrl(urls.cancelUrl, 'cancel_url', '/billing/cancelled'),
      };
      return await withCustomer(accountId, async (customer) => {
        // This also corrects the plan if a webhook event was lost.
        const subscriptions = await syncPlan(parts, customer);
        if (subscriptions.some(({ isPro }) => isPro)) throw alreadySubscribed();
        return await provider.openCheckout(customer.customerId, addresses);
      });
    },

    portal: async (accountId, returnUrl) => {
      const url = parseUrl(returnUrl, 'return_url', '/billing/thanks');
      return await withCustomer(accountId, ({ customerId }) => provider.openPortal(customerId, url));
    },

    receiveWebhook: async (body, signature) => {
      const { readWebhookEvent } = await import('./webhook-event.ts');
      await handleEvent(parts, readWebhookEvent(body, signature, provider.webhookSecret, clock.now()));
    },

    closeAccount: (accountId, erase) =>
      runExclusive(accountId, async () => {
        await refuseOtherCustomer(parts, accountId);
        const customer = await findCustomer(parts, 'account_id', accountId);
        const subscriptions = customer === undefined ? [] : await listSubscriptions(parts, customer);
        await erase(async () => {
          if (customer !== undefined) await provider.deleteCustomer(customer.customerId);
        });
        return { canceled: subscriptions.length };
      }),
  };
}

const alreadySubscribed = (): ServiceError =>
  new ServiceError(
    'conflict',
    'This account is already subscribed to pro. Use the billing portal to change or cancel it.',
    { code: 'already_subscribed' },
  );
