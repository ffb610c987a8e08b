import { createHmac } from 'node:crypto';
import type { Engine } from '@cardwright/engine';
import { describe, expect } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { call } from './support/call.ts';
import { type Api, describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService, type TestService } from './support/test-service.ts';

const preview = async (api: Api, service: TestService, query: string, template = 'og_standard') =>
  await api(service, { key: await service.register(), params: { name: template }, query });

describeOperation(
  'previewCard',
  (api) => {
    describe('200', () => {
      test.each([
        ['?title=Hold%20fast', [600, 315]],
        ['?title=Hold+fast&width=1000&height=2000', [300, 600]],
        ['?title=Hold+fast&width=300&height=200', [300, 200]],
      ])('%s is at most 600 pixels wide and high', async (query, size) => {
        await using service = await shareService();
        const { status, bytes, headers } = await preview(api, service, query);
        expect([status, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([200, ...size]);
        expect(headers.get('content-type')).toBe('image/png');
      });

      test('has the format that was asked for', async ({ service }) => {
        const { bytes, headers } = await preview(api, service, '?title=Hold+fast&format=jpeg');
        expect(headers.get('content-type')).toBe('image/jpeg');
        expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
      });

      test.each(['webp', 'avif'])(
        'is %s where that is asked for, and a signed card never is',
        async (format) => {
          await using service = await shareService();
          const key = await service.register();
          const ask = (wanted: string) =>
            api(service, { key, params: { name: 'og_brand' }, query: `?title=Tea&format=${wanted}` });
          const { status, headers } = await ask(format);
          expect([status, headers.get('content-type')]).toEqual([200, `image/${format}`]);
          const refused = await ask('gif');
          expect([refused.status, refused.body.parameter]).toEqual([400, 'format']);
          const { path, query } = signTarget(key, '/i/og_brand', { title: 'Tea', format });
          const signed = await service.app.request(`${path}?${query}`);
          expect([signed.status, await signed.json()]).toMatchObject([400, { parameter: 'format' }]);
        },
      );

      test('stores nothing, charges nothing, and nobody may cache it', async () => {
        await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
        const key = await service.register();
        const before = await service.count();
        const { headers } = await api(service, { key, params: { name: 'og_brand' }, query: '?title=Tea' });
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('ratelimit')).toContain('"previews"');
        expect(await service.count()).toEqual(before);
      });

      test('shows what the signed card shows', async () => {
        const drawn: unknown[][] = [];
        const renderCard = async (...[{ key }, , { longSide } = {}]: Parameters<Engine['renderCard']>) => {
          drawn.push([key, longSide]);
          return new Uint8Array([1]);
        };
        await using service = await createTestService({}, { engine: { renderCard } });
        const key = await service.register();
        await api(service, { key, params: { name: 'og_standard' }, query: '?theme=dark&title=Hold%20fast' });
        const text = '/i/og_standard?expires=1999999999&theme=dark&title=Hold%20fast';
        const digest = createHmac('sha256', key).update(text).digest('hex');
        await service.app.request(`${text}&sig=${key.split('_')[1]}.${digest}`);
        const [[previewed, longSide], [delivered, wholeSide]] = drawn as [unknown[], unknown[]];
        expect(previewed).toBe(delivered);
        expect([longSide, wholeSide]).toEqual([600, undefined]);
      });

      test("draws a template of the account's own, and nobody else's", async ({ service }) => {
        const [ada, eve] = [await service.register(), await service.register('eve@example.com')];
        const text = { type: 'text', text: '{title}', size: 80, minSize: 20, maxLines: 2, color: '#ffffff' };
        const body = {
          parameters: [{ type: 'text', name: 'title' }],
          root: { type: 'box', style: { backgroundColor: '#102040' }, children: [text] },
        };
        await call(service, ada, 'PUT', '/api/v1/templates/launch', body);
        const draw = (key: string, name: string) =>
          api(service, { key, params: { name }, query: '?title=Hi&width=1080&height=1080' });
        const { status, bytes } = await draw(ada, 'launch');
        expect([status, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([200, 600, 600]);
        expect((await draw(ada, 'launch.v1')).bytes.equals(bytes)).toBe(true);
        expect([(await draw(eve, 'launch')).status, (await draw(ada, 'launch.v2')).status]).toEqual([
          404, 404,
        ]);
      });

      test('says what is probably a mistake', async ({ service }) => {
        const { headers } = await preview(api, service, '?titel=Tea');
        expect(headers.get('x-cardwright-warning')).toContain('Did you mean title?');
      });
    });

    test.each([
      ['width', '?width=0'],
      ['theme', '?theme=blue'],
      ['title', '?title=a&title=b'],
      ['format', '?format=gif'],
      ['sig', '?title=a&sig=x'],
      ['title', '?title=%E4'],
    ])('400: naming %s for %s', async (parameter, query) => {
      await using service = await shareService();
      const { status, body } = await preview(api, service, query);
      expect([status, body.parameter]).toEqual([400, parameter]);
    });

    test('404 for a template that there is not', async ({ service }) => {
      const { status, body } = await preview(api, service, '', 'none');
      expect([status, body.parameter]).toEqual([404, 'name']);
    });
  },
  { elsewhere: [503] },
);
