import { z } from 'zod';
import type { Operation } from '../operation.ts';
import {
  checkoutRequest,
  portalRequest,
  redirect,
  webhookEvent,
  webhookReceived,
} from '../schemas/billing.ts';
import { bodyErrors, conflict, invalid, tooLarge, unauthorized, unavailable } from './responses.ts';

const providerOut = {
  ...unavailable,
  description: 'The payment provider does not answer, or the service is shutting down. Nothing was changed.',
  example: {
    error: 'The payment provider cannot be reached just now, and nothing was changed; try again in a moment.',
    code: 'payment_provider_unavailable',
  },
} as const;

export const billingOperations = {
  createCheckout: {
    method: 'POST',
    path: '/api/v1/billing/checkout',
    tag: 'Billing',
    summary: 'Buy the pro plan',
    description:
      'Opens a checkout at the payment provider. The plan changes when the provider confirms the payment, usually within seconds; what was used in this month stays used. Where no provider is configured, a sandbox with pages of its own takes its place: no money moves there.\n\nAsking twice gives the same checkout as long as it is open; with other addresses, the older one ends.',
    auth: 'key',
    limit: 'helpers',
    body: checkoutRequest,
    bodyOptional: true,
    bodyExample: {},
    responses: {
      200: {
        description: 'The checkout.',
        schema: redirect,
        example: { url: 'https://cards.example.com/billing/sandbox/checkout/cs_7h2k9m4p6q8r3s5t2v9w' },
      },
      ...bodyErrors,
      401: unauthorized,
      409: {
        ...conflict,
        description: 'The account has a subscription already; the portal changes it.',
        example: {
          error: 'This account subscribes to pro already; open the portal to change or cancel it.',
          code: 'already_subscribed',
        },
      },
      503: providerOut,
    },
  },
  createPortal: {
    method: 'POST',
    path: '/api/v1/billing/portal',
    tag: 'Billing',
    summary: 'Manage the subscription',
    description:
      'Opens the page of the payment provider where a customer sees the subscription, changes the way of paying, cancels and resumes. A cancelled subscription keeps the pro plan until the end of the time that is paid for.',
    auth: 'key',
    limit: 'helpers',
    body: portalRequest,
    bodyOptional: true,
    bodyExample: {},
    responses: {
      200: {
        description: 'The portal.',
        schema: redirect,
        example: { url: 'https://cards.example.com/billing/sandbox/portal/bps_7h2k9m4p6q8r3s5t2v9w' },
      },
      ...bodyErrors,
      401: unauthorized,
      503: providerOut,
    },
  },
  receiveWebhook: {
    method: 'POST',
    path: '/api/v1/billing/webhook',
    tag: 'Billing',
    summary: 'Hear from the payment provider',
    description:
      'For the provider alone: an event is believed for its signature over the very bytes of the body. It is taken once, in any order, and the plan follows what the provider then says of the subscription, not what the event says.\n\nSubscribe the endpoint to `checkout.session.completed`, `customer.subscription.created`, `customer.subscription.updated`, `customer.subscription.deleted`, `invoice.paid` and `invoice.payment_failed`.',
    auth: 'none',
    headers: z.object({
      'Stripe-Signature': z
        .string()
        .optional()
        .describe('`t=<unix seconds>,v1=<HMAC-SHA256>`; five minutes old at most.'),
    }),
    describedBody: webhookEvent,
    bodyExample: {
      id: 'evt_7h2k9m4p6q8r',
      type: 'customer.subscription.updated',
      data: { object: { customer: 'cus_7h2k9m4p6q8r' } },
    },
    responses: {
      200: {
        description: 'Taken, or taken before, or of no interest.',
        schema: webhookReceived,
        example: { received: true },
      },
      400: {
        ...invalid,
        description: 'The signature is missing, wrong or too old, or the body is no event.',
        example: {
          error: 'The signature of this event is not valid.',
          parameter: 'Stripe-Signature',
          code: 'signature_invalid',
        },
      },
      413: tooLarge,
      503: { ...providerOut, description: 'Not taken: the provider should send it again.' },
    },
  },
} as const satisfies Record<string, Operation>;
