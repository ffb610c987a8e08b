import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import {
  createSite,
  HOST,
  html,
  PROOF,
  redirect,
  type SiteBench,
  startSite,
  tokenOf,
  verify,
} from './support/sites.ts';
import { createTestService } from './support/test-service.ts';

const site = HOST;
const HOUR_MS = 3600_000;
/** Draws nothing: for what is asked and counted before a card is drawn. */
const QUICK = { renderCard: async () => new Uint8Array([1]) };
const titled = (title: string) => html(`<title>${title}</title>`);

describeOperation(
  'getSiteCard',
  (api) => {
    describe('200', () => {
      test('the card of a page, drawn and charged once however many ask', async () => {
        await using it = await startSite();
        const asked = await Promise.all(
          [1, 2, 3].map(() => api(it.service, { params: { site, path: 'blog' } })),
        );
        expect(asked.map(({ headers }) => headers.get('x-cached')).sort()).toEqual(['false', 'true', 'true']);
        expect(asked[0]?.headers.get('content-type')).toBe('image/png');
        expect(asked[0]?.headers.get('cache-control')).toBe('public, max-age=3600');
        expect([asked[0]?.bytes.readUInt32BE(16), asked[0]?.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(it.seen.filter(({ url }) => url === '/blog')).toHaveLength(1);
        expect((await it.service.count()).credit_entries).toBe(1);
      });

      test('of a path is that of the page there, however it is written', async () => {
        await using it = await startSite({ engine: QUICK });
        for (const [path, expected] of [
          ['', '/'],
          ['deep/er/page.html', '/deep/er/page.html'],
          ['b%C3%BCcher/%E2%98%83', '/b%C3%BCcher/%E2%98%83'],
          ['a%2Fb', '/a%2Fb'],
          ['@evil.example/x', '/@evil.example/x'],
          ['/evil.example/x', '//evil.example/x'],
          ['page%3Fx=1%23y', '/page%3Fx=1%23y'],
          ['%00', '/%00'],
        ] as const) {
          it.routes[expected] = titled('T');
          const { status } = await api(it.service, { params: { site, path } });
          expect([path, status, it.seen.at(-1)?.url]).toEqual([path, 200, expected]);
        }
      });

      test('without a slash behind the host, in another spelling, and with what platforms append', async () => {
        await using it = await startSite();
        it.routes['/'] = titled('Home');
        const { bytes } = await api(it.service, { params: { site, path: '' } });
        for (const path of [
          `/og/${site}`,
          '/og/ASSETS.test./',
          `/og/${site}/?v=7`,
          `/og/${site}/?utm_source=x&fbclid=y`,
        ]) {
          const response = await it.service.app.request(path);
          expect([path, response.status, response.headers.get('x-cached')]).toEqual([path, 200, 'true']);
          expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
        }
      });

      test('of a host in development, which is read over http on its port alone', async () => {
        let token = '';
        const server = createServer((request, response) => {
          if (request.url === PROOF) response.end(token);
          else response.setHeader('content-type', 'text/html').end('<title>At home</title>');
        });
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
        try {
          await using service = await createTestService({ CARDWRIGHT_DEVELOPMENT_HOSTS: host });
          const key = await service.register();
          await createSite(service, key, host);
          token = await tokenOf(service, key, host);
          expect((await verify(service, key, host)).status).toBe(200);
          const { status, bytes } = await api(service, { params: { site: host, path: 'blog' } });
          expect([status, bytes.readUInt32BE(16)]).toEqual([200, 1200]);
          const other = await call(service, key, 'POST', '/api/v1/sites', { host: 'localhost:81' });
          expect(other.status).toBe(400);
        } finally {
          server.close();
        }
      });

      test('in the theme of the site, with pictures of its own host', async () => {
        await using light = await startSite({ site: { theme: 'light' } });
        await using dark = await startSite({ site: { theme: 'dark' } });
        const params = { site, path: 'blog' };
        const [one, other] = [await api(light.service, { params }), await api(dark.service, { params })];
        expect(one.bytes.equals(other.bytes)).toBe(false);
        // Its host is none that the operator allows pictures of.
        expect(light.seen.map(({ url }) => url)).toContain('/picture.jpg');
      });

      test('in the brand of the site, whatever color the page declares', async () => {
        await using it = await startSite();
        const { service, key } = it;
        const params = { site, path: 'blog' };
        const plain = await api(service, { params });
        const design_md = '---\nname: Acme\ncolors:\n  background: "#123456"\n  foreground: "#ffffff"\n---\n';
        await call(service, key, 'POST', '/api/v1/brands', { name: 'Acme', design_md });
        await call(service, key, 'DELETE', `/api/v1/sites/${HOST}`);
        const refused = await call(service, key, 'POST', '/api/v1/sites', { host: HOST, brand: 'Acne' });
        expect([refused.status, await refused.json()]).toMatchObject([400, { parameter: 'brand' }]);
        await createSite(service, key, HOST, { brand: 'Acme' });
        const token = await tokenOf(service, key);
        it.routes[PROOF] = (_, res) => res.end(token);
        expect(await (await verify(service, key)).json()).toMatchObject({ brand: 'Acme' });
        const branded = await api(service, { params });
        expect(branded.status).toBe(200);
        expect(branded.bytes.equals(plain.bytes)).toBe(false);
      });

      test('in a template of its owner, with what the page says of itself, until that is deleted', async () => {
        await using it = await startSite();
        const { service, key } = it;
        it.routes['/tea'] = html(
          '<title>Tea at four</title><meta name="author" content="Ada"><meta property="article:section" content="News">',
        );
        const get = async () => {
          const { status, bytes } = await api(service, { params: { site, path: 'tea' } });
          expect(status).toBe(200);
          return bytes;
        };
        const signed = async (params: object) => {
          const key_id = key.split('_')[1];
          const body = { template: 'launch', key_id, expires_in: 600, params };
          const { url } = (await (await call(service, key, 'POST', '/api/v1/sign', body)).json()) as {
            url: string;
          };
          const response = await service.app.request(url.slice('https://cards.test'.length));
          return Buffer.from(await response.arrayBuffer());
        };
        const plain = await get();
        const style = { size: 60, minSize: 20, maxLines: 2, color: '#ffffff' };
        const put = async (...texts: string[]) => {
          const parameters = [
            { type: 'text', name: 'badge', default: 'New' },
            { type: 'text', name: 'heading' },
            { type: 'text', name: 'author' },
            // What the page says does not suit it.
            { type: 'choice', name: 'section', choices: ['red', 'blue'] },
          ];
          const children = texts.map((text) => ({ type: 'text', text, ...style }));
          const root = { type: 'box', style: { backgroundColor: '#112233' }, children };
          const stored = await call(service, key, 'PUT', '/api/v1/templates/launch', { parameters, root });
          expect(stored.status).toBe(200);
        };
        await put('{badge} {heading}', '{author}');
        await call(service, key, 'PATCH', `/api/v1/sites/${HOST}`, { template: 'launch' });
        const first = await get();
        expect(first.equals(await signed({ heading: 'Tea at four', author: 'Ada' }))).toBe(true);
        await put('{author}: {heading}');
        const second = await get();
        expect(second.equals(await signed({ heading: 'Tea at four', author: 'Ada' }))).toBe(true);
        await call(service, key, 'PATCH', `/api/v1/sites/${HOST}`, { template: 'launch.v1' });
        expect((await get()).equals(first)).toBe(true);
        await call(service, key, 'DELETE', '/api/v1/templates/launch');
        expect((await get()).equals(plain)).toBe(true);
      });

      test.each([
        ['credits', { settings: { CARDWRIGHT_FREE_ALLOWANCE: '1' } }],
        ['cards of today', { site: { daily_cards: 1 } }],
      ])('stays while there are no %s for the next', async (_, options) => {
        await using it = await startSite(options);
        it.routes['/'] = titled('One');
        const get = () => api(it.service, { params: { site, path: '' } });
        const first = await get();
        it.clock.advance(HOUR_MS);
        it.routes['/'] = titled('Two');
        const kept = await get();
        expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
        expect(kept.bytes.equals(first.bytes)).toBe(true);
      });

      test('has a shape of its own for each that is asked for, charged, kept and shown again apart', async () => {
        await using it = await startSite();
        it.routes['/'] = titled('One');
        const get = (query: string) => api(it.service, { params: { site, path: '' }, query });
        const sizes = [];
        for (const query of ['', '?shape=square', '?shape=portrait', '?shape=story']) {
          const { bytes } = await get(query);
          sizes.push([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]);
        }
        expect(sizes).toEqual([
          [1200, 630],
          [1200, 1200],
          [1000, 1500],
          [1080, 1920],
        ]);
        expect((await get('?shape=wide&v=2')).headers.get('x-cached')).toBe('true');
        expect((await it.service.count()).credit_entries).toBe(4);
        const square = await get('?shape=square');
        it.clock.advance(HOUR_MS);
        it.routes['/'] = (_, res) => res.writeHead(500).end();
        expect((await get('?shape=square')).bytes.equals(square.bytes)).toBe(true);
      });

      test('is counted as a request for its site', async () => {
        await using it = await startSite();
        await api(it.service, { params: { site, path: 'blog' } });
        const usage = await (await call(it.service, it.key, 'GET', '/api/v1/dashboard/usage')).json();
        expect(usage).toMatchObject({ keys: [{ source: 'site', id: null, name: site, cards: 1 }] });
      });
    });

    describe('400, and nothing is charged or kept', () => {
      let it: SiteBench;
      beforeAll(async () => {
        it = await startSite();
      });
      afterAll(() => it[Symbol.asyncDispose]());

      test.each([
        ['a page that is none', 'none', undefined, 'path', 'status 404'],
        ['a picture', 'good.png', undefined, 'path', 'HTML page'],
        ['a redirect to another host', 'r', redirect('https://cdn.assets.test/blog'), 'path', 'allowed host'],
        ['a redirect to an address', 'a', redirect('https://127.0.0.1/'), 'path', 'not an IP address'],
        ['a path that is too long', 'x'.repeat(2100), undefined, 'path', '2048'],
        ['a query of its own', 'blog?id=1', undefined, 'id', 'no parameter'],
        ['a size', 'blog?width=1', undefined, 'width', 'no parameter'],
        ['a shape that is none', 'blog?shape=round', undefined, 'shape', 'wide, square, portrait, story'],
        ['two shapes', 'blog?shape=story&shape=wide', undefined, 'shape', 'more than once'],
        ['a query that is none', 'blog?%ff=1', undefined, 'query', 'UTF-8'],
      ])('%s', async (_, path, route, parameter, reason) => {
        if (route) it.routes[`/${path}`] = route;
        const { status, body } = await api(it.service, { params: { site, path } });
        expect([status, body.parameter]).toEqual([400, parameter]);
        expect(body.error).toContain(reason);
        expect(await it.service.count()).toMatchObject({ credit_entries: 0, cards: 0, site_pages: 0 });
      });

      test.each(['127.0.0.1', 'assets.test:443', 'evil.example%2F@assets.test', 'cards.test'])(
        'the host %s',
        async (host) => {
          it.seen.length = 0;
          const { status, body } = await api(it.service, { params: { site: host, path: 'blog' } });
          expect([status, body.parameter, it.seen]).toEqual([400, 'site', []]);
        },
      );

      test('a request that comes from this service itself', async () => {
        it.seen.length = 0;
        const { status, body } = await api(it.service, {
          params: { site, path: 'blog' },
          headers: { 'cdn-loop': 'edge; v=1, cardwright' },
        });
        expect([status, body.code, it.seen]).toEqual([400, 'request_loop', []]);
        await api(it.service, { params: { site, path: 'blog' } });
        expect(it.seen.map(({ headers }) => headers['cdn-loop'])).toEqual(it.seen.map(() => 'cardwright'));
      });
    });

    test.each([
      ['credits', 402, 'credit_limit_reached', { settings: { CARDWRIGHT_FREE_ALLOWANCE: '1' } }],
      ['cards of today', 429, 'site_budget_reached', { site: { daily_cards: 1 } }],
    ])('without %s left it is %i, and the page is not even asked for', async (_, status, code, options) => {
      await using it = await startSite({ ...options, engine: QUICK });
      for (const path of ['/one', '/two']) it.routes[path] = titled(path);
      const ask = (path: string) => api(it.service, { params: { site, path } });
      expect((await ask('one')).status).toBe(200);
      const refused = await ask('two');
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect((await ask('one')).status).toBe(200);
      expect(it.seen.filter(({ url }) => url === '/two')).toEqual([]);
    });

    test('404: a host that nobody has verified', async () => {
      await using service = await shareService();
      await createSite(service, await service.register());
      for (const host of [HOST, 'unknown.example']) {
        const { status, body } = await api(service, { params: { site: host, path: 'blog' } });
        expect([status, body.parameter]).toEqual([404, 'site']);
      }
    });

    test('429 after the cards of the day, until the next, however many ask at once', async () => {
      await using it = await startSite({ site: { daily_cards: 2 }, engine: QUICK });
      const paths = Array.from({ length: 6 }, (_, at) => `page-${at}`);
      for (const path of paths) it.routes[`/${path}`] = titled(path);
      const asked = await Promise.all(paths.map((path) => api(it.service, { params: { site, path } })));
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
      const refused = asked.find(({ status }) => status === 429);
      expect(refused?.body.code).toBe('site_budget_reached');
      const seconds = Number(refused?.headers.get('retry-after'));
      expect([seconds > 0, seconds <= 86_400, (await it.service.count()).credit_entries]).toEqual([
        true,
        true,
        2,
      ]);
      it.clock.advance(seconds * 1000);
      expect((await api(it.service, { params: { site, path: 'page-9' } })).status).toBe(400);
      it.routes['/page-9'] = titled('Nine');
      it.clock.advance(60_000);
      expect((await api(it.service, { params: { site, path: 'page-9' } })).status).toBe(200);
    });

    test('429 while too many of its pages are being read', async () => {
      await using it = await startSite({ engine: QUICK });
      const waiting: (() => void)[] = [];
      const paths = Array.from({ length: 41 }, (_, at) => `slow-${at}`);
      for (const path of paths)
        it.routes[`/${path}`] = (req, res) => void waiting.push(() => titled(path)(req, res));
      const asked = paths.map((path) => api(it.service, { params: { site, path } }));
      // Eight are being read and 32 wait; no place is left for one of them.
      const { status, headers, body } = await Promise.race(asked);
      expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([
        429,
        'rate_limited',
        true,
      ]);
      const answered = Promise.all(asked);
      const release = setInterval(() => {
        for (const respond of waiting.splice(0)) respond();
      }, 5);
      expect((await answered).filter((one) => one.status === 200)).toHaveLength(40);
      clearInterval(release);
    });
  },
  { elsewhere: [206, 304, 416, 503] },
);
