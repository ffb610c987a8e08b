import { randomText } from '../../../src/base/ids.ts';

// The objects of Stripe's API that billing meets, with the fields that https://docs.stripe.com/api shows for them.

const stripeId = (prefix: string): string => `${prefix}_${randomText(14)}`;

export type StripeObject = Record<string, unknown> & { id: string; object: string };

export type SubscriptionObject = StripeObject & {
  status: string;
  customer: string;
  cancel_at_period_end: boolean;
};

export type SessionObject = StripeObject & {
  status: string;
  customer: string;
  url: string | null;
  success_url: string;
  subscription: string | null;
};

export const customerObject = (form: Record<string, string>, created: number): StripeObject => ({
  id: stripeId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: form.email ?? null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: { cardwright_account: form['metadata[cardwright_account]'] ?? '' },
  name: null,
  preferred_locales: [],
  shipping: null,
});

export function sessionObject(form: Record<string, string>, created: number): SessionObject {
  const id = `cs_test_${randomText(40)}`;
  return {
    id,
    object: 'checkout.session',
    amount_total: 900,
    cancel_url: form.cancel_url ?? null,
    created,
    currency: 'usd',
    customer: form.customer ?? '',
    expires_at: created + 86_400,
    livemode: false,
    metadata: { price: form['metadata[price]'] ?? '' },
    mode: form.mode ?? '',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: form.success_url ?? '',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
}

export function subscriptionObject(customer: string, price: string, created: number): SubscriptionObject {
  const id = stripeId('sub');
  const item = {
    id: stripeId('si'),
    object: 'subscription_item',
    created,
    current_period_end: created + 30 * 86_400,
    current_period_start: created,
    metadata: {},
    price: { id: price, object: 'price', active: true, currency: 'usd', type: 'recurring', unit_amount: 900 },
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    ended_at: null,
    items: listObject('/v1/subscription_items', [item]),
    latest_invoice: stripeId('in'),
    livemode: false,
    metadata: { cardwright_plan: 'pro' },
    start_date: created,
    status: 'active',
    trial_end: null,
  };
}

export const portalObject = (form: Record<string, string>, created: number): StripeObject => {
  const id = stripeId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: stripeId('bpc'),
    created,
    customer: form.customer ?? '',
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: form.return_url ?? null,
    url: `https://billing.stripe.com/p/session/${id}`,
  };
};

export const eventObject = (type: string, object: unknown, created: number) => ({
  id: stripeId('evt'),
  object: 'event',
  api_version: '2025-09-30.clover',
  created,
  data: { object: JSON.parse(JSON.stringify(object)) as unknown },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

export const invoiceObject = (customer: string, subscription: string, status: string, created: number) => ({
  id: stripeId('in'),
  object: 'invoice',
  amount_due: 900,
  billing_reason: 'subscription_cycle',
  created,
  currency: 'usd',
  customer,
  livemode: false,
  parent: { type: 'subscription_details', subscription_details: { subscription } },
  status,
});

export const listObject = <Item>(url: string, data: Item[]) => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export const missing = (what: string, id: string, param: string) => ({
  error: {
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such ${what}: '${id}'`,
    param,
    type: 'invalid_request_error',
  },
});
