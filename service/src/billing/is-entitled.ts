import type { Subscription } from './types.ts';

// While a payment is tried again (`past_due`) the customer keeps what was bought; Stripe ends it as `canceled` or
// `unpaid` when it gives up, as the operator has set there. A cancelled subscription stays `active` until the end of
// its period. https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses
const ENTITLING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/** Whether these subscriptions of one customer are worth the pro plan now. */
export const isEntitled = (subscriptions: readonly Subscription[]): boolean =>
  subscriptions.some(({ status, isPro }) => isPro && ENTITLING.has(status));
