import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { createTestService } from '../api/support/test-service.ts';
import { startPageHost } from './page-host.ts';

const html =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, res) =>
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
const redirect =
  (location: string): RequestListener =>
  (_, res) =>
    res.writeHead(302, { location }).end();

/** A service that may read the pages of assets.test. */
async function start() {
  const host = await startPageHost();
  const clock = createTestClock();
  const service = await createTestService(
    { CARDWRIGHT_ASSET_HOSTS: 'assets.test,*.assets.test' },
    { ...host, clock },
  );
  const key = await service.register();
  const get = async (data: Record<string, string>, template = 'page') => {
    const size = data.shape === undefined ? { width: '600', height: '315' } : {};
    const { path, query } = signTarget(key, `/i/${template}`, { ...size, ...data });
    const response = await service.app.request(`${path}?${query}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type') === 'application/json';
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(`${bytes}`) : {},
    };
  };
  const page = (path: string, data: Record<string, string> = {}) =>
    get({ url: `https://assets.test${path}`, ...data });
  return {
    host,
    clock,
    service,
    key,
    get,
    page,
    charges: async () => (await service.count()).credit_entries,
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await host[Symbol.asyncDispose]();
    },
  };
}

let it: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  it = await start();
});
afterAll(() => it[Symbol.asyncDispose]());

describe('the card of a page', () => {
  test.each(['spa', 'report-2026_final%20draft.pdf'])('is drawn for %s', async (name) => {
    const { status, headers } = await it.page(`/${name}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=3600',
    ]);
  });

  test('is that of its texts in a template, and costs one credit however many ask', async () => {
    await using it = await start();
    const asked = await Promise.all([1, 2, 3].map(() => it.page('/blog')));
    expect(asked.map(({ headers }) => headers.get('x-cached')).sort()).toEqual(['false', 'true', 'true']);
    expect(it.host.seen.map(({ url }) => url)).toEqual(['/blog', '/picture.jpg']);
    const written = await it.get(
      {
        category: 'Performance',
        title: 'How we halved our cold starts & kept the pager quiet',
        description: 'A year of profiling, three dead ends, and one change to how we load fonts.',
        author: 'Ada Lovelace',
        date: 'May 12, 2026',
        site: 'Nimbus Engineering',
        accent: '#3450e0',
        image: 'https://assets.test/picture.jpg',
      },
      'article',
    );
    expect([
      written.headers.get('x-cached'),
      written.bytes.equals(asked[0]?.bytes ?? Buffer.alloc(0)),
    ]).toEqual(['true', true]);
    expect(await it.charges()).toBe(1);
  });

  test('follows the page after an hour, asks whether it changed, and outlives it', async () => {
    await using it = await start();
    let answer = html('<title>One</title>', {
      etag: '"1"',
      'last-modified': 'Tue, 03 Nov 2026 10:00:00 GMT',
    });
    it.host.routes['/'] = (req, res) => answer(req, res);
    const first = await it.page('/');
    answer = (_, res) => res.writeHead(304).end();
    await it.page('/');
    expect(it.host.seen).toHaveLength(1);
    it.clock.advance(3600_000);
    const second = await it.page('/');
    expect([second.headers.get('x-cached'), second.bytes.equals(first.bytes)]).toEqual(['true', true]);
    expect(it.host.seen[1]?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Tue, 03 Nov 2026 10:00:00 GMT',
    });
    it.clock.advance(3600_000);
    answer = html('<title>Two</title>');
    const third = await it.page('/');
    expect([third.headers.get('x-cached'), third.bytes.equals(first.bytes)]).toEqual(['false', false]);
    it.clock.advance(3600_000);
    answer = (_, res) => res.writeHead(500).end();
    const fourth = await it.page('/');
    expect([fourth.headers.get('x-cached'), fourth.headers.get('cache-control')]).toEqual([
      'true',
      'public, max-age=600',
    ]);
    expect(fourth.bytes.equals(third.bytes)).toBe(true);
    expect(await it.charges()).toBe(2);
  });

  test('has the icon of a plain page, unless the icon is broken or on another host', async () => {
    const icon = (href: string) =>
      html(`<title>T</title><base href="${href}"><link rel=apple-touch-icon href="good.png">`);
    it.host.routes['/plain'] = html('<title>T</title><meta name=theme-color content="#f00">');
    it.host.routes['/icon'] = icon('/');
    it.host.routes['/broken'] = icon('/gone/');
    it.host.routes['/stranger'] = icon('https://evil.example/');
    it.host.routes['/script'] = icon('javascript:alert(1)//');
    const plain = await it.page('/broken');
    expect(plain.status).toBe(200);
    for (const path of ['/stranger', '/script'])
      expect((await it.page(path)).bytes.equals(plain.bytes)).toBe(true);
    expect((await it.page('/icon')).bytes.equals(plain.bytes)).toBe(false);
    expect((await it.page('/plain')).bytes.equals(plain.bytes)).toBe(false);
  });

  test('is signed by the service, too, which explains it', async () => {
    const call = async (path: string, body: object) => {
      const response = await it.service.app.request(path, {
        method: 'POST',
        headers: { 'x-api-key': it.key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const sign = (url: string) =>
      call('/api/v1/sign', {
        template: 'page.jpg',
        params: { url, width: 300, height: 200 },
        key_id: it.key.split('_')[1],
        expires_in: 3600,
      });
    const before = it.host.seen.length;
    const { url, warnings } = (await sign('https://assets.test/blog')) as { url: string; warnings: unknown };
    expect(warnings).toEqual([]);
    expect(it.host.seen).toHaveLength(before);
    expect(await call('/api/v1/sign/explain', { url })).toMatchObject({ valid: true, warnings: [] });
    const card = await it.service.app.request(url.slice(new URL(url).origin.length));
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sign('https://evil.example/')).toMatchObject({ parameter: 'params.url' });
  });

  test('400, which costs nothing', async () => {
    const kept = async () => {
      const { credit_entries, cards } = await it.service.count();
      return { credit_entries, cards };
    };
    const before = await kept();
    for (const [data, parameter, message] of [
      [{}, 'url', 'missing'],
      [{ url: 'blog' }, 'url', 'absolute https URL'],
      [{ url: 'https://evil.example/' }, 'url', 'allowed host'],
      [{ url: 'https://inside.assets.test/blog' }, 'url', 'not public'],
      [{ url: 'https://assets.test/none' }, 'url', 'status 404'],
      [{ url: 'https://assets.test/good.png' }, 'url', 'HTML page'],
      [{ url: 'https://assets.test/blog', title: 'Mine' }, 'title', 'no parameter `title`'],
      [{ url: 'https://assets.test/blog', theme: 'blue' }, 'theme', 'light or dark'],
      [{ url: 'https://assets.test/blog', format: 'webp' }, 'format', 'png or jpeg'],
      [{ url: 'https://assets.test/blog', width: '0' }, 'width', 'whole number'],
      [{ url: 'https://assets.test/blog', shape: 'round' }, 'shape', 'wide, square, portrait, story'],
      [{ url: 'https://assets.test/blog', shape: 'story', width: '600' }, 'width', 'leave `width` out'],
    ] as const) {
      const { status, body } = await it.get(data);
      expect([data, status, body.parameter]).toEqual([data, 400, parameter]);
      expect(body.error).toContain(message);
    }
    expect(await kept()).toEqual(before);
  });
});

describe('a hostile page', () => {
  // What its addresses and its answers may be is tested at the door (`outbound`), what its HTML may be at the thread that reads it.
  test('that sends on to this machine, or is none, is refused', async () => {
    const before = await it.charges();
    it.host.routes['/to-loopback'] = redirect('https://127.0.0.1/blog');
    it.host.routes['/binary'] = html(Buffer.alloc(2000), { 'content-type': 'application/octet-stream' });
    for (const [path, reason] of [
      ['/to-loopback', 'not an IP address'],
      ['/binary', 'HTML page'],
    ] as const) {
      const { status, body } = await it.page(path);
      expect([status, body.parameter, body.error]).toEqual([400, 'url', expect.stringContaining(reason)]);
    }
    expect(await it.charges()).toBe(before);
  });

  test('without an end, or without anything, becomes a card', async () => {
    it.host.routes['/endless'] = (_, res) => {
      res.writeHead(200, { 'content-type': 'text/html' }).write('<title>Endless</title>');
      const pour = setInterval(() => res.write(Buffer.alloc(60_000, '<p>x')), 1);
      res.on('close', () => clearInterval(pour));
    };
    it.host.routes['/empty'] = html('');
    for (const path of ['/endless', '/empty']) expect((await it.page(path)).status).toBe(200);
  });

  test('is never echoed: no refusal quotes it', async () => {
    it.host.routes['/secret'] = (_, res) => res.writeHead(500, { 'x-secret': 'hunter2' }).end('hunter2');
    const { body, headers } = await it.page('/secret');
    expect(JSON.stringify([body, [...headers]])).not.toContain('hunter2');
  });
});
