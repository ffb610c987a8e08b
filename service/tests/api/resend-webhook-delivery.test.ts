import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { addDeliveries, createWebhook, HOOK } from './support/webhooks.ts';

describeOperation('resendWebhookDelivery', (api) => {
  test('202: pending, due now', async () => {
    await using service = await shareService({ CARDWRIGHT_WEBHOOK_HOSTS: '127.0.0.1' });
    const key = await service.register();
    const { id } = await createWebhook(service, key, { ...HOOK, url: 'http://127.0.0.1:1/' });
    await addDeliveries(service, id, ['delivered']);
    const { status, body } = await api(service, { key, params: { id, delivery: 'msg_0' } });
    expect([status, body]).toMatchObject([
      202,
      { id: 'msg_0', status: 'pending', response_status: null, error: null },
    ]);
  });
  test('404 for a delivery that the webhook does not have', async ({ service, key }) => {
    const [{ id }, other] = [await createWebhook(service, key), await createWebhook(service, key)];
    await addDeliveries(service, other.id, ['failed']);
    for (const delivery of ['msg_none', 'msg_0', '%00']) {
      const { status, body } = await api(service, { key, params: { id, delivery } });
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
  test('409 while it is disabled', async ({ service, key }) => {
    const { id } = await createWebhook(service, key);
    await call(service, key, 'PATCH', `/api/v1/webhooks/${id}`, { enabled: false });
    await addDeliveries(service, id, ['failed']);
    const { status, body } = await api(service, { key, params: { id, delivery: 'msg_0' } });
    expect([status, body.code]).toEqual([409, 'webhook_disabled']);
  });
});
