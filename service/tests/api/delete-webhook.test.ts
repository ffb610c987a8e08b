import { expect, test } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { createWebhook, HOOK } from './support/webhooks.ts';

describeOperation('deleteWebhook', (api) => {
  test('200: with its deliveries', async () => {
    await using service = await shareService({ CARDWRIGHT_WEBHOOK_HOSTS: '127.0.0.1' });
    const key = await service.register();
    const { id } = await createWebhook(service, key, { ...HOOK, url: 'http://127.0.0.1:1/' });
    await call(service, key, 'POST', `/api/v1/webhooks/${id}/test`);
    const { status } = await api(service, { key, params: { id } });
    const { webhooks, webhook_deliveries: deliveries } = await service.count();
    expect([status, webhooks, deliveries]).toEqual([200, 0, 0]);
  });
});
