import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSenderBench, type SenderBench } from './sender-bench.fixture.ts';

const HOUR_MS = 3600_000;

const poll = <Value>(read: () => Value) => expect.poll(read);

let bench: SenderBench;
beforeEach(async () => {
  bench = await createSenderBench();
});
afterEach(() => bench.close());

const never = (): never => {
  throw new Error('no delivery');
};

const listOf = async (accountId: string, id: string) =>
  (await bench.webhooks.listDeliveries(accountId, id, { limit: 100 })).deliveries;

const statuses = async (accountId: string, id: string) =>
  (await listOf(accountId, id)).map(({ status }) => status);

/** Lets so much time pass, and waits until what is due then was sent. */
async function pass(ms: number, sent: number): Promise<void> {
  bench.clock.advance(ms);
  bench.outbox.wake();
  await poll(() => bench.messages.length).toBe(sent);
}

test('an event is sent once, signed, and listed as delivered', async () => {
  const account = await bench.addAccount();
  const { id, secret, url } = await bench.addWebhook(account);
  bench.startSender();
  await bench.tell(account, 'gen_1');
  await poll(() => statuses(account, id)).toEqual(['delivered']);
  const [message] = bench.messages;
  expect(bench.messages).toHaveLength(1);
  expect(message).toMatchObject({ url, headers: { 'content-type': 'application/json' } });
  // The library compares with the time of the machine.
  const seconds = Math.floor(bench.clock.now().getTime() / 1000);
  expect(message?.headers['webhook-timestamp']).toBe(String(seconds));
  const { 'webhook-signature': signature } = message?.headers ?? {};
  expect(new Webhook(secret).sign(message?.id ?? '', bench.clock.now(), message?.body ?? '')).toBe(signature);
  expect(JSON.parse(message?.body ?? '')).toEqual({
    type: 'generation.completed',
    timestamp: bench.clock.now().toISOString(),
    data: { id: 'gen_1' },
  });
  expect(await listOf(account, id)).toMatchObject([
    { id: message?.id, attempts: 1, responseStatus: 204, nextAttemptAt: undefined },
  ]);
});

test('only webhooks of the account that are enabled and want the event are told', async () => {
  const [account, other] = [await bench.addAccount(), await bench.addAccount()];
  const asleep = await bench.addWebhook(account);
  await bench.webhooks.update(account, asleep.id, { enabled: false });
  await bench.webhooks.create(account, { url: 'https://example.com/low', events: ['credits.low'] });
  await bench.addWebhook(other);
  await bench.tell(account, 'gen_1');
  expect(await bench.database.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
});

test('what is refused is sent again with the same id and body, later each time, until it is accepted', async () => {
  const account = await bench.addAccount();
  const { id } = await bench.addWebhook(account);
  const answers = [500, 302, undefined, 204];
  bench.respond(() => answers.shift());
  bench.startSender();
  await bench.tell(account, 'gen_1');
  await poll(() => bench.messages.length).toBe(1);
  await poll(() => listOf(account, id)).toMatchObject([
    { status: 'pending', responseStatus: 500, error: 'It responded with status 500.' },
  ]);
  expect((await bench.webhooks.get(account, id)).failingSince).toBe(bench.clock.now().toISOString());
  await pass(5_000, 2);
  await poll(() => listOf(account, id)).toMatchObject([{ responseStatus: 302 }]);
  await pass(300_000, 3);
  await poll(() => listOf(account, id)).toMatchObject([
    { responseStatus: undefined, error: 'The URL could not be fetched.' },
  ]);
  await pass(1_800_000, 4);
  await poll(() => listOf(account, id)).toMatchObject([{ status: 'delivered', error: undefined }]);
  expect((await bench.webhooks.get(account, id)).failingSince).toBeUndefined();
  expect(new Set(bench.messages.map((message) => `${message.id} ${message.body}`)).size).toBe(1);
});

test.each([
  ['in seconds', '600', 600_000],
  ['as a date', 'Sun, 15 Nov 2026 12:10:00 GMT', 600_000],
  ['in less than its own pause', '1', 5_000],
  ['in a year', '31536000', 24 * HOUR_MS],
  ['in words', 'soon', 5_000],
])(
  'a receiver that says when to come again, %s, is left alone until then, for a day at most',
  async (_, after, ms) => {
    const account = await bench.addAccount();
    const { id } = await bench.addWebhook(account);
    bench.respond(() => 503, { 'retry-after': after });
    bench.startSender();
    await bench.tell(account, 'gen_1');
    const nextAttemptAt = new Date(bench.clock.now().getTime() + ms).toISOString();
    await poll(() => listOf(account, id)).toMatchObject([{ attempts: 1, nextAttemptAt }]);
  },
);

describe('a webhook that accepts nothing for three days', () => {
  test('is disabled with the last attempt', async () => {
    const account = await bench.addAccount();
    const { id } = await bench.addWebhook(account);
    bench.respond(() => 503);
    bench.startSender();
    const toldAt = bench.clock.now().getTime();
    await bench.tell(account, 'gen_1');
    const readFirst = async () =>
      (await listOf(account, id)).find(({ subject }) => subject === 'gen_1') ?? never();
    for (let attempts = 1; ; attempts += 1) {
      const lastAttemptAt = bench.clock.now().toISOString();
      await poll(readFirst).toMatchObject({ attempts, lastAttemptAt, responseStatus: 503 });
      const { nextAttemptAt } = await readFirst();
      if (nextAttemptAt === undefined) break;
      expect((await bench.webhooks.get(account, id)).disabledReason).toBeUndefined();
      bench.clock.advance(Date.parse(nextAttemptAt) - bench.clock.now().getTime());
      bench.outbox.wake();
    }
    expect(bench.clock.now().getTime() - toldAt).toBe(72 * HOUR_MS);
    expect(bench.messages.length).toBeGreaterThan(8);
    await poll(async () => (await bench.webhooks.get(account, id)).disabledReason).toBe('failing');
  });

  test('gets what is still pending when it is enabled again', async () => {
    const account = await bench.addAccount();
    const { id } = await bench.addWebhook(account);
    bench.respond(() => 503);
    bench.startSender();
    await bench.tell(account, 'gen_1');
    await poll(() => listOf(account, id)).toMatchObject([{ responseStatus: 503 }]);
    await bench.webhooks.update(account, id, { enabled: false });
    await pass(24 * HOUR_MS, 1);
    bench.respond(() => 200);
    await bench.webhooks.update(account, id, { enabled: true });
    await poll(() => statuses(account, id)).toEqual(['delivered']);
  });

  test('but not one that accepted something else meanwhile', async () => {
    const account = await bench.addAccount();
    const { id } = await bench.addWebhook(account);
    bench.respond(({ body }) => (body.includes('gen_bad') ? 500 : 200));
    bench.startSender();
    await bench.tell(account, 'gen_bad');
    await poll(() => bench.messages.length).toBe(1);
    bench.clock.advance(HOUR_MS);
    await bench.tell(account, 'gen_good');
    await poll(() => statuses(account, id)).toEqual(['delivered', 'pending']);
    bench.clock.advance(80 * HOUR_MS);
    bench.outbox.wake();
    await poll(() => statuses(account, id)).toEqual(['delivered', 'failed']);
    expect((await bench.webhooks.get(account, id)).disabledReason).toBeUndefined();
  });
});

test('410 disables a webhook at once, and nothing more is sent', async () => {
  const account = await bench.addAccount();
  const { id } = await bench.addWebhook(account);
  bench.respond(() => 410);
  bench.startSender({ atOnceByWebhook: 1 });
  await bench.tell(account, 'gen_1');
  await poll(async () => (await bench.webhooks.get(account, id)).disabledReason).toBe('gone');
  expect(await statuses(account, id)).toEqual(['failed']);
  await bench.tell(account, 'gen_2');
  expect(await statuses(account, id)).toEqual(['failed']);
});

test('a slow webhook holds up neither another of its account nor another account', async () => {
  const [slow, other] = [await bench.addAccount(), await bench.addAccount()];
  await bench.addWebhook(slow, 'slow.example');
  const { promise: held, resolve: letGo } = Promise.withResolvers<number>();
  bench.respond(({ url }) => (url.includes('slow') ? held : 200));
  for (let at = 0; at < 20; at += 1) await bench.tell(slow, `gen_${at}`);
  bench.startSender({ atOnce: 6 });
  await poll(() => bench.messages.length).toBe(4);
  const quick = await bench.addWebhook(slow, 'quick.example');
  const others = await bench.addWebhook(other);
  await bench.tell(slow, 'gen_x');
  await bench.tell(other, 'gen_y');
  await poll(() => statuses(slow, quick.id)).toEqual(['delivered']);
  await poll(() => statuses(other, others.id)).toEqual(['delivered']);
  letGo(200);
});

test('two nodes send each delivery once', async () => {
  const account = await bench.addAccount();
  const { id } = await bench.addWebhook(account);
  for (let at = 0; at < 40; at += 1) await bench.tell(account, `gen_${at}`);
  for (let node = 0; node < 2; node += 1) bench.startSender();
  await poll(async () => new Set(await statuses(account, id))).toEqual(new Set(['delivered']));
  expect(bench.messages).toHaveLength(40);
  expect(new Set(bench.messages.map((message) => message.id)).size).toBe(40);
});

test('what a node that died was sending is sent by another when the lease has ended, with the same id', async () => {
  const account = await bench.addAccount();
  const { id } = await bench.addWebhook(account);
  const { promise: never, resolve: end } = Promise.withResolvers<number>();
  bench.respond(() => never);
  bench.startSender({ leaseMs: 60_000 });
  await bench.tell(account, 'gen_1');
  await poll(() => bench.messages.length).toBe(1);
  bench.respond(() => 200);
  bench.startSender();
  await pass(60_000, 2);
  await poll(() => listOf(account, id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  // What the first one hears after all changes nothing.
  end(500);
  expect(await listOf(account, id)).toMatchObject([{ status: 'delivered', responseStatus: 200 }]);
  expect(bench.messages[0]?.id).toBe(bench.messages[1]?.id);
});

test('a drain gives an unfinished delivery back, and the next start sends it', async () => {
  const account = await bench.addAccount();
  const { id } = await bench.addWebhook(account);
  bench.respond(
    (_, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined as never))),
  );
  const sender = bench.startSender({ drainGraceMs: 0 });
  await bench.tell(account, 'gen_1');
  await poll(() => bench.messages.length).toBe(1);
  await sender.drain();
  expect(await listOf(account, id)).toMatchObject([{ status: 'pending', attempts: 0 }]);
  bench.respond(() => 200);
  bench.startSender();
  await poll(() => listOf(account, id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});

test('a resend is the same message, also of one that was given up', async () => {
  const account = await bench.addAccount();
  const { id } = await bench.addWebhook(account);
  bench.startSender();
  await bench.tell(account, 'gen_1');
  await poll(() => statuses(account, id)).toEqual(['delivered']);
  bench.clock.advance(100 * HOUR_MS);
  bench.respond(() => 500);
  const [delivery] = await listOf(account, id);
  await bench.webhooks.resend(account, id, delivery?.id ?? '');
  await poll(() => listOf(account, id)).toMatchObject([{ status: 'pending', attempts: 2 }]);
  expect((await bench.webhooks.get(account, id)).disabledReason).toBeUndefined();
  bench.respond(() => 200);
  await pass(300_000, 3);
  expect(new Set(bench.messages.map((message) => `${message.id} ${message.body}`)).size).toBe(1);
});
