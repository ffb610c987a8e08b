import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createWebhook, HOOK } from './support/webhooks.ts';

describeOperation('testWebhook', (api) => {
  test('202: pending, with the webhook as its data', async () => {
    await using service = await shareService({ CARDWRIGHT_WEBHOOK_HOSTS: '127.0.0.1' });
    const key = await service.register();
    const { id } = await createWebhook(service, key, { ...HOOK, url: 'http://127.0.0.1:1/' });
    const { status, body } = await api(service, { key, params: { id } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ webhook_id: id, type: 'webhook.test', subject: id, status: 'pending' });
  });
  test('409 while it is disabled', async ({ service, key }) => {
    const { id } = await createWebhook(service, key);
    await call(service, key, 'PATCH', `/api/v1/webhooks/${id}`, { enabled: false });
    const { status, body } = await api(service, { key, params: { id } });
    expect([status, body.code]).toEqual([409, 'webhook_disabled']);
    expect((await service.count()).webhook_deliveries).toBe(0);
  });
});
