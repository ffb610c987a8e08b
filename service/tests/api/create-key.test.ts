import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describeBodyErrors, describeKeyErrors } from './support/refusals.ts';
import { createTestService } from './support/test-service.ts';

describeOperation('createKey', (api) => {
  describe('201', () => {
    test('the new key works, in either header, and its name is trimmed', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const created = await api(service, { key, body: { name: '  Website  ' } });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ name: 'Website', last_used_at: null });
      for (const headers of [
        { 'x-api-key': created.body.key },
        { authorization: `bEaReR ${created.body.key}` },
      ])
        expect((await service.app.request('/api/v1/users/me', { headers })).status).toBe(200);
    });

    test('the same key in both headers is one key', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const created = await api(service, { key, headers: { 'x-api-key': key }, body: { name: 'x' } });
      expect(created.status).toBe(201);
    });

    test('a name of 100 characters counts code points', async () => {
      await using service = await createTestService();
      const name = '🗝'.repeat(100);
      const created = await api(service, { key: await service.register(), body: { name } });
      expect(created.body.name).toBe(name);
    });
  });

  describe('400 naming `name`', () => {
    test.each([
      ['missing', {}],
      ['empty', { name: '' }],
      ['blank', { name: ' \u200b ' }],
      ['101 characters', { name: 'x'.repeat(101) }],
      ['a number', { name: 7 }],
      ['null', { name: null }],
      ['two lines', { name: 'a\nb' }],
      ['a lone surrogate', { name: 'a\ud800' }],
    ])('%s', async (_, body) => {
      await using service = await createTestService();
      const key = await service.register();
      const answered = await api(service, { key, body });
      expect([answered.status, answered.body.parameter, answered.body.code]).toEqual([
        400,
        'name',
        'invalid_parameter',
      ]);
      expect((await service.count()).api_keys).toBe(1);
    });
  });

  describeBodyErrors(api, { name: 'Website' });
  describeKeyErrors(api, { body: { name: 'Website' } });
});
