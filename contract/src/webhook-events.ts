/** What a webhook can be told of, with what it means. */
export const WEBHOOK_EVENTS = {
  'generation.completed':
    'A generation completed. `data` is the generation, as `GET /generate/{id}` returns it.',
  'generation.failed':
    'A generation failed, and its credits were refunded. `data` is the generation, as `GET /generate/{id}` returns it.',
  'image.deleted':
    'An image was deleted, or removed after the retention period: its URL returns 410 from now on. `data` is the generation as it was; after a deletion, without its prompt and brief.',
  'credits.low':
    'Ten percent of the credits of this month are left, or less. Sent once a month. `data` is what `GET /dashboard` returns.',
} as const;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** Sent by `POST /webhooks/{id}/test` alone. */
export const WEBHOOK_TEST = 'webhook.test';
