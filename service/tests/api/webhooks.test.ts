import { expect } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { addDeliveries, type CreatedWebhook, createWebhook, HOOK } from './support/webhooks.ts';

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

describeOperation('getWebhook', (api) => {
  test('200', async ({ service, key }) => {
    const { secret: _, ...webhook } = await createWebhook(service, key);
    const { status, body } = await api(service, { key, params: { id: webhook.id } });
    expect([status, body]).toEqual([200, webhook]);
  });
});

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

describeOperation('listWebhookDeliveries', (api) => {
  test('200: newest first, in pages and by status', async ({ service, key }) => {
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
