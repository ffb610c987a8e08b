import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import { type CreatedWebhook, createWebhook } from './support/webhooks.ts';

describeOperation('listWebhooks', (api) => {
  test('200: those of the account, oldest first', async ({ service, key }) => {
    await createWebhook(service, await service.register('eve@example.com'));
    const made = [await createWebhook(service, key), await createWebhook(service, key)];
    const { status, body } = await api(service, { key });
    expect(status).toBe(200);
    expect(body.webhooks.map(({ id }: CreatedWebhook) => id).sort()).toEqual(made.map(({ id }) => id).sort());
    expect(JSON.stringify(body)).not.toContain('whsec_');
  });
});
