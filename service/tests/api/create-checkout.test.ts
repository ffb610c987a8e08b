import { describe, expect } from 'vitest';
import { createStripeService } from '../billing/support/stripe-service.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

describeOperation('createCheckout', (api) => {
  describe('200', () => {
    test('without any body, at the sandbox where no provider is configured', async () => {
      await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
      const { status, body } = await api(service, { key: await service.register() });
      expect(status).toBe(200);
      expect(body.url).toMatch(/^https:\/\/cards\.example\.com\/billing\/sandbox\/checkout\/cs_\w{32}$/);
    });

    test('asked again it is the same one, also when it is asked at once', async ({ service, key }) => {
      const answers = await Promise.all([1, 2, 3].map(() => api(service, { key, body: {} })));
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
      expect(await service.count()).toMatchObject({ billing_customers: 1, sandbox_sessions: 1 });
    });
  });

  describeRefusedFields(api, [
    ['success_url', { success_url: 'https://evil.example/' }],
    ['cancel_url', { cancel_url: 'https://evil.example/' }],
    ['success_url', { success_url: '/relative' }],
    ['success_url', { success_url: 'x'.repeat(3000) }],
    ['success_url', { success_url: 7 }],
    ['cancel_url', { success_url: 'http://localhost:0/', cancel_url: null }],
  ]);

  test('409 for an account that subscribes already', async ({ service, key }) => {
    const { body } = await api(service, { key });
    const path = new URL(body.url).pathname;
    await service.app.request(path, { method: 'POST', body: new URLSearchParams({ card: 'works' }) });
    const again = await api(service, { key });
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed']);
  });

  test('503 while the payment provider is out', async () => {
    await using bench = await createStripeService();
    bench.stripe.fault = 'server-error';
    const { status, body, headers } = await api(bench.service, { key: await bench.service.register() });
    expect([status, body.code]).toEqual([503, 'payment_provider_unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
