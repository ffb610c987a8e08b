import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import { createWebhook } from './support/webhooks.ts';

describeOperation('getWebhook', (api) => {
  test('200', async ({ service, key }) => {
    const { secret: _, ...webhook } = await createWebhook(service, key);
    const { status, body } = await api(service, { key, params: { id: webhook.id } });
    expect([status, body]).toEqual([200, webhook]);
  });
});
