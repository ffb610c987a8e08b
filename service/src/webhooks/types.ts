import type { WebhookEventType } from '@cardwright/contract';
import type { WebhookDeliveryStatus } from '../stores/schema.ts';

export type Webhook = {
  id: string;
  url: string;
  events: readonly WebhookEventType[];
  /** Undefined while enabled. */
  disabledReason: 'owner' | 'failing' | 'gone' | undefined;
  failingSince: string | undefined;
  formerSecretExpiresAt: string | undefined;
  createdAt: string;
};

/** With the secret in plain text, which nothing tells again. */
export type CreatedWebhook = Webhook & { secret: string };

export type WebhookDelivery = {
  id: string;
  webhookId: string;
  type: string;
  subject: string;
  status: WebhookDeliveryStatus;
  attempts: number;
  responseStatus: number | undefined;
  error: string | undefined;
  createdAt: string;
  lastAttemptAt: string | undefined;
  /** Undefined unless pending. */
  nextAttemptAt: string | undefined;
};

export type DeliveriesQuery = {
  limit: number;
  status?: WebhookDeliveryStatus | undefined;
  cursor?: string | undefined;
};

/** Webhooks of accounts. Every operation on one throws `not-found` unless the account has it. */
export interface Webhooks {
  /** Oldest first. */
  list(accountId: string): Promise<Webhook[]>;
  get(accountId: string, id: string): Promise<Webhook>;
  /** Throws `invalid` naming `url`, and `conflict` / `webhook_limit_reached`. */
  create(accountId: string, webhook: Pick<Webhook, 'url' | 'events'>): Promise<CreatedWebhook>;
  /** Throws `invalid` naming `url`. */
  update(
    accountId: string,
    id: string,
    change: {
      url?: string | undefined;
      events?: Webhook['events'] | undefined;
      enabled?: boolean | undefined;
    },
  ): Promise<Webhook>;
  delete(accountId: string, id: string): Promise<void>;
  /** The former secret signs beside the new one until the grace ends. */
  rotate(accountId: string, id: string, graceSeconds: number): Promise<CreatedWebhook>;
  /** Has `toData` of the webhook sent at once. Throws `conflict` / `webhook_disabled`. */
  test(accountId: string, id: string, toData: (webhook: Webhook) => object): Promise<WebhookDelivery>;
  /** Newest first. Throws `invalid` naming `cursor`. */
  listDeliveries(
    accountId: string,
    id: string,
    query: DeliveriesQuery,
  ): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | undefined }>;
  /** Has it sent at once, for as long as a new one. Throws `not-found` and `conflict` / `webhook_disabled`. */
  resend(accountId: string, id: string, deliveryId: string): Promise<WebhookDelivery>;
}
