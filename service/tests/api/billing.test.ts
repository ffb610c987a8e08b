import { describe, expect } from 'vitest';
import { signWebhookEvent } from '../../src/billing/webhook-event.ts';
import { createStripeService, onlyOf, WEBHOOK_SECRET } from '../billing/support/stripe-service.ts';
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
    ['success_url', { success_url: 'x'.repeat(3000) }],
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

describeOperation('createPortal', (api) => {
  test('200: also for an account that never bought anything, without any body', async ({ service }) => {
    const { status, body } = await api(service, { key: await service.register() });
    expect(status).toBe(200);
    expect(body.url).toMatch(/\/billing\/sandbox\/portal\/bps_\w{32}$/);
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

describeOperation('receiveWebhook', (api) => {
  const createSigned = async () => {
    const bench = await createStripeService();
    await bench.post('checkout', await bench.service.register());
    const [event] = bench.stripe.pay(onlyOf(bench.stripe.sessions));
    const rawBody = JSON.stringify(event);
    const headers = { 'stripe-signature': signWebhookEvent(rawBody, WEBHOOK_SECRET, bench.clock.now()) };
    return Object.assign(bench, { call: { rawBody, headers } });
  };

  test('200 for an event that is signed', async () => {
    await using bench = await createSigned();
    expect((await api(bench.service, bench.call)).body).toEqual({ received: true });
    expect((await bench.service.count()).billing_events).toBe(1);
  });

  test('400 for one that is not; the sandbox takes none from outside', async () => {
    for (const create of [createStripeService, async () => ({ service: await shareService() })]) {
      const { service } = await create();
      await using _ = service;
      const { status, body } = await api(service, { body: { id: 'evt_1', type: 'invoice.paid' } });
      expect([status, body.code, body.parameter]).toEqual([400, 'signature_invalid', 'Stripe-Signature']);
    }
  });

  test('413 for more than 128 KiB', async () => {
    await using bench = await createSigned();
    const rawBody = ' '.repeat(128 * 1024 + 1);
    expect((await api(bench.service, { ...bench.call, rawBody })).status).toBe(413);
  });

  test('503 while the provider cannot be asked: it sends the event again', async () => {
    await using bench = await createSigned();
    bench.stripe.fault = 'down';
    expect((await api(bench.service, bench.call)).status).toBe(503);
    expect((await bench.service.count()).billing_events).toBe(0);
  });
});
