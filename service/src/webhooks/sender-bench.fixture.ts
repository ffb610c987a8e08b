import { randomBytes } from 'node:crypto';
import { createSealer } from '../base/sealing.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createWebhookOutbox, type WebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import { createSender, type SenderSettings, type WebhookSender } from './create-sender.ts';
import { createWebhooks } from './create-webhooks.ts';
import type { CreatedWebhook, Webhooks } from './types.ts';

export type Message = { url: string; id: string; body: string; headers: Record<string, string> };

export type SenderBench = {
  database: Database;
  outbox: WebhookOutbox;
  webhooks: Webhooks;
  /** What receivers were sent, in order. */
  messages: Message[];
  /** How receivers respond from now on; `undefined` for a connection that fails. */
  respond(
    answer: (message: Message, signal: AbortSignal) => number | undefined | Promise<number>,
    headers?: Record<string, string>,
  ): void;
  clock: { now(): Date; advance(ms: number): void };
  addAccount(): Promise<string>;
  addWebhook(accountId: string, host?: string): Promise<CreatedWebhook>;
  /** Commits an event about this subject. */
  tell(accountId: string, subject: string): Promise<void>;
  /** Another node. */
  startSender(settings?: Partial<SenderSettings>): WebhookSender;
  close(): Promise<void>;
};

/** Webhooks on a fresh database, with a clock that stands and receivers that are a function. */
export async function createSenderBench(): Promise<SenderBench> {
  const database = await createTestDatabase();
  let now = Date.parse('2026-11-15T12:00:00.000Z');
  const clock = {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
  const sealer = createSealer(randomBytes(32));
  const outbox = createWebhookOutbox();
  const webhooks = createWebhooks({ database, clock, sealer, outbox, parseUrl: (url) => new URL(url) });
  const messages: Message[] = [];
  const senders: WebhookSender[] = [];
  let answer: Parameters<SenderBench['respond']>[0] = () => 204;
  let answerHeaders: Record<string, string> = {};
  let accounts = 0;
  return {
    database,
    outbox,
    webhooks,
    messages,
    clock,
    respond: (next, headers = {}) => {
      answer = next;
      answerHeaders = headers;
    },
    addAccount: async () => {
      accounts += 1;
      const id = `usr_${accounts}`;
      const row = {
        id,
        email: `${id}@example.org`,
        plan: 'free',
        created_at: clock.now().toISOString(),
      } as const;
      await database.insertInto('accounts').values(row).execute();
      return id;
    },
    addWebhook: (accountId, host = 'example.com') =>
      webhooks.create(accountId, { url: `https://${host}/hook`, events: ['generation.completed'] }),
    tell: async (accountId, subject) => {
      const event = { accountId, type: 'generation.completed', subject, now: clock.now() };
      await database
        .transaction()
        .execute((transaction) => outbox.add(transaction, event, async () => ({ id: subject })));
      outbox.wake();
    },
    startSender: (settings) => {
      const sender = createSender({
        database,
        clock,
        sealer,
        outbox,
        log: { info: () => {}, error: () => {} },
        random: () => 0.5,
        ...(settings && { settings }),
        request: async (url, { body = '', headers = {}, signal = new AbortController().signal }) => {
          const message = { url, id: headers['webhook-id'] ?? '', body, headers: { ...headers } };
          messages.push(message);
          const status = await answer(message, signal);
          if (status === undefined) throw new OutboundRefusedError('could not be fetched');
          return { status, url, headers: new Headers(answerHeaders), bytes: new Uint8Array(), isCut: false };
        },
      });
      senders.push(sender);
      sender.start();
      return sender;
    },
    close: async () => {
      await Promise.all(senders.map((sender) => sender.drain()));
      await database.destroy();
    },
  };
}
