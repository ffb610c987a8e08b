import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startImagesServer, withError } from '../../src/models/openai-images-server.fixture.ts';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { writeFact } from '../../src/stores/facts.ts';
import { migrate } from '../../src/stores/migrate.ts';
import { call } from '../api/support/call.ts';
import { generate } from '../api/support/generate.ts';
import { createTestService } from '../api/support/test-service.ts';
import { createWebhook, HOOK } from '../api/support/webhooks.ts';
import { startReceiver, TO_RECEIVERS } from '../webhooks/receiver.ts';

const TOKEN = 'scrape-me-please';
const bearer = { authorization: `Bearer ${TOKEN}` };

test('without a token in the settings there are none', async () => {
  await using service = await createTestService();
  expect((await service.app.request('/metrics', { headers: bearer })).status).toBe(404);
});

test.each<[string, Record<string, string>]>([
  ['none', {}],
  ['a wrong one', { authorization: 'Bearer scrape-me' }],
  ['an API key', { authorization: 'Bearer cw_4b2z95r_abc' }],
])('the token is wanted: %s', async (_, headers) => {
  await using service = await createTestService({ CARDWRIGHT_METRICS_TOKEN: TOKEN });
  const response = await service.app.request('/metrics', { headers });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('they count answers by operation and status, cards, generations and the queue', async () => {
  let draws = 0;
  await using service = await createTestService(
    { CARDWRIGHT_METRICS_TOKEN: TOKEN, CARDWRIGHT_JOB_ATTEMPTS: '1' },
    {
      crashedWorkers: () => 3,
      onStep: (step) => {
        if (step !== 'composed') return;
        draws += 1;
        if (draws === 2) throw new Error('no luck');
      },
    },
  );
  const key = await service.register();
  await generate(service, key, { prompt: 'A secret of mine' });
  await generate(service, key, { prompt: 'another' });
  await call(service, key, 'POST', '/api/v1/generate');
  await service.app.request('/a/path/of/nobody');
  const response = await service.app.request('/metrics', { headers: bearer });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await response.text();
  const durations = 'cardwright_http_request_duration_seconds_count';
  for (const line of [
    `${durations}{operation="createGeneration",status="202"} 2`,
    `${durations}{operation="createGeneration",status="400"} 1`,
    `${durations}{operation="registerUser",status="201"} 1`,
    `${durations}{operation="other",status="404"} 1`,
    'cardwright_generations_total{outcome="completed"} 1',
    'cardwright_generations_total{outcome="failed"} 1',
    'cardwright_generation_queue_depth 0',
    'cardwright_crashed_workers_total 3',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toContain('process_cpu_seconds_total');
  for (const secret of [key, 'secret of mine', 'ada@example.com', 'of/nobody', TOKEN])
    expect(text).not.toContain(secret);
});

test('they count card files that a crash left behind', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cardwright-metrics-'));
  const at = new Date(Date.now() - 2 * 3600_000).toISOString();
  const folder = join(dataDirectory, 'cards', at.slice(0, 13).replaceAll(/\D/g, ''));
  mkdirSync(folder, { recursive: true });
  for (const digit of '123') writeFileSync(join(folder, `${digit.repeat(64)}-x.png`), digit);
  const database = await openTestDatabase(dataDirectory);
  try {
    await migrate(database);
    await writeFact(database, 'swept-cards', at);
    await database
      .insertInto('cards')
      .values({
        key: 'known',
        object: '',
        format: 'png',
        bytes: 1,
        fresh_until: null,
        created_at: at,
        last_used_at: at,
      })
      .execute();
    await using service = await createTestService({
      CARDWRIGHT_METRICS_TOKEN: TOKEN,
      CARDWRIGHT_DATA_DIR: dataDirectory,
      CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
    });
    const read = async () => await (await service.app.request('/metrics', { headers: bearer })).text();
    await expect.poll(read).toContain('cardwright_swept_files_total{store="cards"} 3\n');
    expect(await read()).toContain('cardwright_swept_files_total{store="images"} 0\n');
  } finally {
    await database.destroy();
    rmSync(dataDirectory, { recursive: true });
  }
});

test('they count what a model painted by outcome, and how long it took', async () => {
  await using server = await startImagesServer(withError(400, { code: 'moderation_blocked' }));
  await using service = await createTestService({
    CARDWRIGHT_METRICS_TOKEN: TOKEN,
    CARDWRIGHT_PAINTER: 'openai',
    CARDWRIGHT_PAINTER_URL: server.url,
    CARDWRIGHT_PAINTER_MODEL: 'flux',
  });
  const key = await service.register();
  const prompt = 'an oil painting of a fox in deep snow';
  for (const seed of [1, 2]) await generate(service, key, { prompt, seed, width: 256, height: 256 });
  const text = await (await service.app.request('/metrics', { headers: bearer })).text();
  // What it refused before is not asked again.
  expect(text).toContain('cardwright_painting_duration_seconds_count{outcome="refused"} 1\n');
  expect(text).not.toContain('fox');
});

test('they count what webhooks accepted, and what not', async () => {
  await using receiver = await startReceiver();
  await using service = await createTestService({ CARDWRIGHT_METRICS_TOKEN: TOKEN, ...TO_RECEIVERS });
  const key = await service.register();
  const { id, secret } = await createWebhook(service, key, { ...HOOK, url: receiver.url });
  const ask = () => call(service, key, 'POST', `/api/v1/webhooks/${id}/test`);
  const read = async () => await (await service.app.request('/metrics', { headers: bearer })).text();
  const until = (outcome: string) =>
    expect.poll(read).toMatch(new RegExp(`webhook_attempts_total{outcome="${outcome}"} [1-9]`));
  // It does not trust what it cannot verify.
  await ask();
  await until('refused');
  receiver.trust(secret);
  await ask();
  await until('accepted');
});
