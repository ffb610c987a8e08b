import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';
import { createWebhook } from './support/webhooks.ts';

describeOperation('rotateWebhookSecret', (api) => {
  test('200: another secret, and the end of the former', async ({ service, key }) => {
    const { id, secret } = await createWebhook(service, key);
    const rotate = async (body?: object) =>
      (await api(service, { key, params: { id }, ...(body && { body }) })).body;
    const rotated = await rotate();
    expect(rotated.secret).not.toBe(secret);
    const leftMs = Date.parse(rotated.former_secret_expires_at) - Date.now();
    expect(Math.abs(leftMs - 86_400_000)).toBeLessThan(400_000);
    expect((await rotate({ grace_seconds: 0 })).former_secret_expires_at).toBeNull();
  });
  test('400 naming grace_seconds', async ({ service, key }) => {
    const { id } = await createWebhook(service, key);
    for (const seconds of [-1, 604_801, 'day']) {
      const { status, body } = await api(service, { key, params: { id }, body: { grace_seconds: seconds } });
      expect([status, body.parameter]).toEqual([400, 'grace_seconds']);
    }
  });
});
