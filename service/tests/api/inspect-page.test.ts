import { PLATFORMS } from '@cardwright/contract/unfurl';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { GuardedRequest } from '../../src/outbound/guarded-request.ts';
import { toScanBomb } from '../limits/support/largest-inputs.ts';
import { type Api, describeOperation } from './support/describe-operation.ts';
import { fillTurns } from './support/fill-turns.ts';
import { type PageHost, startPageHost } from './support/page-host.ts';
import { HOST, html, startSite } from './support/sites.ts';
import { createTestService, type TestService } from './support/test-service.ts';

const ALLOWED = { CARDWRIGHT_INSPECT_HOSTS: 'assets.test', CARDWRIGHT_INSPECT_LIMIT: '1000' };

const HOSTILE = '<script>alert(1)</script>';
const PAGES = {
  '/good': `<title>Tea</title><meta property="og:title" content="Tea &amp; ${HOSTILE.replaceAll('<', '&lt;')}">
    <meta property="og:image" content="https://assets.test/card.png">
    <meta name="twitter:card" content="summary_large_image"><meta name="generator" content="secret">`,
  '/bare': '<title>Bare</title>',
  '/far': '<meta property="og:image" content="https://internal.example/card.png">',
};

type Bench = { service: TestService; key: string; seen: PageHost['seen'] };
const everything = new AsyncDisposableStack();
afterAll(() => everything.disposeAsync());
const benches = new Map<string, Promise<Bench>>();

/** A service with these settings beside a host of its own, for all tests here. */
async function open(environment: Record<string, string>): Promise<Bench> {
  const host = everything.use(await startPageHost(PAGES));
  const service = everything.use(
    await createTestService(environment, { guardedRequest: host.guardedRequest }),
  );
  return { service, key: await service.register(), seen: host.seen };
}

async function inspect(api: Api, path: string, environment: Record<string, string> = ALLOWED) {
  const settings = JSON.stringify(environment);
  const opening = benches.get(settings) ?? open(environment);
  benches.set(settings, opening);
  const { service, key, seen } = await opening;
  seen.length = 0;
  const before = await service.count();
  const url = path.startsWith('/') ? `https://assets.test${path}` : path;
  const answered = await api(service, { key, body: { url } });
  expect(await service.count()).toEqual(before);
  return { ...answered, seen };
}

const whatOf = (body: { platforms: { platform: string; shows: string; what: string }[] }, name: string) =>
  body.platforms.find(({ platform }) => platform === name);

describeOperation('inspectPage', (api) => {
  describe('200', () => {
    test('a page is fetched as every platform, and said to show what it will', async () => {
      const { status, body, seen } = await inspect(api, '/good');
      expect(status).toBe(200);
      expect(body.platforms.map(({ platform }: { platform: string }) => platform)).toEqual(
        PLATFORMS.map(({ name }) => name),
      );
      expect(whatOf(body, 'Facebook')).toMatchObject({ shows: 'large' });
      expect(whatOf(body, 'LinkedIn')).toMatchObject({ shows: 'small' });
      expect(body.image).toMatchObject({ url: 'https://assets.test/card.png', width: 1200, height: 630 });
      expect(body.tags).toContainEqual({ name: 'og:title', content: `Tea & ${HOSTILE}` });
      expect(JSON.stringify(body)).not.toContain('secret');
      expect([...Buffer.from(body.thumbnail, 'base64').subarray(0, 2)]).toEqual([0xff, 0xd8]);
      const agents = new Set(seen.filter(({ path }) => path === '/good').map(({ userAgent }) => userAgent));
      expect(agents).toEqual(new Set(PLATFORMS.map(({ userAgent }) => userAgent)));
    });

    test('of a site of the account, which no setting has to allow', async () => {
      await using it = await startSite();
      it.routes['/'] = html('<meta property="og:title" content="Tea">');
      const { status, body } = await api(it.service, { key: it.key, body: { url: `https://${HOST}/` } });
      expect([status, body.tags]).toEqual([200, [{ name: 'og:title', content: 'Tea' }]]);
    });

    test('of this computer, for an owner at home', async () => {
      const pages: string[] = [];
      const guardedRequest: GuardedRequest = async (url) => {
        pages.push(url);
        return { status: 404, url, headers: new Headers(), bytes: new Uint8Array(), isCut: false };
      };
      const ask = async (baseUrl: string) => {
        await using service = await createTestService(
          { CARDWRIGHT_MODE: 'owner', CARDWRIGHT_BASE_URL: baseUrl },
          { guardedRequest },
        );
        const key = await service.register();
        return (await api(service, { key, body: { url: 'http://localhost:4321/blog' } })).status;
      };
      expect([await ask('http://localhost:3000'), await ask('https://cards.example.com')]).toEqual([
        200, 400,
      ]);
      expect(pages).toContain('http://localhost:4321/blog');
    });

    test('an image alone has no tags', async () => {
      const { body } = await inspect(api, '/card.png');
      expect([body.tags, body.image.width, whatOf(body, 'X')?.shows]).toEqual([[], 1200, 'large']);
    });

    test.each([
      ['/bare', /no og:image/],
      ['/inside', /must be on an allowed host/],
      ['/far', /must be on an allowed host/],
      ['/endless', /no og:image/],
    ])('%s shows none, and says why', async (path, expected) => {
      const { status, body } = await inspect(api, path);
      expect(status).toBe(200);
      expect(body.thumbnail).toBe(null);
      expect(whatOf(body, 'Facebook')).toMatchObject({
        shows: 'none',
        what: expect.stringMatching(expected),
      });
    });

    test('a picture that takes too much to decode is described without a thumbnail', async () => {
      const bytes = await toScanBomb(
        sharp({ create: { width: 600, height: 315, channels: 3, background: '#886644' } }),
      );
      const headers = new Headers({ 'content-type': 'image/jpeg', 'content-length': String(bytes.length) });
      const guardedRequest: GuardedRequest = async (url) => ({
        status: 200,
        url,
        headers,
        bytes,
        isCut: false,
      });
      await using service = await createTestService(ALLOWED, { guardedRequest });
      const url = 'https://assets.test/scans.jpg';
      const { body } = await api(service, { key: await service.register(), body: { url } });
      expect([body.image.width, body.thumbnail]).toEqual([600, null]);
    });

    test('says what to change', async () => {
      const { body } = await inspect(api, '/bare');
      expect(body.advice[0]).toMatchObject({ problem: 'The page names no image.' });
    });
  });

  describe('400', () => {
    // What else is no address of a page is a table of `outbound-url`.
    test.each([
      ['https://assets.test/good', {}],
      ['https://example.com/', ALLOWED],
      ['https://127.0.0.1/', { ...ALLOWED, CARDWRIGHT_INSPECT_HOSTS: '*' }],
    ])('%s with %j is refused before anything is fetched', async (url, environment) => {
      const { status, body, seen } = await inspect(api, url, environment);
      expect([status, body.parameter, seen]).toEqual([400, 'url', []]);
    });

    test('names the setting where no host is allowed', async () => {
      const { body } = await inspect(api, '/good', {});
      expect(body.error).toContain('CARDWRIGHT_INSPECT_HOSTS');
    });
  });

  test('429 for an account that has its share, and 503 while too many are being inspected, until they are done', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    const guardedRequest: GuardedRequest = async (url) => {
      asked += 1;
      await released;
      return { status: 404, url, headers: new Headers(), bytes: new Uint8Array(), isCut: false };
    };
    await using service = await createTestService(
      { ...ALLOWED, CARDWRIGHT_SIGNUP_LIMIT: '100' },
      { guardedRequest },
    );
    const call = (key: string) => api(service, { key, body: { url: 'https://assets.test/' } });
    const countRunning = () => asked / PLATFORMS.length;
    const { running, busy } = await fillTurns(service, { atOnce: 32, call, countRunning });
    expect(busy.map(({ body }) => body.code)).toEqual(['inspections_busy']);
    release();
    expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
