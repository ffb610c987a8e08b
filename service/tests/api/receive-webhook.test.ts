import { expect, test } from 'vitest';
import { signWebhookEvent } from '../../src/billing/webhook-event.ts';
import { createStripeService, onlyOf, WEBHOOK_SECRET } from '../billing/support/stripe-service.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';

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
