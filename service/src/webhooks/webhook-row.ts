import type { WebhookEventType } from '@cardwright/contract';
import type { WebhookDeliveriesTable, WebhooksTable } from '../stores/schema.ts';
import type { Webhook, WebhookDelivery } from './types.ts';

export const toWebhook = (row: WebhooksTable, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: JSON.parse(row.events) as WebhookEventType[],
  disabledReason: row.disabled_reason ?? undefined,
  failingSince: row.failing_since ?? undefined,
  formerSecretExpiresAt:
    row.former_expires_at !== null && row.former_expires_at > now.toISOString()
      ? row.former_expires_at
      : undefined,
  createdAt: row.created_at,
});

export const DELIVERY_COLUMNS = [
  'id',
  'webhook_id',
  'type',
  'subject',
  'status',
  'attempts',
  'due_at',
  'response_status',
  'error',
  'created_at',
  'attempted_at',
] as const;

export const toDelivery = (
  row: Pick<WebhookDeliveriesTable, (typeof DELIVERY_COLUMNS)[number]>,
): WebhookDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  type: row.type,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.response_status ?? undefined,
  error: row.error ?? undefined,
  createdAt: row.created_at,
  lastAttemptAt: row.attempted_at ?? undefined,
  nextAttemptAt: row.status === 'pending' ? row.due_at : undefined,
});
