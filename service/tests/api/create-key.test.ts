import { describe, expect } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

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

  describe('201 for a signing-only key', () => {
    test('it signs cards, which counts as its use, and can call nothing and erase nothing', async () => {
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
  });

  describeRefusedFields(api, [
    ['scope', { name: 'x', scope: 'admin' }],
    ['scope', { name: 'x', scope: null }],
    ['permanent_urls', { name: 'x', permanent_urls: 'yes' }],
    ['name', {}],
    ['name', { name: '' }],
    ['name', { name: ' \u200b ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 7 }],
    ['name', { name: null }],
    ['name', { name: 'a\nb' }],
    ['name', { name: 'a\ud800' }],
  ]);
});
