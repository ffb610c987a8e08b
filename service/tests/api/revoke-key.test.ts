import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

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

  describe('404', () => {
    test('a key that was revoked before', async ({ service, key }) => {
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
});
