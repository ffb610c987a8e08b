import type { Operation } from '../operation.ts';
import {
  createdWebhook,
  createWebhookRequest,
  deletedWebhook,
  rotateWebhookRequest,
  updateWebhookRequest,
  webhook,
  webhookDeliveriesQuery,
  webhookDelivery,
  webhookDeliveryList,
  webhookList,
} from '../schemas/webhook.ts';
import { WEBHOOK_EVENTS } from '../webhook-events.ts';
import { bodyErrors, invalid, notFound, refusal, unauthorized } from './responses.ts';

const exampleWebhook = {
  id: 'whk_7h2k9m4p6q8r3s5t2v9w',
  url: 'https://example.com/webhooks/cardwright',
  events: ['generation.completed' as const, 'generation.failed' as const],
  enabled: true,
  disabled_reason: null,
  failing_since: null,
  former_secret_expires_at: null,
  created_at: '2026-11-28T10:00:00.000Z',
};
// Long enough to be one, and plainly none: secret scanners read this, too.
const secret = 'whsec_ZXhhbXBsZS1vZi1hLXNlY3JldC1vZi0zMi1ieXRlcyE=';

const exampleDelivery = {
  id: 'msg_4k7m2p9x8q6r3s5t2v9w',
  webhook_id: exampleWebhook.id,
  type: 'generation.completed',
  subject: 'gen_2v9w7h2k9m4p6q8r3s5t',
  status: 'delivered' as const,
  attempts: 1,
  response_status: 204,
  error: null,
  created_at: '2026-11-28T10:05:00.000Z',
  last_attempt_at: '2026-11-28T10:05:00.412Z',
  next_attempt_at: null,
};
const pending = {
  ...exampleDelivery,
  status: 'pending' as const,
  response_status: null,
  attempts: 0,
  last_attempt_at: null,
  next_attempt_at: exampleDelivery.created_at,
};

const params = { id: 'The id of the webhook.' } as const;
const noWebhook = notFound({
  description: 'The account has no webhook with this id.',
  error: 'Your account has no webhook with this id. `GET /api/v1/webhooks` lists them.',
});
const disabled = refusal({
  description: 'The webhook is disabled, so nothing is sent to it.',
  error:
    'This webhook is disabled. Enable it first: `PATCH /api/v1/webhooks/{id}` with `{ "enabled": true }`.',
  code: 'webhook_disabled',
});

const EVENTS = Object.entries(WEBHOOK_EVENTS)
  .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
  .join('\n');

export const webhookOperations = {
  listWebhooks: {
    method: 'GET',
    path: '/api/v1/webhooks',
    tag: 'Webhooks',
    summary: 'List webhooks',
    description: 'All webhooks of the account, oldest first, without their secrets.',
    auth: 'key',
    responses: {
      200: { description: 'The webhooks.', schema: webhookList, example: { webhooks: [exampleWebhook] } },
      401: unauthorized,
    },
  },
  createWebhook: {
    method: 'POST',
    path: '/api/v1/webhooks',
    tag: 'Webhooks',
    summary: 'Create a webhook',
    description: `Has events of the account sent to a URL, as [Standard Webhooks](https://www.standardwebhooks.com) 1.0: a \`POST\` with the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, and the JSON body \`{ type, timestamp, data }\`.

${EVENTS}

Respond with a 2xx status within 15 seconds; redirects are not followed. Events are sent at least once and in no particular order: what has the same \`webhook-id\` is the same event. What is not accepted is sent again after growing pauses, for three days. A webhook that accepts nothing for that long, or responds with 410, is disabled.`,
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    body: createWebhookRequest,
    bodyExample: { url: exampleWebhook.url, events: exampleWebhook.events },
    responses: {
      201: {
        description: 'The webhook. Store `secret` now: it is not shown again.',
        schema: createdWebhook,
        example: { ...exampleWebhook, secret },
      },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description: 'The account has as many webhooks as it may have.',
        error: 'An account can have 20 webhooks. Delete one first.',
        code: 'webhook_limit_reached',
      }),
    },
  },
  getWebhook: {
    method: 'GET',
    path: '/api/v1/webhooks/{id}',
    tag: 'Webhooks',
    summary: 'Get a webhook',
    description: 'A webhook of the account, without its secret.',
    auth: 'key',
    params,
    responses: {
      200: { description: 'The webhook.', schema: webhook, example: exampleWebhook },
      401: unauthorized,
      404: noWebhook,
    },
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/api/v1/webhooks/{id}',
    tag: 'Webhooks',
    summary: 'Change a webhook',
    description:
      'Changes the fields that are sent. Deliveries that are pending go to the new URL. While a webhook is disabled, nothing is sent to it, and events that happen are not kept for it.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    params,
    body: updateWebhookRequest,
    bodyExample: { enabled: true },
    responses: {
      200: { description: 'The webhook.', schema: webhook, example: exampleWebhook },
      ...bodyErrors,
      401: unauthorized,
      404: noWebhook,
    },
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/v1/webhooks/{id}',
    tag: 'Webhooks',
    summary: 'Delete a webhook',
    description: 'Deletes a webhook with its deliveries, also those that are pending.',
    auth: 'key',
    role: 'owner',
    params,
    responses: {
      200: {
        description: 'Deleted.',
        schema: deletedWebhook,
        example: { message: 'The webhook was deleted.' },
      },
      401: unauthorized,
      404: noWebhook,
    },
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/v1/webhooks/{id}/rotate',
    tag: 'Webhooks',
    summary: "Rotate a webhook's secret",
    description:
      'Creates a new secret. For `grace_seconds`, deliveries are signed with the former one, too: `webhook-signature` then has two signatures, of which a receiver needs to know one.',
    auth: 'key',
    role: 'owner',
    limit: 'helpers',
    params,
    body: rotateWebhookRequest,
    bodyOptional: true,
    bodyExample: { grace_seconds: 86_400 },
    responses: {
      200: {
        description: 'The webhook. Store `secret` now: it is not shown again.',
        schema: createdWebhook,
        example: { ...exampleWebhook, former_secret_expires_at: '2026-11-29T10:00:00.000Z', secret },
      },
      ...bodyErrors,
      401: unauthorized,
      404: noWebhook,
    },
  },
  testWebhook: {
    method: 'POST',
    path: '/api/v1/webhooks/{id}/test',
    tag: 'Webhooks',
    summary: 'Send a test event',
    description:
      'Has an event of the type `webhook.test` sent at once, with the webhook as its `data`. `GET /webhooks/{id}/deliveries` then shows how that went.',
    auth: 'key',
    limit: 'helpers',
    params,
    responses: {
      202: {
        description: 'The delivery.',
        schema: webhookDelivery,
        example: { ...pending, type: 'webhook.test', subject: exampleWebhook.id },
      },
      401: unauthorized,
      404: noWebhook,
      409: disabled,
    },
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/v1/webhooks/{id}/deliveries',
    tag: 'Webhooks',
    summary: 'List deliveries',
    description: 'What was, and is to be, sent to a webhook, newest first.',
    auth: 'key',
    params,
    query: webhookDeliveriesQuery,
    responses: {
      200: {
        description: 'The deliveries.',
        schema: webhookDeliveryList,
        example: { deliveries: [exampleDelivery], next_cursor: null },
      },
      400: invalid,
      401: unauthorized,
      404: noWebhook,
    },
  },
  resendWebhookDelivery: {
    method: 'POST',
    path: '/api/v1/webhooks/{id}/deliveries/{delivery}/resend',
    tag: 'Webhooks',
    summary: 'Send a delivery again',
    description:
      'Has a delivery sent again at once, with the same `webhook-id` and the same body, whether it was accepted or not.',
    auth: 'key',
    limit: 'helpers',
    params: { ...params, delivery: 'The id of the delivery.' },
    responses: {
      202: { description: 'The delivery, pending again.', schema: webhookDelivery, example: pending },
      401: unauthorized,
      404: notFound({
        description: 'The account has no webhook with this id, or the webhook no delivery.',
        error: 'This webhook has no delivery with this id. Deliveries are kept for two weeks.',
      }),
      409: disabled,
    },
  },
} as const satisfies Record<string, Operation>;
