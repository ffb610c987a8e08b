import { Stripe } from 'stripe';
import type { Clock } from '../../base/clock.ts';
import { type PaymentProvider, type Subscription, UnknownCustomerError } from '../types.ts';
import { callStripe } from './call-stripe.ts';

export type StripeOptions = {
  /** `sk_…` or, restricted, `rk_…`. */
  secretKey: string;
  /** `whsec_…` */
  webhookSecret: string;
  /** The recurring price of the pro plan, `price_…`. */
  proPrice: string;
  clock: Clock;
  /** Another server that speaks Stripe's API, and how patient to be with it; for tests. */
  server?: { host: string; port: number; protocol: 'http'; timeoutMs?: number };
};

// Someone waits for the page, and each question is asked twice before it is given up.
const TIMEOUT_MS = 8_000;
const RETRIES = 1;
// An open checkout ends a day after it was made; one that is about to is not worth giving out again.
const LEAST_LIFE_MS = 3_600_000;
// Marks our subscriptions, so that those at an older price stay ones for pro.
const PRO = { cardwright_plan: 'pro' };

export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, proPrice, clock } = options;
  const { timeoutMs = TIMEOUT_MS, ...server } = options.server ?? {};
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...server,
  });

  return {
    name: isLive(secretKey) ? 'stripe-live' : 'stripe-test',
    webhookSecret,

    createCustomer: ({ id, email }) =>
      callStripe(
        () => stripe.customers.create({ email, metadata: { cardwright_account: id } }),
        (customer) => textOf(customer.id),
      ),

    openCheckout: async (customer, { successUrl, cancelUrl }) => {
      const open = await callStripe(
        () => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
        ({ data }) => listOf(data),
      );
      const isSame = (session: Stripe.Checkout.Session): boolean =>
        session.success_url === successUrl &&
        session.cancel_url === cancelUrl &&
        session.metadata?.price === proPrice &&
        textOf(session.url) !== undefined &&
        session.expires_at * 1000 > clock.now().getTime() + LEAST_LIFE_MS;
      const same = open.find(isSame);
      // Two open checkouts could both be paid.
      for (const { id } of open.filter((session) => session !== same))
        await callStripe(
          () => stripe.checkout.sessions.expire(id),
          (session) => textOf(session.id),
        );
      if (same?.url) return { url: same.url };
      return await callStripe(
        () =>
          stripe.checkout.sessions.create({
            mode: 'subscription',
            customer,
            line_items: [{ price: proPrice, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            metadata: { price: proPrice },
            subscription_data: { metadata: PRO },
          }),
        ({ url }) => toAddress(url),
      );
    },

    openPortal: (customer, returnUrl) =>
      callStripe(
        () => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
        ({ url }) => toAddress(url),
      ),

    listSubscriptions: (customer) =>
      callStripe(
        () => stripe.subscriptions.list({ customer, limit: 100 }),
        ({ data }) =>
          listOf(data)
            ?.map((subscription) => toSubscription(subscription, proPrice))
            .filter(({ status }) => !ENDED.has(status)),
      ),

    deleteCustomer: async (customer) => {
      try {
        await callStripe(
          () => stripe.customers.del(customer),
          ({ deleted }) => (deleted === true ? true : undefined),
        );
      } catch (error) {
        if (!(error instanceof UnknownCustomerError)) throw error;
      }
    },
  };
}

/** `sk_live_…` and `rk_live_…` move money; `sk_test_…` does not. */
const isLive = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

function toSubscription(
  { id, status, items, metadata }: Stripe.Subscription,
  proPrice: string,
): Subscription {
  if (textOf(status) === undefined) throw new Error('a subscription without a status');
  const isMarked = metadata?.cardwright_plan === PRO.cardwright_plan;
  return { id, status, isPro: isMarked || items.data.some(({ price }) => price.id === proPrice) };
}

// The library hands on whatever JSON arrives; what a proxy or an outage made of it must not pass for an answer.
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const toAddress = (value: unknown): { url: string } | undefined =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? { url: value } : undefined;

const listOf = <Item extends { id: string }>(value: Item[] | undefined): Item[] | undefined =>
  Array.isArray(value) && value.every((item) => textOf(item?.id) !== undefined) ? value : undefined;
