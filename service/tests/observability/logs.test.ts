import { createHmac } from 'node:crypto';
import { type Operation, operations } from '@cardwright/contract';
import { expect, test } from 'vitest';
import { createTestService, type TestService } from '../api/support/test-service.ts';
import { createStripeService } from '../billing/support/stripe-service.ts';

const PROMPT = 'zanzibar quokka marmalade';
const TITLE = 'periwinkle trombone';
const EMAIL = 'very.private@example.com';
const json = { 'content-type': 'application/json' };

/** Every operation with a good and with a bad request, by an account whose secrets are looked for afterwards. */
async function useEverything(service: TestService): Promise<string[]> {
  const key = await service.register(EMAIL);
  const call = (path: string, method = 'GET', body?: unknown) =>
    service.app.request(path, {
      method,
      headers: { 'x-api-key': key, ...json, 'idempotency-key': 'idem-7141' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const prompt = { prompt: PROMPT };
  const submitted = (await (await call('/api/v1/generate', 'POST', prompt)).json()) as {
    id: string;
    image_url: string;
  };
  await call('/api/v1/generate', 'POST', { prompt: 'the same key, another body' });
  await call('/api/v1/generate', 'POST', `{"prompt":"${PROMPT}`);
  await call(`/api/v1/generate/${PROMPT}`);
  await call(new URL(submitted.image_url).pathname);
  const made = (await (await call('/api/v1/dashboard/keys', 'POST', { name: 'laptop' })).json()) as {
    key: string;
  };

  const query = `expires=1999999999&title=${TITLE.replace(' ', '%20')}`;
  const signature = createHmac('sha256', key).update(`/i/og_standard?${query}`).digest('hex');
  const card = `/i/og_standard?${query}&sig=${key.split('_')[1]}.${signature}`;
  await call(card);
  await call(card.slice(0, -1));
  await call('/api/v1/sign/explain', 'POST', { url: `http://localhost${card}`, signed_text: TITLE });

  for (const { method, path } of Object.values<Operation>(operations)) {
    if (method === 'DELETE') continue;
    await call(path.replace(/\{\w+\}/g, PROMPT), method, method === 'POST' ? { wrong: PROMPT } : undefined);
    await call(path.replace(/\{\w+\}/g, submitted.id), method, method === 'POST' ? {} : undefined);
  }
  const checkout = await (await call('/api/v1/billing/checkout', 'POST', {})).text();
  await call('/api/v1/users/me', 'DELETE', { confirm: 'somebody@else.example' });
  await call('/api/v1/users/me', 'DELETE', { confirm: EMAIL });
  const imageToken = submitted.image_url.split('/').at(-1) ?? submitted.image_url;
  const checkoutId = /cs_\w+/.exec(checkout)?.[0] ?? checkout;
  return [key, made.key, PROMPT, TITLE, EMAIL, signature, imageToken, checkoutId, 'idem-7141'];
}

test('no line of the log has a key, a prompt, a card, an address of either, or who somebody is', async () => {
  await using service = await createTestService();
  const secrets = await useEverything(service);
  const log = service.logText();
  expect(log.split('\n').length).toBeGreaterThan(50);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});

test('nor when the payment provider fails', async () => {
  await using bench = await createStripeService();
  bench.stripe.fault = 'server-error';
  const key = await bench.service.register(EMAIL);
  const call = (path: string, body: object) =>
    bench.service.app.request(path, {
      method: 'POST',
      headers: { 'x-api-key': key, ...json, prefer: 'wait=10' },
      body: JSON.stringify(body),
    });
  await call('/api/v1/billing/checkout', {});
  await call('/api/v1/generate', { prompt: PROMPT });
  const log = bench.service.logText();
  expect(log).toContain('a request was put off');
  for (const secret of [key, PROMPT, EMAIL, 'sk_test_abc']) expect(log).not.toContain(secret);
});

test('every line is JSON with its request, so that an answer can be found in the log', async () => {
  await using service = await createTestService();
  const response = await service.app.request('/api/v1/dashboard', {
    headers: { 'x-request-id': 'mine-12345678' },
  });
  expect(response.headers.get('x-request-id')).toBe('mine-12345678');
  const lines = service
    .logText()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId: 'mine-12345678', operation: 'getDashboard', status: 401 }),
  );
});
