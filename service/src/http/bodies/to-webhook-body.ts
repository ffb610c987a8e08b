import type { WebhookBody, WebhookDeliveryBody } from '@cardwright/contract';
import type { Webhook, WebhookDelivery } from '../../webhooks/types.ts';

/** As `GET /webhooks/{id}` returns it. */
export const toWebhookBody = (webhook: Webhook): WebhookBody => ({
  id: webhook.id,
  url: webhook.url,
  events: [...webhook.events],
  enabled: webhook.disabledReason === undefined,
  disabled_reason: webhook.disabledReason ?? null,
  failing_since: webhook.failingSince ?? null,
  former_secret_expires_at: webhook.formerSecretExpiresAt ?? null,
  created_at: webhook.createdAt,
});

export const toDeliveryBody = (delivery: WebhookDelivery): WebhookDeliveryBody => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  type: delivery.type,
  subject: delivery.subject,
  status: delivery.status,
  attempts: delivery.attempts,
  response_status: delivery.responseStatus ?? null,
  error: delivery.error ?? null,
  created_at: delivery.createdAt,
  last_attempt_at: delivery.lastAttemptAt ?? null,
  next_attempt_at: delivery.nextAttemptAt ?? null,
});
