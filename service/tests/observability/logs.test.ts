import { expect, test } from 'vitest';
import { createTestService } from '../api/support/test-service.ts';
import { createStripeService } from '../billing/support/stripe-service.ts';
import { EMAIL, PROMPT, useEverything } from './support/use-everything.ts';

const json = { 'content-type': 'application/json' };

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
  expect(log).toContain('request refused: temporarily unavailable');
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
