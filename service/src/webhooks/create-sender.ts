import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import { createRoundRobin } from '../base/round-robin.ts';
import type { Sealer } from '../base/sealing.ts';
import type { GuardedRequest } from '../outbound/guarded-request.ts';
import type { Database } from '../stores/database.ts';
import type { WebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import type { WebhooksTable } from '../stores/schema.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  giveBack,
  listWaiting,
  recordDelivered,
  recordFailed,
  type Waiting,
} from './delivery-queue.ts';
import { LONGEST_PAUSE_MS, retryPauseMs } from './retry-pause.ts';
import { sendMessage } from './send-message.ts';
import { openSecrets } from './webhook-secret.ts';

export type SenderSettings = {
  /** Longer than a request may take: then somebody else sends the delivery. */
  leaseMs: number;
  /** Longest sleep: finds what another node wrote, should its notice be lost. */
  pollMs: number;
  /** Requests at a time: in all, of an account, of a webhook. */
  atOnce: number;
  atOnceByAccount: number;
  atOnceByWebhook: number;
  /** How long `drain` lets requests go on. */
  drainGraceMs: number;
};

export const DEFAULT_SENDER_SETTINGS: SenderSettings = {
  leaseMs: 60_000,
  pollMs: 5_000,
  atOnce: 32,
  atOnceByAccount: 8,
  atOnceByWebhook: 4,
  drainGraceMs: 10_000,
};

/** The moments between which a crash must lose nothing, in their order. */
export type SenderStep = 'claimed' | 'sent' | 'recorded';

export type SenderOptions = {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  outbox: Pick<WebhookOutbox, 'onWake'>;
  request: GuardedRequest;
  log: Record<'info' | 'error', (fields: object, message: string) => void>;
  settings?: Partial<SenderSettings>;
  /** Uniform in [0, 1): spreads retries. */
  random?: () => number;
  /** Told of every request, once its outcome is known. */
  onAsked?: (outcome: 'accepted' | 'refused') => void;
  /** Called synchronously at every step of a delivery; must not throw. */
  onStep?: (step: SenderStep) => void;
};

export type WebhookSender = { start(): void; drain(): Promise<void> };

// A look asks for every webhook, so that it takes a tenth of the time at most; what becomes due meanwhile waits for the next one.
const KEPT_MS = 50;
const LOOK_SHARE = 0.1;

/**
 * Sends what is due, of accounts and their webhooks in turn, so that none waits for another's many or slow ones. A webhook that fails
 * gets one request at a time.
 */
export function createSender(options: SenderOptions): WebhookSender {
  const { database, clock, log, outbox, onStep = () => {}, onAsked = () => {} } = options;
  const settings = { ...DEFAULT_SENDER_SETTINGS, ...options.settings };
  const accountTurns = createRoundRobin();
  const webhookTurns = createRoundRobin();
  const running = new Map<Promise<void>, Waiting>();
  const stopping = new AbortController();
  const aborting = new AbortController();
  let known: { waiting: Waiting[]; until: number } = { waiting: [], until: 0 };
  let isBehind = false;
  let rouse = (): void => {};
  let looping: Promise<void> | undefined;
  let stopListening = (): void => {};

  const countRunning = (matches: (webhook: Waiting) => boolean): number =>
    [...running.values()].filter(matches).length;

  /** How many more requests the webhook may have now. */
  const roomOf = ({ id, accountId, isFailing }: Waiting): number =>
    Math.min(
      settings.atOnce - running.size,
      settings.atOnceByAccount - countRunning((other) => other.accountId === accountId),
      (isFailing ? 1 : settings.atOnceByWebhook) - countRunning((other) => other.id === id),
    );

  const choose = (): Waiting | undefined => {
    const now = clock.now().toISOString();
    const ready = known.waiting.filter((webhook) => webhook.dueAt <= now && roomOf(webhook) > 0);
    const account = accountTurns.next(new Set(ready.map(({ accountId }) => accountId)));
    const id = webhookTurns.next(ready.flatMap((one) => (one.accountId === account ? [one.id] : [])));
    return ready.find((one) => one.id === id);
  };

  const look = async (): Promise<void> => {
    const began = performance.now();
    if (began < known.until) return;
    isBehind = false;
    const waiting = await listWaiting(database);
    const ended = performance.now();
    known = { waiting, until: ended + Math.max(KEPT_MS, (ended - began) / LOOK_SHARE) };
  };

  const fill = async (): Promise<void> => {
    await look();
    while (!stopping.signal.aborted) {
      const chosen = choose();
      if (chosen === undefined) return;
      const room = roomOf(chosen);
      const now = clock.now();
      const webhook = await findEnabled(database, chosen.id);
      const claimed =
        webhook === undefined
          ? []
          : await claimDeliveries(database, chosen.id, {
              count: room,
              now,
              leasedUntil: new Date(now.getTime() + settings.leaseMs),
            });
      if (claimed.length < room) known.waiting = known.waiting.filter((one) => one !== chosen);
      if (webhook !== undefined) for (const delivery of claimed) run(chosen, webhook, delivery);
    }
  };

  const run = (waiting: Waiting, webhook: WebhooksTable, delivery: ClaimedDelivery): void => {
    const ended = send(webhook, delivery)
      .catch((err) => log.error({ id: delivery.id, err }, 'sending a webhook failed; it is sent again'))
      .finally(() => {
        running.delete(ended);
        rouse();
      });
    running.set(ended, waiting);
  };

  const send = async (webhook: WebhooksTable, delivery: ClaimedDelivery): Promise<void> => {
    const { id, attempts, payload: body } = delivery;
    onStep('claimed');
    const keys = openSecrets(options.sealer, webhook, clock.now());
    const message = { url: webhook.url, keys, id, body, now: clock.now() };
    const sent = await sendMessage(options.request, message, aborting.signal);
    onStep('sent');
    onAsked(sent.error === undefined ? 'accepted' : 'refused');
    const now = clock.now();
    if (sent.error === undefined) {
      await recordDelivered(database, webhook.id, delivery, { status: sent.status, now });
      onStep('recorded');
      return;
    }
    if (aborting.signal.aborted) return await giveBack(database, delivery, now);
    const ownMs = retryPauseMs(attempts, (options.random ?? Math.random)());
    const { status, error, retryAfterMs = 0 } = sent;
    const pauseMs = Math.max(ownMs, Math.min(retryAfterMs, LONGEST_PAUSE_MS));
    const nextAt = new Date(now.getTime() + pauseMs);
    const disabled = await recordFailed(database, webhook.id, delivery, { status, error, now, nextAt });
    if (disabled !== null) log.info({ webhook: webhook.id, reason: disabled }, 'a webhook was disabled');
  };

  /** Until something is due, something may have been added, or a request has ended. */
  const rest = async (woken: Promise<void>): Promise<void> => {
    const now = clock.now().getTime();
    let dueMs = isBehind ? 0 : settings.pollMs;
    for (const { dueAt } of known.waiting) {
      const inMs = Date.parse(dueAt) - now;
      // What is due already waits for a request to end.
      if (inMs > 0) dueMs = Math.min(dueMs, inMs);
    }
    const restMs = Math.max(dueMs, known.until - performance.now(), 0);
    const timer = new AbortController();
    await Promise.race([woken, sleep(restMs, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      rouse = resolve;
      await fill().catch((err) => log.error({ err }, 'looking for webhooks to send failed; will retry'));
      if (!stopping.signal.aborted) await rest(woken);
    }
  };

  return {
    start: () => {
      if (looping !== undefined || stopping.signal.aborted) return;
      stopListening = outbox.onWake(() => {
        // One look serves all that come within its time.
        if (isBehind) return;
        isBehind = true;
        rouse();
      });
      looping = loop();
    },
    drain: async () => {
      stopListening();
      stopping.abort();
      rouse();
      await looping;
      const grace = new AbortController();
      const ended = Promise.all(running.keys()).finally(() => grace.abort());
      await Promise.race([
        ended,
        sleep(settings.drainGraceMs, undefined, { signal: grace.signal }).catch(() => {}),
      ]);
      aborting.abort();
      await ended;
    },
  };
}

const findEnabled = (database: Database, id: string): Promise<WebhooksTable | undefined> =>
  database
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
