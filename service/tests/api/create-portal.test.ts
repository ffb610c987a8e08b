import { describe, expect } from 'vitest';
import { createStripeService } from '../billing/support/stripe-service.ts';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';

describeOperation('createPortal', (api) => {
  describe('200', () => {
    test('also for an account that never bought anything, without any body', async ({ service }) => {
      const { status, body } = await api(service, { key: await service.register() });
      expect(status).toBe(200);
      expect(body.url).toMatch(/\/billing\/sandbox\/portal\/bps_\w{32}$/);
    });
  });

  test('400 naming return_url when it leads elsewhere', async ({ service, key }) => {
    const { status, body } = await api(service, { key, body: { return_url: 'https://evil.example/' } });
    expect([status, body.parameter]).toEqual([400, 'return_url']);
  });

  test('503 while the payment provider is out', async () => {
    await using bench = await createStripeService();
    bench.stripe.fault = 'html';
    const { status, body } = await api(bench.service, { key: await bench.service.register() });
    expect([status, body.code]).toEqual([503, 'payment_provider_unavailable']);
  });
});
