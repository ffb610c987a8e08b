import type { AppParts, Handlers } from '../handler.ts';
import { readBytes } from '../read-body.ts';

// Of an event with its object; the largest of Stripe's that are read here have some ten kilobytes.
const WEBHOOK_BYTES = 128 * 1024;

export function billingRoutes({
  billing,
}: AppParts): Handlers<'createCheckout' | 'createPortal' | 'receiveWebhook'> {
  return {
    createCheckout: async ({ caller, body }) => {
      const { success_url: successUrl, cancel_url: cancelUrl } = body;
      const urls = {
        ...(successUrl !== undefined && { successUrl }),
        ...(cancelUrl !== undefined && { cancelUrl }),
      };
      return { status: 200, body: await billing.checkout(caller.accountId, urls) };
    },

    createPortal: async ({ caller, body }) => ({
      status: 200,
      body: await billing.portal(caller.accountId, body.return_url),
    }),

    receiveWebhook: async ({ raw, headers, client }) => {
      const bytes = await readBytes(raw, { maxBytes: WEBHOOK_BYTES, sender: client });
      await billing.receiveWebhook(bytes, headers['Stripe-Signature'] ?? null);
      return { status: 200, body: { received: true } };
    },
  };
}
