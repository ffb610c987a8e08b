import type { AppParts, Handlers } from '../handler.ts';
import { readBytes } from '../read-body.ts';

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

    receiveWebhook: async ({ raw, headers }) => {
      await billing.receiveWebhook(await readBytes(raw), headers['Stripe-Signature'] ?? null);
      return { status: 200, body: { received: true } };
    },
  };
}
