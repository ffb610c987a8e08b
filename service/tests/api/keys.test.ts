import { describe, expect } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService, type TestService } from './support/test-service.ts';

describeOperation('listKeys', (api) => {
  test('200: active keys of this account alone, when each was used, and no secret', async ({
    service,
    key,
  }) => {
    await service.register('eve@example.com');
    const json = { 'x-api-key': key, 'content-type': 'application/json' };
    const path = '/api/v1/dashboard/keys';
    for (const name of ['kept', 'gone'])
      await service.app.request(path, { method: 'POST', headers: json, body: JSON.stringify({ name }) });
    const all = await api(service, { key });
    const gone = all.body.keys.find((found: { name: string }) => found.name === 'gone');
    await service.app.request(`${path}/${gone.id}`, { method: 'DELETE', headers: json });

    const { body, bytes } = await api(service, { key });
    expect(body.keys.map((found: { name: string }) => found.name)).toEqual(['Primary key', 'kept']);
    expect(body.keys[0].last_used_at).not.toBeNull();
    expect(body.keys[1].last_used_at).toBeNull();
    expect(bytes.toString()).not.toContain(key.slice(20));
  });
});

describeOperation('createKey', (api) => {
  describe('201', () => {
    test('the new key works, in either header, and its name is trimmed', async ({ service, key }) => {
      const created = await api(service, { key, body: { name: '  Website  ' } });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ name: 'Website', last_used_at: null });
      for (const headers of [
        { 'x-api-key': created.body.key },
        { authorization: `bEaReR ${created.body.key}` },
      ])
        expect((await service.app.request('/api/v1/users/me', { headers })).status).toBe(200);
    });

    test('the same key in both headers is one key', async ({ service, key }) => {
      const created = await api(service, { key, headers: { 'x-api-key': key }, body: { name: 'x' } });
      expect(created.status).toBe(201);
    });

    test('a name of 100 characters counts code points', async ({ service }) => {
      const name = '🗝'.repeat(100);
      const created = await api(service, { key: await service.register(), body: { name } });
      expect(created.body.name).toBe(name);
    });
  });

  test('409 beyond as many keys as the operator allows, until one is revoked', async () => {
    await using service = await shareService({ CARDWRIGHT_KEY_LIMIT: '2' });
    const key = await service.register();
    const call = { key, body: { name: 'x' } };
    const [one, other] = await Promise.all([api(service, call), api(service, call)]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    const { status, body } = await api(service, call);
    expect([status, body.code]).toEqual([409, 'key_limit_reached']);
    const made = one.status === 201 ? one : other;
    await service.app.request(`/api/v1/dashboard/keys/${made.body.id}`, {
      method: 'DELETE',
      headers: { 'x-api-key': key },
    });
    expect((await api(service, call)).status).toBe(201);
  });

  test('201 for a signing-only key: it signs cards, which counts as its use, and can call nothing and erase nothing', async () => {
    await using service = await shareService();
    const key = await service.register();
    const { body } = await api(service, { key, body: { name: 'Web', scope: 'sign' } });
    expect(body).toMatchObject({ scope: 'sign', permanent_urls: false, expires_at: null });
    const headers = { 'x-api-key': body.key, 'content-type': 'application/json' };
    for (const [method, path, sent] of [
      ['GET', '/api/v1/users/me'],
      ['DELETE', '/api/v1/users/me', '{"confirm":"ada@example.com"}'],
      ['POST', '/api/v1/dashboard/keys', '{"name":"more"}'],
      ['DELETE', `/api/v1/dashboard/keys/${body.id}`],
      ['POST', '/api/v1/generate', '{"prompt":"x"}'],
      ['GET', '/v1/models'],
    ] as const) {
      const response = await service.app.request(path, { method, headers, ...(sent && { body: sent }) });
      expect([path, response.status]).toEqual([path, 401]);
      expect(await response.text()).toContain('only signs URLs. Use a key with the scope');
    }
    const find = async () => {
      const list = await service.app.request('/api/v1/dashboard/keys', { headers: { 'x-api-key': key } });
      const { keys } = (await list.json()) as { keys: { id: string; last_used_at: string | null }[] };
      return keys.find(({ id }) => id === body.id);
    };
    expect(await find()).toMatchObject({ scope: 'sign', last_used_at: null });
    const { path, query } = signTarget(body.key, '/i/og_standard', smallCard('x'));
    expect((await service.app.request(`${path}?${query}`)).status).toBe(200);
    expect((await find())?.last_used_at).not.toBeNull();
  });

  describeRefusedFields(api, [
    ['scope', { name: 'x', scope: 'admin' }],
    ['permanent_urls', { name: 'x', permanent_urls: 'yes' }],
    ['name', { name: '' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'a\nb' }],
  ]);
});

const idOf = (key: string): string => key.split('_')[1] ?? '';

const listKeys = async (service: TestService, key: string) => {
  const list = await service.app.request('/api/v1/dashboard/keys', { headers: { 'x-api-key': key } });
  return ((await list.json()) as { keys: object[] }).keys;
};

describeOperation('updateKey', (api) => {
  test('200: another label, and nothing else', async ({ service, key }) => {
    const [before] = await listKeys(service, key);
    const { status, body } = await api(service, { key, params: { id: idOf(key) }, body: { name: ' Blog ' } });
    expect([status, body]).toEqual([200, { ...before, name: 'Blog' }]);
    expect(await listKeys(service, key)).toEqual([body]);
  });

  test.each([{ name: '' }, { name: 'x'.repeat(101) }, { name: 'a\nb' }, {}, { name: 'a', scope: 'full' }])(
    '400 for %j',
    async (body) => {
      await using service = await shareService();
      const key = await service.register();
      const answered = await api(service, { key, params: { id: idOf(key) }, body });
      expect([answered.status, answered.body.code]).toEqual([400, 'invalid_parameter']);
    },
  );
});

const whoAmI = (service: TestService, key: string) =>
  service.app.request('/api/v1/users/me', { headers: { 'x-api-key': key } });

const cardOf = (service: TestService, key: string) => {
  const { path, query } = signTarget(key, '/i/og_standard', smallCard('x'));
  return service.app.request(`${path}?${query}`);
};

describeOperation('rotateKey', (api) => {
  describe('201', () => {
    test('the new key takes the place of the old one, which is refused with words that say so', async () => {
      const clock = createTestClock();
      await using service = await createTestService({}, { clock });
      const old = await service.register();
      const { status, body } = await api(service, { key: old, params: { id: idOf(old) }, body: {} });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        name: 'Primary key',
        scope: 'full',
        expires_at: null,
        last_used_at: null,
      });
      expect((await whoAmI(service, body.key)).status).toBe(200);
      expect((await cardOf(service, body.key)).status).toBe(200);

      const day = clock.now().toISOString().slice(0, 10);
      const words = `was rotated on ${day}; use the key that replaced it`;
      const called = await whoAmI(service, old);
      expect([called.status, await called.json()]).toEqual([
        401,
        { error: expect.stringContaining(words), code: 'key_rotated' },
      ]);
      const card = await cardOf(service, old);
      expect([card.status, await card.json()]).toEqual([
        403,
        { error: expect.stringContaining(words), code: 'signature_invalid', parameter: 'sig' },
      ]);
    });

    test('within the grace the old one calls, signs and is listed with its end; then it does not', async () => {
      const clock = createTestClock();
      await using service = await createTestService({}, { clock });
      const old = await service.register();
      const call = { key: old, params: { id: idOf(old) }, body: { grace_seconds: 60 } };
      const fresh = (await api(service, call)).body.key;
      const list = async () => {
        const response = await service.app.request('/api/v1/dashboard/keys', {
          headers: { 'x-api-key': fresh },
        });
        return ((await response.json()) as { keys: { id: string; expires_at: string | null }[] }).keys;
      };
      const end = new Date(clock.now().getTime() + 60_000).toISOString();
      expect(Object.fromEntries((await list()).map((one) => [one.id, one.expires_at]))).toEqual({
        [idOf(old)]: end,
        [idOf(fresh)]: null,
      });
      clock.advance(59_000);
      expect([(await whoAmI(service, old)).status, (await cardOf(service, old)).status]).toEqual([200, 200]);
      clock.advance(1_000);
      expect([(await whoAmI(service, old)).status, (await cardOf(service, old)).status]).toEqual([401, 403]);
      expect((await list()).map(({ id }) => id)).toEqual([idOf(fresh)]);
    });

    test('scope and rights are kept, and no log has a key', async ({ service, key }) => {
      const created = await service.app.request('/api/v1/dashboard/keys', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: '{"name":"Web","scope":"sign","permanent_urls":true}',
      });
      const { id } = (await created.json()) as { id: string };
      const { body } = await api(service, { key, params: { id } });
      expect(body).toMatchObject({ name: 'Web', scope: 'sign', permanent_urls: true });
      expect(service.logText()).not.toContain(body.key.slice(20));
    });
  });

  test.each([-1, 86_401, 1.5, '60', null])('400: grace_seconds: %j', async (grace_seconds) => {
    await using service = await shareService();
    const key = await service.register();
    const answered = await api(service, { key, params: { id: idOf(key) }, body: { grace_seconds } });
    expect([answered.status, answered.body.parameter]).toEqual([400, 'grace_seconds']);
    expect((await service.count()).api_keys).toBe(1);
  });

  test('409: a key that is in its grace has been replaced already', async ({ service, key }) => {
    const call = { key, params: { id: idOf(key) }, body: { grace_seconds: 60 } };
    expect((await api(service, call)).status).toBe(201);
    const again = await api(service, call);
    expect([again.status, again.body.code]).toEqual([409, 'key_rotated']);
    expect((await service.count()).api_keys).toBe(2);
  });
});

const idsOf = async (service: TestService, key: string): Promise<string[]> => {
  const response = await service.app.request('/api/v1/dashboard/keys', { headers: { 'x-api-key': key } });
  return ((await response.json()) as { keys: { id: string }[] }).keys.map(({ id }) => id);
};

describeOperation('revokeKey', (api) => {
  describe('200', () => {
    test('the key authenticates no more, and the last one is revoked with a warning when confirmed', async () => {
      await using service = await shareService();
      const key = await service.register();
      const [id = ''] = await idsOf(service, key);
      const { status, body } = await api(service, { key, params: { id }, body: { confirm: true } });
      expect(status).toBe(200);
      expect(body.message).toContain('last key');
      expect((await api(service, { key, params: { id } })).status).toBe(401);
    });

    test('no warning while another key is left', async ({ service, key }) => {
      await service.app.request('/api/v1/dashboard/keys', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: '{"name":"second"}',
      });
      const [, second = ''] = await idsOf(service, key);
      expect((await api(service, { key, params: { id: second } })).body.message).not.toContain('last key');
    });
  });

  test('400: a confirmation that is no truth value', async ({ service, key }) => {
    const [id = ''] = await idsOf(service, key);
    const { status, body } = await api(service, { key, params: { id }, body: { confirm: 'yes' } });
    expect([status, body.parameter]).toEqual([400, 'confirm']);
  });

  describe('409', () => {
    const add = (service: TestService, key: string, body: object) =>
      service.app.request('/api/v1/dashboard/keys', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    test('the last key that can call stays, until that is confirmed', async ({ service, key }) => {
      await add(service, key, { name: 'signs', scope: 'sign' });
      const [id = '', signing = ''] = await idsOf(service, key);
      for (const body of [undefined, {}, { confirm: false }]) {
        const refused = await api(service, { key, params: { id }, body });
        expect([refused.status, refused.body.code, refused.body.parameter]).toEqual([
          409,
          'last_key',
          'confirm',
        ]);
        expect(refused.body.error).toContain('npm run admin -- keys create');
      }
      expect(await idsOf(service, key)).toEqual([id, signing]);
      expect((await api(service, { key, params: { id: signing } })).status).toBe(200);
    });

    test('a key whose grace will end counts as none', async ({ service, key }) => {
      const [old = ''] = await idsOf(service, key);
      await service.app.request(`/api/v1/dashboard/keys/${old}/rotate`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: '{"grace_seconds":60}',
      });
      const fresh = (await idsOf(service, key)).find((id) => id !== old) ?? '';
      expect((await api(service, { key, params: { id: fresh } })).status).toBe(409);
      expect((await api(service, { key, params: { id: old } })).status).toBe(200);
    });
  });

  test('404: a key that was revoked before', async ({ service, key }) => {
    await service.app.request('/api/v1/dashboard/keys', {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"name":"second"}',
    });
    const [, id = ''] = await idsOf(service, key);
    await api(service, { key, params: { id } });
    expect((await api(service, { key, params: { id } })).status).toBe(404);
  });
});
