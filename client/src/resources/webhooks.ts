import type {
  CreatedWebhook,
  Message,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
} from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { toQuery } from '../http/to-query.ts';

/** What a webhook can be told of. */
export type WebhookEventType = Webhook['events'][number];

/** Options of `webhooks.update`: what is left out stays. */
export interface UpdateWebhookOptions extends CallOptions {
  url?: string | undefined;
  events?: readonly WebhookEventType[] | undefined;
  /** `false` pauses it; `true` resumes it, with what is still pending. */
  enabled?: boolean | undefined;
}

/** Options of `webhooks.rotate`. */
export interface RotateWebhookOptions extends CallOptions {
  /** How long deliveries are signed with the former secret, too: at most 604,800. Default: 86,400. */
  graceSeconds?: number | undefined;
}

/** Options of `webhooks.deliveries`. */
export interface ListDeliveriesOptions extends CallOptions {
  /** At most 100. Default: 20. */
  limit?: number | undefined;
  status?: WebhookDelivery['status'] | undefined;
  /** `nextCursor` of the page before. */
  cursor?: string | undefined;
}

/** URLs of yours that are told of events. */
export interface Webhooks {
  /**
   * Lists webhooks, oldest first, without their secrets.
   *
   * @example
   * const failing = (await cardwright.webhooks.list()).filter(({ failingSince }) => failingSince !== null);
   */
  list(options?: CallOptions): Promise<Webhook[]>;
  /**
   * Gets a webhook, without its secret.
   *
   * @example
   * const { enabled } = await cardwright.webhooks.get(id);
   */
  get(id: string, options?: CallOptions): Promise<Webhook>;
  /**
   * Creates a webhook. Store `secret`: it is not shown again.
   *
   * @example
   * const { secret } = await cardwright.webhooks.create('https://example.com/hook', ['generation.completed']);
   */
  create(url: string, events: readonly WebhookEventType[], options?: CallOptions): Promise<CreatedWebhook>;
  /**
   * Changes a webhook.
   *
   * @example
   * await cardwright.webhooks.update(id, { enabled: true });
   */
  update(id: string, options: UpdateWebhookOptions): Promise<Webhook>;
  /**
   * Deletes a webhook with its deliveries.
   *
   * @example
   * await cardwright.webhooks.delete(id);
   */
  delete(id: string, options?: CallOptions): Promise<Message>;
  /**
   * Replaces the secret. Store the new one: it is not shown again.
   *
   * @example
   * const { secret } = await cardwright.webhooks.rotate(id, { graceSeconds: 3600 });
   */
  rotate(id: string, options?: RotateWebhookOptions): Promise<CreatedWebhook>;
  /**
   * Has an event of the type `webhook.test` sent.
   *
   * @example
   * await cardwright.webhooks.test(id);
   */
  test(id: string, options?: CallOptions): Promise<WebhookDelivery>;
  /**
   * Lists deliveries of the last two weeks, newest first.
   *
   * @example
   * const { deliveries } = await cardwright.webhooks.deliveries(id, { status: 'failed' });
   */
  deliveries(id: string, options?: ListDeliveriesOptions): Promise<WebhookDeliveryList>;
  /**
   * Has a delivery sent again, with the same id.
   *
   * @example
   * await cardwright.webhooks.resend(id, deliveryId);
   */
  resend(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>;
}

const PATH = '/api/v1/webhooks';
const toPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const createWebhooks = (connection: Connection): Webhooks => ({
  list: async (options) => {
    const call = { method: 'GET', path: PATH, ...options } as const;
    return (await connection.json<{ webhooks: Webhook[] }>(call)).webhooks;
  },
  get: (id, options) => connection.json({ method: 'GET', path: toPath(id), ...options }),
  create: (url, events, options) =>
    connection.json({ method: 'POST', path: PATH, body: { url, events }, ...options }),
  update: (id, { signal, url, events, enabled }) =>
    connection.json({
      method: 'PATCH',
      path: toPath(id),
      body: { url, events, enabled },
      isRepeatable: true,
      signal,
    }),
  delete: (id, options) => connection.json({ method: 'DELETE', path: toPath(id), ...options }),
  rotate: (id, { graceSeconds, signal } = {}) =>
    connection.json({
      method: 'POST',
      path: `${toPath(id)}/rotate`,
      body: { grace_seconds: graceSeconds },
      signal,
    }),
  test: (id, options) => connection.json({ method: 'POST', path: `${toPath(id)}/test`, ...options }),
  deliveries: (id, { signal, ...query } = {}) =>
    connection.json({ method: 'GET', path: `${toPath(id)}/deliveries${toQuery(query)}`, signal }),
  resend: (id, deliveryId, options) =>
    connection.json({
      method: 'POST',
      path: `${toPath(id)}/deliveries/${encodeURIComponent(deliveryId)}/resend`,
      ...options,
    }),
});
