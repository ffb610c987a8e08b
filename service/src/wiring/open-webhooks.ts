import { createLowCredits } from '../accounts/low-credits.ts';
import { createGenerationEvents } from '../generations/generation-events.ts';
import { readDashboard } from '../generations/read-generations.ts';
import { toDashboardBody } from '../http/bodies/to-dashboard-body.ts';
import { toGenerationBody } from '../http/bodies/to-generation-body.ts';
import type { Metrics } from '../http/metrics.ts';
import { createGuardedRequest } from '../outbound/guarded-request.ts';
import { parseOutboundUrl } from '../outbound/outbound-url.ts';
import type { Config } from '../settings/config.ts';
import { createWebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import { createSender, DEFAULT_SENDER_SETTINGS } from '../webhooks/create-sender.ts';
import { createWebhooks } from '../webhooks/create-webhooks.ts';
import type { Foundation } from './open-foundation.ts';
import type { Overrides } from './overrides.ts';

// What Standard Webhooks 1.0 asks for: a receiver has 15 to 30 seconds.
// Many accounts may have theirs on one host, and a request that waits for a connection would be late.
const WEBHOOK_LIMITS = {
  allowedHosts: ['*'],
  timeoutMs: 15_000,
  connections: DEFAULT_SENDER_SETTINGS.atOnce,
};

/** What webhooks are told, and by what it is written. */
export function openEvents(
  config: Config,
  { notices, baseUrl }: Pick<Foundation, 'notices'> & { baseUrl(): string },
) {
  const outbox = createWebhookOutbox(notices);
  const allowances = { free: config.freeAllowance, pro: config.proAllowance };
  return {
    outbox,
    events: createGenerationEvents(outbox, (generation) => toGenerationBody(generation, baseUrl())),
    lowCredits: createLowCredits(outbox, async (transaction, accountId, now) =>
      toDashboardBody(await readDashboard(transaction, accountId, allowances, now)),
    ),
  };
}

/** Webhooks of accounts, and what sends to them. */
export function openWebhooks(
  { webhookHosts: trustedHosts, shutdownGraceMs: drainGraceMs }: Config,
  { webhookRequest }: Overrides,
  parts: Foundation & ReturnType<typeof openEvents> & { metrics: Metrics | undefined },
  opening: AsyncDisposableStack,
) {
  const door = createGuardedRequest({ ...WEBHOOK_LIMITS, trustedHosts });
  opening.defer(() => door.close());
  const parseUrl = (url: string) => parseOutboundUrl(url, WEBHOOK_LIMITS.allowedHosts, '', trustedHosts);
  const sender = createSender({
    ...parts,
    request: webhookRequest ?? door,
    settings: { drainGraceMs },
    onAsked: (outcome) => parts.metrics?.webhookAsked(outcome),
  });
  opening.defer(() => sender.drain());
  return { webhooks: createWebhooks({ ...parts, parseUrl }), sender };
}
