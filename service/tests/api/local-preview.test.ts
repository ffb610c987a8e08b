import { describe, expect, test } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { shareService } from './support/share-service.ts';
import { createTestService, type TestService } from './support/test-service.ts';

// Previews without a key, for the landing page in owner mode, and everybody who must not have them.

const OWNER = { CARDWRIGHT_MODE: 'owner' };
const SITE = 'http://localhost:3000';
const body = { prompt: 'Announce "Tea at four"' };

type Visit = {
  site?: string;
  peer?: string;
  /** Beside those of the landing page; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  method?: string;
  path?: string;
  sent?: unknown;
};

/** A request as the service gets it from a browser: by default, from its own landing page. */
function visit(service: TestService, more: Visit = {}): Promise<Response> {
  const { site = SITE, peer = '127.0.0.1', method = 'POST', path = '/preview', sent = body } = more;
  const own = { origin: SITE, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...own, ...more.headers }))
    if (value !== undefined) headers.set(name, value);
  const init = method === 'GET' ? {} : { body: JSON.stringify(sent) };
  const request = new Request(site + path, { method, headers, ...init });
  // What the HTTP server passes on about the connection.
  const bindings = { incoming: { socket: { remoteAddress: peer } } } as never;
  return Promise.resolve(service.app.fetch(request, bindings));
}

describe('the owner, on the computer of the service', () => {
  test.each<[string, Visit]>([
    ['IPv4', {}],
    ['IPv6', { peer: '::1', site: 'http://[::1]:3000', headers: { origin: 'http://[::1]:3000' } }],
    ['a dual-stack socket', { peer: '::ffff:127.0.0.1' }],
    ['an older browser, without Sec-Fetch-Site', { headers: { 'sec-fetch-site': undefined } }],
  ])('sees a preview without a key: %s', async (_, more) => {
    await using service = await shareService(OWNER);
    const before = await service.count();
    const response = await visit(service, more);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 315]);
    expect(await service.count()).toEqual(before);
  });

  test('is told what is wrong with a request, and when there are too many', async () => {
    await using service = await createTestService(OWNER);
    const wrong = await visit(service, { sent: { prompt: '' } });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ parameter: 'prompt' }),
    ]);
    for (let sent = 1; sent < 60; sent++) expect((await visit(service)).status).toBe(200);
    const late = await visit(service);
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('gets a box without a field for a key', async () => {
    await using service = await shareService(OWNER);
    const page = await (await visit(service, { method: 'GET', path: '/' })).text();
    expect(page).toContain('data-endpoint="/preview"');
    expect(page).not.toContain('id="api-key"');
  });
});

const STRANGERS: [string, Visit][] = [
  ['another computer', { peer: '192.168.1.7' }],
  ['a foreign website', { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }],
  [
    'another service on this computer',
    { headers: { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' } },
  ],
  ['a sandboxed frame', { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }],
  [
    'an older browser on a foreign website',
    { headers: { origin: 'https://evil.example', 'sec-fetch-site': undefined } },
  ],
  [
    'a foreign name that points here',
    { site: 'http://evil.example:3000', headers: { origin: 'http://evil.example:3000' } },
  ],
  ['a proxy on this computer', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  [
    'a name that begins like a local one',
    { site: 'http://127.0.0.1.evil.example', headers: { origin: 'http://127.0.0.1.evil.example' } },
  ],
];

describe('for everybody else', () => {
  test.each(STRANGERS)('%s gets 403, and nothing is drawn', async (_, stranger) => {
    let drawn = 0;
    const engine = createPaintEngine();
    const compose: typeof engine.compose = (...args) => {
      drawn += 1;
      return engine.compose(...args);
    };
    await using service = await createTestService(OWNER, { engine: { ...engine, compose } });
    const response = await visit(service, stranger);
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'not_local' }),
    ]);
    expect(drawn).toBe(0);
  });

  test('a program that names no page gets 403', async () => {
    await using service = await shareService(OWNER);
    const request = new Request(`${SITE}/preview`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never;
    expect((await service.app.fetch(request, bindings)).status).toBe(403);
  });

  test('a service with a public address gets 403', async () => {
    await using service = await createTestService({
      ...OWNER,
      CARDWRIGHT_BASE_URL: 'https://cards.example.com',
    });
    expect((await visit(service)).status).toBe(403);
  });

  test('a service with accounts has no such path, and its box asks for a key', async () => {
    await using service = await shareService();
    expect((await visit(service)).status).toBe(404);
    const page = await (await visit(service, { method: 'GET', path: '/' })).text();
    expect(page).toContain('data-endpoint="/api/v1/previews"');
    expect(page).toContain('id="api-key"');
  });

  test('another method gets 405', async () => {
    await using service = await shareService(OWNER);
    const response = await visit(service, { method: 'GET' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
