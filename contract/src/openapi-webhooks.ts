import { WEBHOOK_EVENTS, WEBHOOK_TEST, type WebhookEventType } from './webhook-events.ts';

type EventName = WebhookEventType | typeof WEBHOOK_TEST;

/** Schemas of `data`, by their name in the OpenAPI document. */
const DATA: Readonly<Record<EventName, string>> = {
  'generation.completed': 'Generation',
  'generation.failed': 'Generation',
  'image.deleted': 'Generation',
  'credits.low': 'Dashboard',
  [WEBHOOK_TEST]: 'Webhook',
};

const MEANINGS: Readonly<Record<EventName, string>> = {
  ...WEBHOOK_EVENTS,
  [WEBHOOK_TEST]:
    'Sent by `POST /webhooks/{id}/test`. `data` is the webhook, as `GET /webhooks/{id}` returns it.',
};

const text = (description: string) => ({ description, schema: { type: 'string' } });
// As Standard Webhooks 1.0 has them.
const HEADERS = {
  'webhook-id': text('The same each time that the event is sent.'),
  'webhook-timestamp': text('When it was sent, in seconds since 1970.'),
  'webhook-signature': text(
    '`v1,` and the HMAC-SHA256 in Base64 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces.',
  ),
};

/** What a webhook is sent, in the form of OpenAPI 3.1. */
export type OpenApiWebhook = { post: Readonly<Record<string, unknown>> };

export const createOpenApiWebhooks = (): Record<string, OpenApiWebhook> =>
  Object.fromEntries(Object.entries(DATA).map(([name, data]) => [name, toWebhook(name as EventName, data)]));

const toWebhook = (name: EventName, data: string): OpenApiWebhook => ({
  post: {
    operationId: name.replace(/\W(\w)/, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    summary: name,
    description: MEANINGS[name],
    security: [],
    parameters: Object.entries(HEADERS).map(([header, spec]) => ({
      name: header,
      in: 'header',
      required: true,
      ...spec,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: name },
              timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
              data: { $ref: `#/components/schemas/${data}` },
            },
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'Accepted.' },
      410: { description: 'No longer wanted: the webhook is disabled.' },
    },
  },
});
