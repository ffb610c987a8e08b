import { z } from 'zod';
import { WEBHOOK_EVENTS, type WebhookEventType } from '../webhook-events.ts';
import { instant } from './instant.ts';

export const WEBHOOK_GRACE_SECONDS = { usual: 86_400, most: 604_800 } as const;

const names = Object.keys(WEBHOOK_EVENTS) as [WebhookEventType, ...WebhookEventType[]];
const events = z
  .array(z.enum(names))
  .min(1)
  .max(names.length)
  .describe('What the webhook is told of. Names that are given twice count once.');
const url = z
  .string()
  .max(2048)
  .meta({ examples: ['https://example.com/webhooks/cardwright'] })
  .describe(
    'An https URL on a public host, on port 443. The operator can allow other hosts, for which http, other ports and private addresses are allowed, too.',
  );

export const createWebhookRequest = z.strictObject({ url, events });

export const updateWebhookRequest = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  enabled: z
    .boolean()
    .optional()
    .describe('`false` pauses it; `true` resumes it, with the deliveries that are still pending.'),
});

export const rotateWebhookRequest = z.strictObject({
  grace_seconds: z
    .int()
    .min(0)
    .max(WEBHOOK_GRACE_SECONDS.most)
    .default(WEBHOOK_GRACE_SECONDS.usual)
    .describe('How long deliveries are signed with the former secret, too: at most a week.'),
});

export const webhook = z.object({
  id: z.string().describe('Id of the webhook.'),
  url: z.string().describe('Where deliveries are sent.'),
  events: z.array(z.enum(names)).describe('What it is told of.'),
  enabled: z.boolean().describe('Whether anything is sent to it.'),
  disabled_reason: z
    .enum(['owner', 'failing', 'gone'])
    .nullable()
    .describe(
      '`owner`: you disabled it. `failing`: it accepted nothing for three days. `gone`: it responded with 410. Null while enabled.',
    ),
  failing_since: instant
    .nullable()
    .describe('Since when it has accepted nothing, if the last delivery failed; null otherwise.'),
  former_secret_expires_at: instant
    .nullable()
    .describe('Until when deliveries are signed with the former secret, too, if the secret was rotated.'),
  created_at: instant.describe('When it was created.'),
});

export const webhookList = z.object({ webhooks: z.array(webhook).describe('The webhooks, oldest first.') });

export const createdWebhook = z.object({
  ...webhook.shape,
  secret: z.string().describe('Verifies deliveries: `whsec_` and a key in Base64. It is shown only once.'),
});

export const deletedWebhook = z.object({ message: z.string().describe('Human-readable confirmation.') });

const status = z.enum(['pending', 'delivered', 'failed']);

export const webhookDeliveriesQuery = z.strictObject({
  limit: z.int().min(1).max(100).default(20).describe('Deliveries in the response.'),
  status: status.optional().describe('Only deliveries with this status.'),
  cursor: z.string().max(200).optional().describe('`next_cursor` of the page before.'),
});

export const webhookDelivery = z.object({
  id: z.string().describe('The `webhook-id` of the delivery: the same each time it is sent.'),
  webhook_id: z.string().describe('Id of the webhook.'),
  type: z.string().describe('The event, or `webhook.test`.'),
  subject: z
    .string()
    .describe(
      'What it is about: the id of the generation, the month of the credits, or the id of the webhook.',
    ),
  status: status.describe(
    '`pending`: to be sent, or sent again. `delivered`: accepted. `failed`: not accepted for three days.',
  ),
  attempts: z.int().min(0).describe('How often it was sent.'),
  response_status: z.int().nullable().describe('HTTP status of the last response; null without one.'),
  error: z.string().nullable().describe('Why the last attempt failed; null otherwise.'),
  created_at: instant.describe('When the event happened.'),
  last_attempt_at: instant.nullable().describe('When it was last sent.'),
  next_attempt_at: instant.nullable().describe('When it is sent next; null unless pending.'),
});

export const webhookDeliveryList = z.object({
  deliveries: z.array(webhookDelivery).describe('Deliveries, newest first. They are kept for two weeks.'),
  next_cursor: z.string().nullable().describe('`cursor` of the next page; null on the last.'),
});

export type WebhookBody = z.infer<typeof webhook>;
export type WebhookDeliveryBody = z.infer<typeof webhookDelivery>;
