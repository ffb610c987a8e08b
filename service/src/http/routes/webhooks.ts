import { toDeliveryBody, toWebhookBody } from '../bodies/to-webhook-body.ts';
import type { AppParts, Handlers } from '../handler.ts';

type Ids =
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'resendWebhookDelivery';

export function webhookRoutes({ webhooks }: AppParts): Handlers<Ids> {
  return {
    listWebhooks: async ({ caller }) => ({
      status: 200,
      body: { webhooks: (await webhooks.list(caller.accountId)).map(toWebhookBody) },
    }),

    createWebhook: async ({ caller, body }) => {
      const { secret, ...webhook } = await webhooks.create(caller.accountId, body);
      return { status: 201, body: { ...toWebhookBody(webhook), secret } };
    },

    getWebhook: async ({ caller, params }) => ({
      status: 200,
      body: toWebhookBody(await webhooks.get(caller.accountId, params.id)),
    }),

    updateWebhook: async ({ caller, params, body }) => ({
      status: 200,
      body: toWebhookBody(await webhooks.update(caller.accountId, params.id, body)),
    }),

    deleteWebhook: async ({ caller, params }) => {
      await webhooks.delete(caller.accountId, params.id);
      return { status: 200, body: { message: 'The webhook was deleted.' } };
    },

    rotateWebhookSecret: async ({ caller, params, body }) => {
      const { secret, ...webhook } = await webhooks.rotate(caller.accountId, params.id, body.grace_seconds);
      return { status: 200, body: { ...toWebhookBody(webhook), secret } };
    },

    testWebhook: async ({ caller, params }) => ({
      status: 202,
      body: toDeliveryBody(await webhooks.test(caller.accountId, params.id, toWebhookBody)),
    }),

    listWebhookDeliveries: async ({ caller, params, query }) => {
      const { deliveries, nextCursor } = await webhooks.listDeliveries(caller.accountId, params.id, query);
      return {
        status: 200,
        body: { deliveries: deliveries.map(toDeliveryBody), next_cursor: nextCursor ?? null },
      };
    },

    resendWebhookDelivery: async ({ caller, params }) => ({
      status: 202,
      body: toDeliveryBody(await webhooks.resend(caller.accountId, params.id, params.delivery)),
    }),
  };
}
