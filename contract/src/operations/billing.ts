import { z } from 'zod';
import type { Operation } from '../operation.ts';
import {
  checkoutRequest,
  portalRequest,
  redirect,
  webhookEvent,
  webhookReceived,
} from '../schemas/billing.ts';
import { bodyErrors, invalid, refusal, tooLargeFor, unauthorized, unavailable } from './responses.ts';

const providerOut = unavailable({
  description: 'The payment provider is unavailable, or the service is shutting down. Nothing was changed.',
  error: 'The payment provider is temporarily unavailable. Nothing was changed; try again in a moment.',
  code: 'payment_provider_unavailable',
});

export const billingOperations = {
  createCheckout: {
    method: 'POST',
    path: '/api/v1/billing/checkout',
    tag: 'Billing',
    summary: 'Buy the pro plan',
    description:
      "Creates a checkout session at the payment provider. The plan changes once the provider confirms the payment, usually within seconds; credits already used this month still count. If no provider is configured, billing runs in sandbox mode with the service's own test pages.\n\nRepeating the request returns the same session while it is open. With different URLs, the previous session expires.",
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    body: checkoutRequest,
    bodyOptional: true,
    bodyExample: {},
    responses: {
      200: {
        description: 'The checkout session.',
        schema: redirect,
        example: { url: 'https://cards.example.com/billing/sandbox/checkout/cs_7h2k9m4p6q8r3s5t2v9w' },
      },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description: 'The account already has a subscription. Use the portal to change it.',
        error: 'This account is already subscribed to pro. Use the billing portal to change or cancel it.',
        code: 'already_subscribed',
      }),
      503: providerOut,
    },
  },
  createPortal: {
    method: 'POST',
    path: '/api/v1/billing/portal',
    tag: 'Billing',
    summary: 'Manage the subscription',
    description:
      'Creates a session of the billing portal, where customers can view the subscription, change the payment method, cancel and resume. After a cancellation, the pro plan stays active until the end of the paid period.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    body: portalRequest,
    bodyOptional: true,
    bodyExample: {},
    responses: {
      200: {
        description: 'The portal session.',
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
    summary: 'Payment webhook',
    description:
      "Called by the payment provider. Events are authenticated by their signature over the raw body, may arrive more than once and in any order, and make the service fetch the subscription's current state from the provider.\n\nSubscribe the endpoint to `checkout.session.completed`, `customer.subscription.created`, `customer.subscription.updated`, `customer.subscription.deleted`, `invoice.paid` and `invoice.payment_failed`.",
    auth: 'none',
    headers: z.object({
      'Stripe-Signature': z
        .string()
        .optional()
        .describe('`t=<unix seconds>,v1=<HMAC-SHA256>`, at most five minutes old.'),
    }),
    describedBody: webhookEvent,
    bodyExample: {
      id: 'evt_7h2k9m4p6q8r',
      type: 'customer.subscription.updated',
      data: { object: { customer: 'cus_7h2k9m4p6q8r' } },
    },
    responses: {
      200: {
        description: 'Processed, already processed, or ignored.',
        schema: webhookReceived,
        example: { received: true },
      },
      400: {
        ...invalid,
        description: 'The signature is missing, invalid or too old, or the body is not an event.',
        example: {
          error: 'The event signature is missing, invalid, or older than five minutes.',
          parameter: 'Stripe-Signature',
          code: 'signature_invalid',
        },
      },
      413: tooLargeFor('128 KiB', '131,072'),
      503: { ...providerOut, description: 'Not processed; the provider should retry.' },
    },
  },
} as const satisfies Record<string, Operation>;
