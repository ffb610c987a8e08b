import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createStripeService } from '../billing/support/stripe-service.ts';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { filesIn } from './support/files-in.ts';
import { generate } from './support/generate.ts';
import { shareService } from './support/share-service.ts';
import { createSite, giveByOperator } from './support/sites.ts';
import { test } from './support/test.ts';
import { picture, upload } from './support/uploads.ts';

const confirm = 'ada@example.com';

describeOperation('eraseAccount', (api) => {
  describe('200', () => {
    test('nothing of it is left: no row, no picture, no key, no address', async ({ service }) => {
      const before = await service.count();
      const key = await service.register();
      const { image_url: image } = await generate(service, key, { prompt: 'one' });
      await generate(service, key, { prompt: 'two' }, 'respond-async');
      await upload(service, key, await picture('#123456'));
      await createSite(service, key);
      await giveByOperator(service, confirm);
      const card = signedCard(key);
      expect((await service.app.request(card)).status).toBe(200);
      for (const path of ['checkout', 'portal']) await call(service, key, 'POST', `/api/v1/billing/${path}`);

      expect((await api(service, { key, body: { confirm: ' Ada@example.com ' } })).status).toBe(200);
      expect((await service.app.request(new URL(image ?? '').pathname)).status).toBe(404);
      expect((await call(service, key, 'GET', '/api/v1/users/me')).status).toBe(401);
      expect((await service.app.request(card)).status).toBe(403);
      await expect.poll(() => [...filesIn(service, 'images'), ...filesIn(service, 'cards')]).toEqual([]);
      // The note of a file goes after the file.
      await expect.poll(() => service.count()).toEqual(before);
      // The address is free again.
      expect(await service.register()).not.toBe(key);
    });

    test.each([['Ada.Love@Example.com', ' ADA.LOVE@EXAMPLE.COM ']])(
      '%s is confirmed by any spelling of the same address: %s',
      async (email, spelling) => {
        await using service = await shareService();
        const key = await service.register(email);
        expect((await api(service, { key, body: { confirm: spelling } })).status).toBe(200);
      },
    );

    test('the subscription ends at the provider, with the customer', async () => {
      await using bench = await createStripeService();
      const key = await bench.subscribe();
      expect((await api(bench.service, { key, body: { confirm } })).status).toBe(200);
      expect(bench.stripe.customers.size).toBe(0);
      expect([...bench.stripe.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
    });
  });

  test.each([{}, { confirm: '' }, { confirm: 'eve@example.com' }, { confirm: true }])(
    '400 naming confirm: %j',
    async (body) => {
      await using service = await shareService();
      const key = await service.register();
      const before = await service.count();
      const answered = await api(service, { key, body });
      expect([answered.status, answered.body.parameter]).toEqual([400, 'confirm']);
      expect(await service.count()).toEqual(before);
    },
  );

  test('503 while the provider is out: a subscription must not outlive the account that could end it', async () => {
    await using bench = await createStripeService();
    const key = await bench.subscribe();
    const before = await bench.service.count();
    bench.stripe.fault = 'server-error';
    expect((await api(bench.service, { key, body: { confirm } })).status).toBe(503);
    expect(await bench.service.count()).toEqual(before);
    bench.stripe.fault = undefined;
    expect((await api(bench.service, { key, body: { confirm } })).status).toBe(200);
  });
});

function signedCard(key: string): string {
  const query = 'expires=1999999999&title=Hello';
  const signature = createHmac('sha256', key).update(`/i/og_standard?${query}`).digest('hex');
  return `/i/og_standard?${query}&sig=${key.split('_')[1]}.${signature}`;
}
