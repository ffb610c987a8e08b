import { describe, expect } from 'vitest';
import type { Api } from './describe-operation.ts';
import { generate } from './generate.ts';
import { test } from './test.ts';

/** What starring and removing a star have in common; `starred` is the state afterwards. */
export function describeStar(api: Api, starred: boolean): void {
  describe('200', () => {
    test('the generation, which is otherwise as it was; again changes nothing', async ({ service, key }) => {
      const headers = { 'x-api-key': key };
      const submitted = await generate(service, key, { prompt: 'Tea' });
      const path = `/api/v1/generate/${submitted.id}`;
      const read = async () =>
        (await (await service.app.request(path, { headers })).json()) as Record<string, unknown>;
      const before = await read();
      expect(before).toMatchObject({ status: 'completed', starred: false });
      await service.app.request(`${path}/star`, { method: 'POST', headers });
      expect(await read()).toEqual({ ...before, starred: true });
      for (let count = 0; count < 2; count++) {
        const { status, body } = await api(service, { key, params: { id: submitted.id } });
        expect([status, body]).toEqual([200, { ...before, starred }]);
        expect(await read()).toEqual(body);
      }
      expect((await service.count()).starred_generations).toBe(starred ? 1 : 0);
    });

    test('one that is starred is deleted as any other, alone or with its account', async ({ service }) => {
      const before = await service.count();
      const key = await service.register();
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      for (const prompt of ['one', 'two']) {
        const generation = await generate(service, key, { prompt });
        await api(service, { key, params: { id: generation.id } });
        const path = `/api/v1/generate/${generation.id}`;
        await service.app.request(`${path}/star`, { method: 'POST', headers });
        if (prompt === 'two') continue;
        expect((await service.app.request(path, { method: 'DELETE', headers })).status).toBe(200);
        expect((await service.count()).starred_generations).toBe(0);
      }
      const erased = await service.app.request('/api/v1/users/me', {
        method: 'DELETE',
        headers,
        body: JSON.stringify({ confirm: 'ada@example.com' }),
      });
      expect(erased.status).toBe(200);
      await expect.poll(() => service.count()).toEqual(before);
    });
  });
}
