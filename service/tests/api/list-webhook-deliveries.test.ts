import { describe, expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { addDeliveries, createWebhook } from './support/webhooks.ts';

describeOperation('listWebhookDeliveries', (api) => {
  describe('200', () => {
    test('newest first, in pages and by status', async ({ service, key }) => {
      const { id } = await createWebhook(service, key);
      await call(service, key, 'PATCH', `/api/v1/webhooks/${id}`, { enabled: false });
      await addDeliveries(service, id, ['delivered', 'failed', 'delivered', 'pending', 'delivered']);
      const read = async (query: string) => (await api(service, { key, params: { id }, query })).body;
      const idsOf = (body: { deliveries: { id: string }[] }) => body.deliveries.map((one) => one.id);
      expect(idsOf(await read(''))).toEqual(['msg_4', 'msg_3', 'msg_2', 'msg_1', 'msg_0']);
      expect(idsOf(await read('?status=failed'))).toEqual(['msg_1']);
      const first = await read('?status=delivered&limit=2');
      expect(idsOf(first)).toEqual(['msg_4', 'msg_2']);
      const rest = await read(`?status=delivered&limit=2&cursor=${first.next_cursor}`);
      expect([idsOf(rest), rest.next_cursor]).toEqual([['msg_0'], null]);
    });
  });
  test.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=101'],
    ['status', '?status=lost'],
    ['cursor', '?cursor=none'],
    ['offset', '?offset=1'],
  ])('400 naming %s for %s', async (parameter, query) => {
    await using service = await shareService();
    const key = await service.register();
    const { id } = await createWebhook(service, key);
    const { status, body } = await api(service, { key, params: { id }, query });
    expect([status, body.parameter]).toEqual([400, parameter]);
  });
});
