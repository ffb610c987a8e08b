import { describe, expect } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { type Call, describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

const signed = (
  key: string,
  file: string,
  data: Record<string, string> = smallCard('Tea'),
  expires?: string,
): Call => ({
  params: { card: file },
  query: `?${signTarget(key, `/f/${file}`, data, expires).query}`,
});

async function creditsUsed(service: TestService, key: string): Promise<number> {
  const response = await service.app.request('/api/v1/dashboard', { headers: { 'x-api-key': key } });
  return ((await response.json()) as { credits_used: number }).credits_used;
}

describeOperation(
  'getCardFile',
  (api) => {
    describe('200', () => {
      test.each([
        ['og_standard.pdf', 'application/pdf', '%PDF-1.7'],
        ['og_standard.gif', 'image/gif', 'GIF89a'],
      ])('%s, drawn and charged once, then from the cache', async (file, type, head) => {
        await using service = await shareService();
        const key = await service.register();
        const call = signed(key, file);
        const [first, again] = [await api(service, call), await api(service, call)];
        expect([first.headers.get('content-type'), first.bytes.toString('latin1', 0, head.length)]).toEqual([
          type,
          head,
        ]);
        expect([first, again].map(({ headers }) => headers.get('x-cached'))).toEqual(['false', 'true']);
        expect(again.bytes.equals(first.bytes)).toBe(true);
        expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
        expect(again.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
        expect(again.headers.get('x-cardwright-warning')).toBeNull();
        expect(await creditsUsed(service, key)).toBe(1);
      });

      test('each paper and each motion is a file of its own', async ({ service, key }) => {
        const tags = [];
        for (const [file, more] of [
          ['og_standard.pdf', { paper: 'card' }],
          ['og_standard.pdf', { paper: 'a4' }],
          ['og_standard.gif', { motion: 'build' }],
          ['og_standard.gif', { motion: 'countdown' }],
        ] as const)
          tags.push(
            (await api(service, signed(key, file, { ...smallCard('Tea'), ...more }))).headers.get('etag'),
          );
        expect(new Set(tags).size).toBe(4);
      });

      test('signed by the service, for a template of the account too', async ({ service, key }) => {
        const call = (path: string, method: string, body: object) =>
          service.app.request(path, {
            method,
            headers: { 'x-api-key': key, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
        const text = { type: 'text', text: 'Tea', size: 90, minSize: 20, maxLines: 2, color: '#ffffff' };
        const root = { type: 'box', style: { backgroundColor: '#203040' }, children: [text] };
        expect((await call('/api/v1/templates/launch', 'PUT', { parameters: [], root })).status).toBe(200);
        const params = { width: 200, height: 200, paper: 'a4' };
        const body = { template: 'launch.pdf', params, key_id: key.split('_')[1], expires_in: 60 };
        const answer = (await (await call('/api/v1/sign', 'POST', body)).json()) as { url: string };
        const { pathname, search } = new URL(answer.url);
        const { status, headers } = await api(service, {
          params: { card: pathname.slice(3) },
          query: search,
        });
        expect([pathname, status, headers.get('content-type')]).toEqual([
          '/f/launch.pdf',
          200,
          'application/pdf',
        ]);
      });
    });

    describe('400', () => {
      test.each([
        ['template', 'none.pdf', {}],
        ['template', 'og_standard', {}],
        ['template', 'og_standard.png', {}],
        ['paper', 'og_standard.pdf', { paper: 'letter' }],
        ['motion', 'og_standard.gif', { motion: 'spin' }],
        ['format', 'og_standard.gif', { format: 'png' }],
        ['width', 'og_standard.pdf', { width: '0' }],
      ] as const)('naming %s for %s with %j', async (parameter, file, more) => {
        await using service = await shareService();
        const { status, body } = await api(
          service,
          signed(await service.register(), file, { title: 'Tea', ...more }),
        );
        expect([status, body.parameter]).toEqual([400, parameter]);
      });

      test('a card of a crawler is none of these', async ({ service, key }) => {
        for (const [path, data, parameter] of [
          ['/i/og_standard.pdf', {}, 'template'],
          ['/i/og_standard', { format: 'gif' }, 'format'],
        ] as const) {
          const response = await service.app.request(
            `${path}?${signTarget(key, path, { title: 'Tea', ...data }).query}`,
          );
          expect([response.status, await response.json()]).toMatchObject([400, { parameter }]);
        }
      });
    });

    test('402 for a new file without credit, as JSON', async () => {
      await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
      const { status, body } = await api(service, signed(await service.register(), 'og_standard.gif'));
      expect([status, body.code]).toEqual([402, 'credit_limit_reached']);
    });

    test('403 for a URL that has expired, and for the signature of a card', async ({ service, key }) => {
      const past = await api(service, signed(key, 'og_standard.pdf', smallCard('Tea'), '1000000000'));
      expect([past.status, past.body.code]).toEqual([403, 'signature_expired']);
      const { query } = signTarget(key, '/i/og_standard.png', smallCard('Tea'));
      const other = await api(service, { params: { card: 'og_standard.pdf' }, query: `?${query}` });
      expect([other.status, other.body.code]).toEqual([403, 'signature_invalid']);
    });
  },
  { elsewhere: [206, 304, 416, 429, 503] },
);
