import { afterEach, expect, test } from 'vitest';
import { createWebhookOutbox, type WebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import { createGenerationEvents } from './generation-events.ts';
import { deleteGeneration, expireImages } from './remove-images.ts';
import { createTestBench, promptOf, type TestBench } from './test-bench.fixture.ts';

const asked: string[] = [];
const outbox = createWebhookOutbox();
const listening: WebhookOutbox = {
  ...outbox,
  add: (transaction, event, readData) => {
    asked.push(event.type);
    return outbox.add(transaction, event, readData);
  },
};
const events = createGenerationEvents(listening, (generation) => generation);

let bench: TestBench;
afterEach(async () => {
  asked.length = 0;
  await bench.close();
});

const LONG_MS = 300_000;
const failing = {
  engine: { compose: () => Promise.reject(new Error('no luck')) },
  settings: { maxAttempts: 1 },
};

async function addWebhook({ database, caller, clock }: TestBench, wanted: string): Promise<void> {
  const at = clock.now().toISOString();
  await database
    .insertInto('webhooks')
    .values({
      id: `whk_${wanted.replace('.', '_')}`,
      account_id: caller.accountId,
      url: 'https://example.com/',
      events: JSON.stringify([wanted]),
      sealed_secret: '',
      healthy_at: at,
      created_at: at,
    })
    .execute();
}

async function generate(): Promise<string> {
  const { id } = await bench.generations.submit(bench.caller, promptOf('Tea for two'));
  bench.generations.start();
  await bench.generations.waitFor(id, LONG_MS);
  return id;
}

const readToldOf = async () => {
  const rows = await bench.database.selectFrom('webhook_deliveries').selectAll().orderBy('type').execute();
  return rows.map(({ type, subject, payload }) => ({ type, subject, data: JSON.parse(payload).data }));
};

test('an account without webhooks is asked about in no statement of its own', async () => {
  bench = await createTestBench({ events });
  await generate();
  expect(asked).toEqual([]);
});

test('a webhook is told of a completion with what can be read then, and not of what it does not want', async () => {
  bench = await createTestBench({ events });
  await addWebhook(bench, 'generation.completed');
  await addWebhook(bench, 'generation.failed');
  const id = await generate();
  const data = JSON.parse(JSON.stringify(await bench.generations.get(bench.caller.accountId, id)));
  expect(data.status).toBe('completed');
  expect(await readToldOf()).toEqual([{ type: 'generation.completed', subject: id, data }]);
});

test('a webhook is told of a failure, with the refund', async () => {
  bench = await createTestBench({ events, ...failing });
  await addWebhook(bench, 'generation.failed');
  const id = await generate();
  expect(await readToldOf()).toMatchObject([
    { type: 'generation.failed', subject: id, data: { status: 'failed', creditsUsed: 0 } },
  ]);
});

test('what is not committed is not told', async () => {
  let crashes = 1;
  bench = await createTestBench({
    events,
    onStep: (step) => {
      if (step === 'before-complete-commit' && crashes-- > 0) throw new Error('the power is out');
    },
    settings: { pollMs: 5 },
  });
  await addWebhook(bench, 'generation.completed');
  const { id } = await bench.generations.submit(bench.caller, promptOf('Tea for two'));
  bench.generations.start();
  await expect.poll(() => crashes).toBe(0);
  expect(await readToldOf()).toEqual([]);
  bench.clock.advance(LONG_MS);
  await bench.generations.waitFor(id, LONG_MS);
  expect(await readToldOf()).toHaveLength(1);
});

test('a deletion tells what was deleted without its words, and takes along what had been sent about it', async () => {
  bench = await createTestBench({ events });
  await addWebhook(bench, 'generation.completed');
  await addWebhook(bench, 'image.deleted');
  const [id, failedId] = [await generate(), await generate()];
  await bench.database.updateTable('webhook_deliveries').set({ status: 'delivered' }).execute();
  const { accountId } = bench.caller;
  const { imagePath } = await bench.generations.get(accountId, id);
  await deleteGeneration(bench.database, accountId, id, bench.clock.now(), events);
  const told = await readToldOf();
  expect(told.map(({ type, subject }) => [type, subject])).toEqual([
    ['generation.completed', failedId],
    ['image.deleted', id],
  ]);
  expect(told[1]?.data).toMatchObject({ id, imagePath, prompt: '', brief: null });
  expect(JSON.stringify(told[1])).not.toContain('Tea');
});

test('an image that expires is told once, also if it is deleted later', async () => {
  bench = await createTestBench({ events });
  await addWebhook(bench, 'image.deleted');
  const id = await generate();
  bench.clock.advance(2 * 24 * 3600_000);
  const now = bench.clock.now();
  expect(await expireImages(bench.database, 1, now, { events })).toBe(1);
  await deleteGeneration(bench.database, bench.caller.accountId, id, now, events);
  expect(await readToldOf()).toMatchObject([{ type: 'image.deleted', subject: id }]);
});
