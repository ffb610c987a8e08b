import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { test } from './support/test.ts';

describeOperation('listKeys', (api) => {
  describe('200', () => {
    test('active keys of this account alone, when each was used, and no secret', async ({ service, key }) => {
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
});
