import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describeKeyErrors } from './support/refusals.ts';
import { createTestService, type TestService } from './support/test-service.ts';

const idsOf = async (service: TestService, key: string): Promise<string[]> => {
  const response = await service.app.request('/api/v1/dashboard/keys', { headers: { 'x-api-key': key } });
  return ((await response.json()) as { keys: { id: string }[] }).keys.map(({ id }) => id);
};

describeOperation('revokeKey', (api) => {
  describe('200', () => {
    test('the key authenticates no more, and the last one is revoked with a warning', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const [id = ''] = await idsOf(service, key);
      const { status, body } = await api(service, { key, params: { id } });
      expect(status).toBe(200);
      expect(body.message).toContain('last key');
      expect((await api(service, { key, params: { id } })).status).toBe(401);
    });

    test('no warning while another key is left', async () => {
      await using service = await createTestService();
      const key = await service.register();
      await service.app.request('/api/v1/dashboard/keys', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: '{"name":"second"}',
      });
      const [, second = ''] = await idsOf(service, key);
      expect((await api(service, { key, params: { id: second } })).body.message).not.toContain('last key');
    });
  });

  describe('404', () => {
    test.each(['none', '%00', '..%2f', '%ff', 'x'.repeat(5000), '%F0%9F%94%91'])(
      'the made-up id %s',
      async (id) => {
        await using service = await createTestService();
        const answered = await api(service, { key: await service.register(), params: { id } });
        expect([answered.status, answered.body.code]).toEqual([404, 'not_found']);
      },
    );

    test("another account's key, which stays", async () => {
      await using service = await createTestService();
      const theirs = await service.register('eve@example.com');
      const [id = ''] = await idsOf(service, theirs);
      const mine = await api(service, { key: await service.register(), params: { id } });
      const madeUp = await api(service, {
        key: await service.register('b@example.com'),
        params: { id: 'none' },
      });
      expect([mine.status, mine.body]).toEqual([404, madeUp.body]);
      expect(await idsOf(service, theirs)).toEqual([id]);
    });

    test('a key that was revoked before', async () => {
      await using service = await createTestService();
      const key = await service.register();
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

  describeKeyErrors(api, { params: { id: 'none' } });
});
