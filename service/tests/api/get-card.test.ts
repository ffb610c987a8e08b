import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { type Call, describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const signed = (
  key: string,
  data: Record<string, string>,
  template = 'og_standard',
  expires?: string,
): Call => ({
  params: { template },
  query: `?${signTarget(key, `/i/${template}`, data, expires).query}`,
});

describeOperation(
  'getCard',
  (api) => {
    describe('200', () => {
      test('without text, or with a name that the template does not have, says so in a header', async () => {
        await using service = await shareService();
        const key = await service.register();
        const { title: _, ...size } = smallCard('x');
        const call = signed(key, { ...size, titel: 'x' });
        for (const cached of ['false', 'true']) {
          const { headers } = await api(service, call);
          expect([headers.get('x-cached'), headers.get('x-cardwright-warning')]).toEqual([
            cached,
            'The card has no text. og_standard has no parameter titel; it is ignored. Did you mean title?',
          ]);
          expect(headers.get('access-control-expose-headers')).toContain('X-Cardwright-Warning');
        }
        const many = Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`z${at}`.padEnd(64, 'z'), 'x']),
        );
        const long = await api(service, signed(key, { ...smallCard('x'), ...many }));
        expect(long.headers.get('x-cardwright-warning')).toMatch(
          / Also ignored: 55 more unknown parameters\.$/,
        );
        const good = await api(service, signed(key, smallCard('x')));
        expect(good.headers.get('x-cardwright-warning')).toBeNull();
      });

      test('whose text is cut says so in a header, drawn and from the cache, in whatever letters', async () => {
        await using service = await shareService();
        const key = await service.register();
        for (const text of ['More than any card can hold. ', 'Больше, чем вмещает карточка. ']) {
          const call = signed(key, smallCard(text.repeat(25)));
          for (const cached of ['false', 'true']) {
            const { headers } = await api(service, call);
            expect(headers.get('x-cached')).toBe(cached);
            expect(headers.get('x-cardwright-warning')).toBe(
              'Too long for a card of this size, and cut: title.',
            );
          }
        }
      });

      test('for ever, where the key allows it, and cached for a day', async ({ service, key }) => {
        const created = await service.app.request('/api/v1/dashboard/keys', {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: '{"name":"Web","permanent_urls":true}',
        });
        const { key: permanent } = (await created.json()) as { key: string };
        const call = signed(permanent, smallCard('for ever'), 'og_standard', 'never');
        for (const cached of ['false', 'true']) {
          const { status, headers } = await api(service, call);
          expect([status, headers.get('cache-control'), headers.get('x-cached')]).toEqual([
            200,
            'public, max-age=86400',
            cached,
          ]);
        }
        const other = await api(service, signed(key, smallCard('x'), 'og_standard', 'never'));
        expect([other.status, other.body]).toEqual([
          403,
          { error: expect.stringContaining('permanent_urls'), code: 'expiry_required', parameter: 'expires' },
        ]);
      });

      test('with an extension in the path, which is signed as it is sent', async ({ service, key }) => {
        const plain = await api(service, signed(key, { ...smallCard('x'), format: 'jpeg' }));
        const call = signed(key, smallCard('x'), 'og_standard.jpg');
        const { status, headers, bytes } = await api(service, call);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect([headers.get('x-cached'), bytes.equals(plain.bytes)]).toEqual(['true', true]);
        expect((await api(service, { ...call, params: { template: 'og_standard' } })).status).toBe(403);
        const clash = await api(service, signed(key, { format: 'png' }, 'og_standard.jpg'));
        expect([clash.status, clash.body.parameter]).toEqual([400, 'format']);
      });

      test('the card without a key, with all that caches and pages need to know', async ({ service }) => {
        const call = signed(await service.register(), smallCard('new to all'));
        const { status, headers, bytes } = await api(service, call);
        expect(status).toBe(200);
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': 'image/png',
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=86400',
          'x-cached': 'false',
          'accept-ranges': 'bytes',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          etag: expect.stringMatching(/^"[^"]+"$/),
        });
        const again = await api(service, call);
        expect(again.headers.get('x-cached')).toBe('true');
        expect(again.bytes.equals(bytes)).toBe(true);
      });
    });

    describe('400', () => {
      test.each([
        ['an unknown template', {}, 'nope', 'template'],
        ['a width of 0', { width: '0' }, 'og_standard', 'width'],
        ['a logo of a host that is not allowed', { logo: 'https://example.com/a.png' }, 'og_brand', 'logo'],
      ])('%s, by name, and nothing is charged', async (_, data, template, parameter) => {
        await using service = await shareService();
        const key = await service.register();
        const before = await service.count();
        const { status, body } = await api(service, signed(key, data, template));
        expect([status, body.parameter, body.code]).toEqual([400, parameter, 'invalid_parameter']);
        expect(await service.count()).toEqual(before);
      });

      test('a parameter given twice', async ({ service }) => {
        const { params, query } = signed(await service.register(), { title: 'x' });
        const { status, body } = await api(service, {
          ...(params && { params }),
          query: `${query}&sig=other`,
        });
        expect([status, body.parameter]).toEqual([400, 'sig']);
      });
    });

    test('429 for more new cards with one key than the operator allows, and 200 for a known one and with another key', async () => {
      await using service = await createTestService({ CARDWRIGHT_CARD_LIMIT: '1' });
      const key = await service.register();
      expect((await api(service, signed(key, smallCard('x')))).status).toBe(200);
      const { status, headers, body } = await api(service, signed(key, smallCard('y')));
      expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([
        429,
        'rate_limited',
        true,
      ]);
      expect((await api(service, signed(key, smallCard('x')))).status).toBe(200);
      const other = await service.register('eve@example.com');
      expect((await api(service, signed(other, smallCard('y')))).status).toBe(200);
    });

    test('402 for a new card without credit, and 200 for a known one', async () => {
      await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '1' });
      const key = await service.register();
      expect((await api(service, signed(key, smallCard('x')))).status).toBe(200);
      const { status, body } = await api(service, signed(key, smallCard('y')));
      expect([status, body.code]).toEqual([402, 'credit_limit_reached']);
      expect((await api(service, signed(key, smallCard('x')))).status).toBe(200);
    });

    describe('403', () => {
      const changes: Record<string, [(query: string) => string, string, string]> = {
        'no sig': [(query) => query.replace(/&sig=.*/, ''), 'sig', 'signature_invalid'],
        'another title': [(query) => query.replace('title=x', 'title=y'), 'sig', 'signature_invalid'],
      };
      test.each(Object.keys(changes))('%s', async (name) => {
        await using service = await shareService();
        const { params, query = '' } = signed(await service.register(), smallCard('x'));
        const [change, parameter, code] = changes[name] ?? [];
        const { status, body } = await api(service, {
          ...(params && { params }),
          query: change?.(query) ?? '',
        });
        expect([status, body.parameter, body.code]).toEqual([403, parameter, code]);
      });

      test('an address that has ended', async ({ service }) => {
        const call = signed(await service.register(), smallCard('x'), 'og_standard', '1000000000');
        expect((await api(service, call)).body).toMatchObject({
          code: 'signature_expired',
          parameter: 'expires',
        });
      });
    });

    test('503 for a render that takes too long', async () => {
      await using service = await createTestService(
        { CARDWRIGHT_CARD_DEADLINE_MS: '100' },
        { engine: { renderCard: () => new Promise<Uint8Array>(() => {}) } },
      );
      const { status, headers } = await api(service, signed(await service.register(), smallCard('x')));
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('503, with nothing charged: a store that takes no more', async ({ service, key }) => {
      const before = await service.count();
      const store = join(service.dataDirectory, 'cards');
      rmSync(store, { recursive: true });
      writeFileSync(store, 'in the way');
      const { status, body } = await api(service, signed(key, smallCard('no room')));
      expect([status, body.code]).toEqual([503, 'images_unavailable']);
      expect(await service.count()).toEqual(before);
    });
  },
  { elsewhere: [206, 304, 416] },
);
