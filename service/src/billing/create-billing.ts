import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';
import { addCustomer, type Customer, findCustomer } from './customers.ts';
import { type FollowParts, followProvider } from './follow-provider.ts';
import { createKeyedTurns } from './keyed-turns.ts';
import { parseReturnUrl } from './return-url.ts';
import { takeEvent } from './take-event.ts';
import { type Billing, type PaymentProvider, UnknownCustomerError } from './types.ts';
import { readWebhookEvent } from './webhook-event.ts';

export type BillingOptions = {
  database: Database;
  provider: PaymentProvider;
  accounts: Pick<Accounts, 'getAccount' | 'forget'>;
  clock: Clock;
  /** The service's own address, without a slash at the end. */
  baseUrl(): string;
  /** Origins besides the own one that a browser may be sent back to. */
  returnOrigins: readonly string[];
};

/** The way from free to pro and back, with `provider` taking the money. */
export function createBilling(options: BillingOptions): Billing {
  const { database, provider, accounts, clock, baseUrl, returnOrigins } = options;
  const parts: FollowParts = { database, provider, clock, onPlanChange: () => accounts.forget() };
  const inTurn = createKeyedTurns();

  const parseUrl = (text: string | undefined, parameter: string, fallback: string): string =>
    text === undefined
      ? baseUrl() + fallback
      : parseReturnUrl(text, parameter, [new URL(baseUrl()).origin, ...returnOrigins]);

  /** `use` with the account's customer, who is made when there is none, and anew when the provider has lost him. */
  const withCustomer = <Result>(
    accountId: string,
    use: (customer: Customer) => Promise<Result>,
  ): Promise<Result> =>
    // In turn, so that two requests at once make one customer and one checkout.
    inTurn(accountId, async () => {
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
        // The answer also mends a plan whose event was lost.
        const subscriptions = await followProvider(parts, customer);
        if (subscriptions.some(({ isPro }) => isPro)) throw alreadySubscribed();
        return await provider.openCheckout(customer.customerId, addresses);
      });
    },

    portal: async (accountId, returnUrl) => {
      const url = parseUrl(returnUrl, 'return_url', '/billing/thanks');
      return await withCustomer(accountId, ({ customerId }) => provider.openPortal(customerId, url));
    },

    receiveWebhook: async (body, signature) => {
      await takeEvent(parts, readWebhookEvent(body, signature, provider.webhookSecret, clock.now()));
    },

    leave: (accountId, erase) =>
      inTurn(accountId, async () => {
        const customer = await findCustomer(parts, 'account_id', accountId);
        if (customer !== undefined) await provider.deleteCustomer(customer.customerId);
        await erase();
      }),
  };
}

const alreadySubscribed = (): ServiceError =>
  new ServiceError(
    'conflict',
    'This account subscribes to pro already; open the portal to change or cancel it.',
    { code: 'already_subscribed' },
  );
