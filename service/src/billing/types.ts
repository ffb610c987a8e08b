/** What a provider says of a subscription, as far as the plan follows from it. */
export type Subscription = {
  id: string;
  /** In Stripe's words: `active`, `past_due`, `canceled`, ... */
  status: string;
  /** It is one for the pro plan. */
  isPro: boolean;
};

/** Who takes the money. Every method throws `ServiceError` of kind `unavailable` when that cannot be asked. */
export interface PaymentProvider {
  /** Kept with each customer: a customer of another provider, or of its test mode, is a stranger here. */
  readonly name: 'sandbox' | 'stripe-test' | 'stripe-live';
  /** Signs the events, as Stripe does. */
  readonly webhookSecret: string;
  /** The id of a new customer. */
  createCustomer(account: { id: string; email: string }): Promise<string>;
  /** An open checkout with these addresses: the one that is open already, else a new one, and the older ones end. */
  openCheckout(
    customerId: string,
    addresses: { successUrl: string; cancelUrl: string },
  ): Promise<{ url: string }>;
  openPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /** Those that have not ended. Nobody else may open a second one for a customer while there is one. */
  listSubscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** Ends the subscriptions too, at once. Harmless for a customer who is gone. */
  deleteCustomer(customerId: string): Promise<void>;
}

/** Thrown by a provider that does not have the customer: it was deleted there. */
export class UnknownCustomerError extends Error {
  override readonly name = 'UnknownCustomerError';
}

export type CheckoutUrls = { successUrl?: string; cancelUrl?: string };

export interface Billing {
  /** Pro is sold at a real provider, and so not given away. */
  readonly sellsPro: boolean;
  /** Throws `invalid` for an address that is not allowed, `conflict` when the account subscribes already. */
  checkout(accountId: string, urls: CheckoutUrls): Promise<{ url: string }>;
  /** Also for an account that never bought anything. Throws `invalid` for an address that is not allowed. */
  portal(accountId: string, returnUrl?: string): Promise<{ url: string }>;
  /** Takes an event, once. Throws `invalid` for what the provider did not sign, `unavailable` to hear it again. */
  receiveWebhook(body: Uint8Array, signature: string | null): Promise<void>;
  /**
   * Erases the account and then cancels its subscriptions, and returns their number: nothing can be bought in between.
   * Throws `unavailable`, with nothing erased, when the provider cannot be asked or the account is the customer of another.
   */
  closeAccount(
    accountId: string,
    erase: (endPayments: () => Promise<void>) => Promise<void>,
  ): Promise<{ canceled: number }>;
}
