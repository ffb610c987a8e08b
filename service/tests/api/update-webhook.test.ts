import { expect } from 'vitest';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import { createWebhook } from './support/webhooks.ts';

describeOperation('updateWebhook', (api) => {
  test('200: the fields that are sent, and pausing it', async ({ service, key }) => {
    const { id, secret: _, ...before } = await createWebhook(service, key);
    const patch = async (body: object) => (await api(service, { key, params: { id }, body })).body;
    expect(await patch({})).toEqual({ id, ...before });
    const url = 'https://other.test/';
    expect(await patch({ url, events: ['credits.low'] })).toEqual({
      id,
      ...before,
      url,
      events: ['credits.low'],
    });
    expect(await patch({ enabled: false })).toMatchObject({ enabled: false, disabled_reason: 'owner' });
    expect(await patch({ enabled: true })).toMatchObject({ enabled: true, disabled_reason: null, url });
  });
  test('400 naming the field, and nothing is changed', async ({ service, key }) => {
    const { id, secret: _, ...before } = await createWebhook(service, key);
    for (const [field, value] of Object.entries({
      url: 'http://a.test',
      events: [],
      enabled: 1,
      secret: 's',
    })) {
      const { status, body } = await api(service, {
        key,
        params: { id },
        body: { url: 'https://new.test/', [field]: value },
      });
      expect([status, body.parameter]).toEqual([400, field]);
    }
    const seen = await (await call(service, key, 'GET', `/api/v1/webhooks/${id}`)).json();
    expect(seen).toEqual({ id, ...before });
  });
});
