import { describe, expect } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService, type TestService } from './support/test-service.ts';

const idOf = (key: string): string => key.split('_')[1] ?? '';
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

  describe('400', () => {
    test.each([-1, 86_401, 1.5, '60', null])('grace_seconds: %j', async (grace_seconds) => {
      await using service = await shareService();
      const key = await service.register();
      const answered = await api(service, { key, params: { id: idOf(key) }, body: { grace_seconds } });
      expect([answered.status, answered.body.parameter]).toEqual([400, 'grace_seconds']);
      expect((await service.count()).api_keys).toBe(1);
    });
  });

  describe('409', () => {
    test('a key that is in its grace has been replaced already', async ({ service, key }) => {
      const call = { key, params: { id: idOf(key) }, body: { grace_seconds: 60 } };
      expect((await api(service, call)).status).toBe(201);
      const again = await api(service, call);
      expect([again.status, again.body.code]).toEqual([409, 'key_rotated']);
      expect((await service.count()).api_keys).toBe(2);
    });
  });
});
