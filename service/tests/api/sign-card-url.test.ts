import { describe, expect } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

const idOf = (key: string): string => key.split('_')[1] ?? '';
const bodyOf = (key: string, more: object = {}) => ({
  template: 'og_standard',
  params: smallCard('Hold fast'),
  key_id: idOf(key),
  expires_in: 3600,
  ...more,
});
const createKey = async (service: TestService, key: string, body: object): Promise<string> => {
  const response = await call(service, key, 'POST', '/api/v1/dashboard/keys', { name: 'Web', ...body });
  return ((await response.json()) as { key: string }).key;
};
const fetchCard = (service: TestService, url: string) =>
  service.app.request(url.slice(new URL(url).origin.length));

describeOperation('signCardUrl', (api) => {
  describe('200', () => {
    test('the URL that the holder of the key would have signed, and it opens', async ({ service, key }) => {
      const { status, body } = await api(service, {
        key,
        body: bodyOf(key, { expires_in: undefined, expires_at: 2_000_000_000 }),
      });
      expect(status).toBe(200);
      const { path, query } = signTarget(key, '/i/og_standard', smallCard('Hold fast'));
      expect(body.url).toBe(`${service.baseUrl()}${path}?${query}`);
      expect((await fetchCard(service, body.url)).status).toBe(200);
    });

    test('with a signing-only key of the account, an extension, numbers and a date', async () => {
      await using service = await shareService();
      const key = await service.register();
      const signing = await createKey(service, key, { scope: 'sign', permanent_urls: true });
      for (const [expires, more] of [
        ['2000000000', { expires_in: undefined, expires_at: '2033-05-18T03:33:20Z' }],
        ['never', { expires_in: undefined, expires_at: 'never' }],
        ['never', { expires_in: 'never' }],
      ] as const) {
        const params = { title: 'x', width: 200, height: 200 };
        const { body } = await api(service, {
          key,
          body: bodyOf(signing, { template: 'og_standard.jpg', params, ...more }),
        });
        expect(new URL(body.url).searchParams.get('expires')).toBe(expires);
        const card = await fetchCard(service, body.url);
        expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      }
    });

    test.each([
      [{ title: 'x', titel: 'y' }, [expect.stringContaining('no parameter titel')]],
      [{ theme: 'dark' }, ['The card has no text.']],
      [{ title: 'x' }, []],
    ])('warns of what is probably a mistake: %j', async (params, warnings) => {
      await using service = await shareService();
      const key = await service.register();
      const { status, body } = await api(service, { key, body: bodyOf(key, { params }) });
      expect([status, body.warnings]).toEqual([200, warnings]);
    });

    test('costs nothing and writes nothing', async ({ service, key }) => {
      const before = await service.count();
      await api(service, { key, body: bodyOf(key) });
      expect(await service.count()).toEqual(before);
    });
  });

  test.each([
    ['template', { template: 'nope' }],
    ['params.theme', { params: { theme: 'blue' } }],
    ['params.width', { params: { width: 0 } }],
    ['params.format', { params: { format: 'gif' } }],
    ['params.expires', { params: { expires: '1' } }],
    ['params.sig', { params: { sig: 'x' } }],
    ['params.a b', { params: { 'a b': 'x' } }],
    ['params', { params: { title: '本'.repeat(900) } }],
    ['expires_in', { expires_in: undefined }],
    ['expires_in', { expires_in: 0 }],
    ['expires_in', { expires_in: '30d' }],
    ['expires_at', { expires_in: undefined, expires_at: '2020-01-01T00:00:00Z' }],
    ['expires_at', { expires_in: undefined, expires_at: 'soon' }],
  ])('400: names %s for %j', async (parameter, more) => {
    await using service = await shareService();
    const key = await service.register();
    const answered = await api(service, { key, body: bodyOf(key, more) });
    expect([answered.status, answered.body.parameter]).toEqual([400, parameter]);
    expect(answered.body.error).not.toContain('another value');
  });

  test("404: another account's key, one that was revoked and none look the same", async ({ service }) => {
    const [key, theirs] = [await service.register(), await service.register('b@example.com')];
    const gone = await createKey(service, key, {});
    await call(service, key, 'DELETE', `/api/v1/dashboard/keys/${idOf(gone)}`);
    const none = await api(service, { key, body: bodyOf(key, { key_id: 'none' }) });
    expect([none.status, none.body.parameter]).toEqual([404, 'key_id']);
    for (const other of [theirs, gone])
      expect((await api(service, { key, body: bodyOf(other) })).body).toEqual(none.body);
  });
});
