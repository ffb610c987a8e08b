import { expect } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { call } from './support/brands.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createWebhook, HOOK } from './support/webhooks.ts';

describeOperation('createWebhook', (api) => {
  test('201: with the secret, which is shown once and is not in the database', async ({ service, key }) => {
    const { status, body } = await api(service, {
      key,
      body: { ...HOOK, events: [...HOOK.events, 'image.deleted'] },
    });
    const { id, secret, created_at: createdAt, ...rest } = body;
    expect(status).toBe(201);
    expect(rest).toEqual({
      ...HOOK,
      enabled: true,
      disabled_reason: null,
      failing_since: null,
      former_secret_expires_at: null,
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const seen = await (await call(service, key, 'GET', `/api/v1/webhooks/${id}`)).json();
    expect(seen).toEqual({ id, created_at: createdAt, ...rest });
    const database = await openTestDatabase(service.dataDirectory);
    const rows = JSON.stringify(await database.selectFrom('webhooks').selectAll().execute());
    await database.destroy();
    expect(rows).toContain(id);
    expect(rows).not.toContain(secret.slice('whsec_'.length));
    expect(service.logText()).not.toContain(secret.slice('whsec_'.length));
  });

  test.each([
    'http://hooks.test/',
    'https://hooks.test:8443/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://user@hooks.test/',
    'http://localhost:4000/',
    'hooks.test',
    '',
  ])('400 naming url for %j, unless the operator allows it', async (url) => {
    await using service = await shareService();
    const key = await service.register();
    const { status, body } = await api(service, { key, body: { ...HOOK, url } });
    expect([status, body.parameter, body.code]).toEqual([400, 'url', 'invalid_parameter']);
    expect((await service.count()).webhooks).toBe(0);
  });

  test.each([
    ['https://Hooks.test', 'https://hooks.test/'],
    ['https://hooks.test/a\u0000b c#d', 'https://hooks.test/a%00b%20c'],
  ])('201: %j is %s', async (url, expected) => {
    await using service = await shareService();
    const key = await service.register();
    expect((await api(service, { key, body: { ...HOOK, url } })).body.url).toBe(expected);
  });

  test.each(['http://localhost:4000/in', 'https://127.0.0.1:8443/', 'http://a.internal.test/'])(
    '201 for %s where the operator allows it',
    async (url) => {
      await using service = await shareService({
        CARDWRIGHT_WEBHOOK_HOSTS: 'localhost, 127.0.0.1, *.internal.test',
      });
      const key = await service.register();
      expect((await api(service, { key, body: { ...HOOK, url } })).status).toBe(201);
      const refused = await api(service, { key, body: { ...HOOK, url: 'http://hooks.test/' } });
      expect([refused.status, refused.body.parameter]).toEqual([400, 'url']);
    },
  );

  test('400 naming events', async ({ service, key }) => {
    for (const events of [[], ['all'], ['webhook.test'], 'generation.completed', [7]]) {
      const { status, body } = await api(service, { key, body: { ...HOOK, events } });
      expect([status, body.parameter.split('[')[0]]).toEqual([400, 'events']);
    }
  });

  test('409 for more than 20', async ({ service, key }) => {
    for (let at = 0; at < 20; at += 1) await createWebhook(service, key);
    const { status, body } = await api(service, { key, body: HOOK });
    expect([status, body.code]).toEqual([409, 'webhook_limit_reached']);
  });
});
