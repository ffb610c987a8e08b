import { operations } from '@cardwright/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isForSessions } from '../../src/http/studio/studio-operations.ts';
import { shareService } from '../api/support/share-service.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';

const PLAIN = 'http://cards.test';
const SECURE = 'https://cards.test';

// Sign-ins are counted by address, and each test comes from others.
let visitor = 0;
const setUp = (baseUrl = PLAIN) => {
  visitor += 1;
  return shareService({ CARDWRIGHT_BASE_URL: baseUrl });
};
const setUpAt = (now: () => number) =>
  createTestService({ CARDWRIGHT_BASE_URL: PLAIN }, { clock: { now: () => new Date(now()) } });

const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

type Sent = { method?: string; cookie?: string; headers?: Record<string, string>; body?: object };

const send = (service: TestService, path: string, { method = 'GET', cookie, headers = OWN, body }: Sent) =>
  service.app.request(
    `${PLAIN}${path}`,
    {
      method,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: `192.0.2.${visitor}` } } },
  );

const signIn = (service: TestService, body: object, more: Sent = {}) =>
  send(service, '/studio/session', { method: 'POST', body, ...more });

/** What a browser would send back. */
const toCookie = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const ME = '/studio/api/v1/users/me';
const statusOf = async (response: Response | Promise<Response>) => (await response).status;

describe('signing in', () => {
  test('with a key, and with a link for an account', async () => {
    await using service = await setUp();
    const key = await service.register();
    const byKey = await signIn(service, { key });
    expect(byKey.status).toBe(200);
    const me = await send(service, ME, { cookie: toCookie(byKey) });
    expect(await me.json()).toMatchObject({ email: 'ada@example.com' });
    const { id } = (await (await send(service, ME, { cookie: toCookie(byKey) })).json()) as { id: string };
    const byLink = await signIn(service, { link: await service.sessions.createLink(id) });
    expect(await statusOf(send(service, ME, { cookie: toCookie(byLink) }))).toBe(200);
  });

  test('with a link for an account, which first says whose it is to a browser that was led to it', async () => {
    await using service = await setUp();
    const key = await service.register();
    const byKey = await signIn(service, { key });
    const { id } = (await (await send(service, ME, { cookie: toCookie(byKey) })).json()) as { id: string };
    const link = await service.sessions.createLink(id);
    const asked = await signIn(service, { link, ask: 'whose' });
    expect(await asked.json()).toMatchObject({ opens: 'ada@example.com' });
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect(await statusOf(signIn(service, { link }))).toBe(200);
    expect(await statusOf(signIn(service, { link, ask: 'whose' }))).toBe(401);
    const first = await service.sessions.createLink(undefined);
    expect(await (await signIn(service, { link: first, ask: 'whose' })).json()).toMatchObject({
      accounts: ['ada@example.com'],
    });
  });

  test('with the first link, which asks for an email address and is not used up by a wrong one', async () => {
    await using service = await setUp();
    const link = await service.sessions.createLink(undefined);
    expect(await (await signIn(service, { link })).json()).toMatchObject({
      code: 'email_required',
      parameter: 'email',
    });
    const wrong = await signIn(service, { link, email: 'ada' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { parameter: 'email' }]);
    const right = await signIn(service, { link, email: 'ada@example.com' });
    expect(await right.json()).toMatchObject({ api_key: expect.stringMatching(/^cw_/) });
    expect(await service.count()).toMatchObject({ accounts: 1, api_keys: 1, sessions: 1, sign_in_links: 0 });
    // Whoever has the console runs the service.
    const me = await send(service, ME, { cookie: toCookie(right) });
    expect(await me.json()).toMatchObject({ operator: true });
  });

  test('a first link signs in to the account that exists, and to no other in owner mode', async () => {
    await using service = await createTestService({ CARDWRIGHT_BASE_URL: PLAIN, CARDWRIGHT_MODE: 'owner' });
    const link = await service.sessions.createLink(undefined);
    await service.register();
    expect(await (await signIn(service, { link })).json()).toMatchObject({
      accounts: ['ada@example.com'],
      can_register: false,
    });
    const other = await signIn(service, { link, email: 'eve@example.com' });
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'signup_closed' }]);
    const response = await signIn(service, { link, email: 'Ada@example.com' });
    expect(await response.json()).toEqual({ message: 'You are signed in.' });
    const me = await send(service, ME, { cookie: toCookie(response) });
    expect(await me.json()).toMatchObject({ email: 'ada@example.com', operator: true });
    expect(await service.count()).toMatchObject({ accounts: 1, api_keys: 1, sign_in_links: 0 });
  });

  test('where strangers may register, whoever has the first link need not take their account', async () => {
    await using service = await setUp();
    const link = await service.sessions.createLink(undefined);
    await service.register('eve@example.com');
    const response = await signIn(service, { link, email: 'ada@example.com' });
    const me = await send(service, ME, { cookie: toCookie(response) });
    expect(await me.json()).toMatchObject({ email: 'ada@example.com', operator: true });
  });

  test('a link works once, also for twenty at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 20 }), async (visitors) => {
        await using service = await setUp();
        const link = await service.sessions.createLink(undefined);
        const statuses = await Promise.all(
          Array.from({ length: visitors }, (_, index) =>
            statusOf(signIn(service, { link, email: `ada${index}@example.com` })),
          ),
        );
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => status === 401)).toHaveLength(visitors - 1);
        expect(await service.count()).toMatchObject({ accounts: 1, sessions: 1 });
      }),
      { numRuns: 3 },
    );
  });

  test('a link lasts 30 minutes', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    await using service = await setUpAt(() => now);
    const link = await service.sessions.createLink(undefined);
    now += 30 * 60_000;
    const late = await signIn(service, { link, email: 'ada@example.com' });
    expect([late.status, await late.json()]).toMatchObject([401, { parameter: 'link' }]);
  });

  test.each([
    [{ key: 'cw_wrong' }, 401, 'key'],
    [{ link: 'wrong' }, 401, 'link'],
    [{}, 400, 'key'],
    [{ key: 'a', link: 'b' }, 400, 'key'],
    [{ key: 1 }, 400, 'key'],
    [{ password: 'secret' }, 400, 'password'],
  ])('%j is refused with %i, naming %s, and sets no cookie', async (body, status, parameter) => {
    await using service = await setUp();
    const response = await signIn(service, body);
    expect([response.status, await response.json()]).toMatchObject([status, { parameter }]);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('is limited by IP address', async () => {
    await using service = await setUp();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++)
      statuses.push(await statusOf(signIn(service, { key: 'cw_wrong' })));
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
  });
});

describe('the cookie', () => {
  test.each([
    [
      'http://localhost:4000',
      /^cw_session_4000=[\w-]{43}; Max-Age=2592000; Path=\/studio; HttpOnly; SameSite=Lax$/,
    ],
    [PLAIN, /^cw_session=[\w-]{43}; Max-Age=2592000; Path=\/studio; HttpOnly; SameSite=Lax$/],
    [SECURE, /^__Host-cw_session=[\w-]{43}; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Lax$/],
  ])('at %s', async (baseUrl, expected) => {
    await using service = await setUp(baseUrl);
    const response = await signIn(service, { key: await service.register() });
    expect(response.headers.get('set-cookie')).toMatch(expected);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('opens no operation outside of the studio', async () => {
    await using service = await setUp();
    const cookie = toCookie(await signIn(service, { key: await service.register() }));
    for (const { method, path, auth } of Object.values(operations)) {
      if (auth !== 'key') continue;
      expect([
        path,
        await statusOf(send(service, path.replace(/\{\w+\}/g, 'x'), { method, cookie })),
      ]).toEqual([path, 401]);
    }
    expect(await statusOf(send(service, '/mcp', { method: 'POST', cookie, body: {} }))).toBe(401);
  });

  test('is the only thing that opens the studio: a key does not', async () => {
    await using service = await setUp();
    const key = await service.register();
    for (const { method, path, auth } of Object.values(operations).filter(isForSessions)) {
      if (auth !== 'key') continue;
      const headers = { ...OWN, authorization: `Bearer ${key}` };
      const response = await send(service, `/studio${path.replace(/\{\w+\}/g, 'x')}`, { method, headers });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });

  test('what a visitor was given before signing in is worth nothing afterwards', async () => {
    await using service = await setUp();
    const key = await service.register();
    const planted = `cw_session=${'a'.repeat(43)}`;
    const after = toCookie(await signIn(service, { key }, { cookie: planted }));
    expect(after).not.toBe(planted);
    expect(await statusOf(send(service, ME, { cookie: planted }))).toBe(401);
    // Signing in again ends the session before it.
    const again = toCookie(await signIn(service, { key }, { cookie: after }));
    expect(await statusOf(send(service, ME, { cookie: after }))).toBe(401);
    expect(await statusOf(send(service, ME, { cookie: again }))).toBe(200);
  });

  test('its token is nowhere in the database, the log or a response body', async () => {
    await using service = await setUp();
    const response = await signIn(service, { key: await service.register() });
    const token = toCookie(response).split('=')[1] ?? '';
    expect(await response.text()).not.toContain(token);
    expect(service.logText()).not.toContain(token);
  });
});

describe('a session ends', () => {
  const open = async (service: TestService) => {
    const key = await service.register();
    return { key, cookie: toCookie(await signIn(service, { key })) };
  };

  test('by signing out', async () => {
    await using service = await setUp();
    const { cookie } = await open(service);
    const response = await send(service, '/studio/session', { method: 'DELETE', cookie });
    expect(response.headers.get('set-cookie')).toMatch(/^cw_session=; Max-Age=0; Path=\/studio/);
    expect(await statusOf(send(service, ME, { cookie }))).toBe(401);
    expect((await service.count()).sessions).toBe(0);
  });

  test('with the key that opened it, and with its account', async () => {
    await using service = await setUp();
    const { key, cookie } = await open(service);
    const keyId = key.split('_')[1];
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const body = { confirm: true };
    expect(
      await statusOf(send(service, `/api/v1/dashboard/keys/${keyId}`, { method: 'DELETE', headers, body })),
    ).toBe(200);
    expect(await statusOf(send(service, ME, { cookie }))).toBe(401);
  });

  test('with its account', async () => {
    await using service = await setUp();
    const { cookie } = await open(service);
    const body = { confirm: 'ada@example.com' };
    expect(await statusOf(send(service, ME, { method: 'DELETE', cookie, body }))).toBe(200);
    expect(await statusOf(send(service, ME, { cookie }))).toBe(401);
    expect(await service.count()).toMatchObject({ sessions: 0, accounts: 0 });
  });

  test.each([
    ['7 days without use', [7 * 24]],
    ['30 days, however much it is used', [144, 144, 144, 144, 144]],
  ])('after %s', async (_, hours) => {
    let now = Date.parse('2026-11-01T12:00:00Z');
    await using service = await setUpAt(() => now);
    const { cookie } = await open(service);
    for (const [index, step] of hours.entries()) {
      now += step * 3600_000;
      const isLast = index === hours.length - 1;
      expect(await statusOf(send(service, ME, { cookie }))).toBe(isLast ? 401 : 200);
    }
  });
});

describe('a sign-in that is not fresh', () => {
  const GUARDED = [
    ['POST', '/dashboard/keys', { name: 'x' }],
    ['POST', '/dashboard/keys/none/rotate', {}],
    ['DELETE', '/dashboard/keys/none', {}],
    ['DELETE', '/users/me', { confirm: 'ada@example.com' }],
  ] as const;

  test('may not make, rotate or revoke keys, or erase the account; signing in again may', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    await using service = await setUpAt(() => now);
    const key = await service.register();
    const cookie = toCookie(await signIn(service, { key }));
    now += 10 * 60_000;
    const before = await service.count();
    for (const [method, path, body] of GUARDED) {
      const response = await send(service, `/studio/api/v1${path}`, { method, cookie, body });
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        403,
        { code: 'sign_in_again' },
      ]);
    }
    expect(await service.count()).toEqual(before);
    // Everything else goes on.
    expect(await statusOf(send(service, ME, { cookie }))).toBe(200);
    const again = toCookie(await signIn(service, { key }, { cookie }));
    const statuses = [];
    for (const [method, path, body] of GUARDED)
      statuses.push(await statusOf(send(service, `/studio/api/v1${path}`, { method, cookie: again, body })));
    expect(statuses).toEqual([201, 404, 404, 200]);
  });
});

describe('the browsers that are signed in', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const SESSIONS = '/studio/sessions';

  test('are listed, without those of others and those that have ended', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z');
    await using service = await setUpAt(() => now);
    const key = await service.register();
    const headers = { ...OWN, 'user-agent': FIREFOX };
    await signIn(service, { key: await service.register('eve@example.com') });
    await signIn(service, { key });
    now += 6 * 24 * 3600_000;
    const cookie = toCookie(await signIn(service, { key }, { headers }));
    now += 2 * 24 * 3600_000;
    const { id } = (await (await send(service, ME, { cookie })).json()) as { id: string };
    await signIn(service, { link: await service.sessions.createLink(id) });
    const response = await send(service, SESSIONS, { cookie });
    expect(await response.json()).toEqual({
      sessions: [
        {
          id: expect.stringMatching(/^[\w-]{16}$/),
          current: false,
          browser: 'A browser',
          key_name: null,
          member: null,
          created_at: '2026-11-28T12:00:00.000Z',
          last_used_at: '2026-11-28T12:00:00.000Z',
        },
        {
          id: expect.stringMatching(/^[\w-]{16}$/),
          current: true,
          browser: 'Firefox on Linux',
          key_name: 'Primary key',
          member: null,
          created_at: '2026-11-26T12:00:00.000Z',
          last_used_at: '2026-11-28T12:00:00.000Z',
        },
      ],
    });
  });

  test('can be signed out, all but the own one and those of others', async () => {
    await using service = await setUp();
    const key = await service.register();
    const eve = toCookie(await signIn(service, { key: await service.register('eve@example.com') }));
    const [one, other] = [toCookie(await signIn(service, { key })), toCookie(await signIn(service, { key }))];
    const response = await send(service, SESSIONS, { method: 'DELETE', cookie: one });
    expect(await response.json()).toMatchObject({ ended: 1 });
    const statuses = [one, other, eve].map((cookie) => statusOf(send(service, ME, { cookie })));
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });

  test('can be signed out one by one, and not by others', async () => {
    await using service = await setUp();
    const key = await service.register();
    const eve = toCookie(await signIn(service, { key: await service.register('eve@example.com') }));
    const [one, other, third] = [
      toCookie(await signIn(service, { key })),
      toCookie(await signIn(service, { key })),
      toCookie(await signIn(service, { key })),
    ];
    const { sessions } = (await (await send(service, SESSIONS, { cookie: other })).json()) as {
      sessions: { id: string; current: boolean }[];
    };
    const path = `${SESSIONS}/${sessions.find(({ current }) => current)?.id}`;
    const refused = await send(service, path, { method: 'DELETE', cookie: eve });
    expect([refused.status, await refused.json()]).toMatchObject([404, { parameter: 'id' }]);
    expect(await statusOf(send(service, path, { method: 'DELETE' }))).toBe(401);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
    expect(await statusOf(send(service, path, { method: 'DELETE', cookie: one, headers: foreign }))).toBe(
      403,
    );
    expect(await statusOf(send(service, path, { cookie: one }))).toBe(405);
    expect(await statusOf(send(service, path, { method: 'DELETE', cookie: one }))).toBe(200);
    const statuses = [one, other, third, eve].map((cookie) => statusOf(send(service, ME, { cookie })));
    expect(await Promise.all(statuses)).toEqual([200, 401, 200, 200]);
    expect(await statusOf(send(service, path, { method: 'DELETE', cookie: one }))).toBe(404);
  });

  test('are nobody’s business without a session, or from another site', async () => {
    await using service = await setUp();
    const key = await service.register();
    const cookie = toCookie(await signIn(service, { key }));
    for (const method of ['GET', 'DELETE']) {
      expect(await statusOf(send(service, SESSIONS, { method }))).toBe(401);
      expect(
        await statusOf(
          send(service, SESSIONS, { method, headers: { ...OWN, authorization: `Bearer ${key}` } }),
        ),
      ).toBe(401);
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
      expect(await statusOf(send(service, SESSIONS, { method, cookie, headers }))).toBe(403);
    }
    expect((await service.count()).sessions).toBe(1);
  });
});

describe('a page of another site', () => {
  const ACTIONS = Object.values(operations).filter(
    (operation) => isForSessions(operation) && operation.method !== 'GET',
  );
  const FOREIGN: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.cards.test' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'none' },
    {},
  ];

  test.each(FOREIGN)('%j changes nothing', async (headers) => {
    await using service = await setUp();
    const key = await service.register();
    const cookie = toCookie(await signIn(service, { key }));
    const before = await service.count();
    const sent = { cookie, headers: { 'content-type': 'application/json', ...headers } };
    for (const { method, path } of ACTIONS) {
      const response = await send(service, `/studio${path.replace(/\{\w+\}/g, 'x')}`, { ...sent, method });
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect(await statusOf(signIn(service, { key }, sent))).toBe(403);
    expect(await statusOf(send(service, '/studio/session', { ...sent, method: 'DELETE' }))).toBe(403);
    expect(await service.count()).toEqual(before);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    '%j reads nothing',
    async (headers) => {
      await using service = await setUp();
      const cookie = toCookie(await signIn(service, { key: await service.register() }));
      expect(await statusOf(send(service, ME, { cookie, headers }))).toBe(403);
    },
  );

  test('a form, which can only send other types of body, is refused even from the own origin', async () => {
    await using service = await setUp();
    const headers = { ...OWN, 'content-type': 'text/plain' };
    expect(await statusOf(signIn(service, { key: await service.register() }, { headers }))).toBe(415);
  });

  test('no response of the studio is for other origins, and none may be framed', async () => {
    await using service = await setUp();
    for (const path of [
      '/studio',
      '/studio/make',
      ME,
      '/studio/session',
      '/studio/api/v1/nothing',
      '/studio/assets/x.js',
    ]) {
      const { headers } = await send(service, path, { method: path.endsWith('session') ? 'DELETE' : 'GET' });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const preflight = await send(service, ME, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('behind a proxy that names another host, the base URL says what is the own origin', async () => {
  await using service = await setUp(SECURE);
  const headers = { ...OWN, origin: SECURE };
  expect(await statusOf(signIn(service, { key: await service.register() }, { headers }))).toBe(200);
});

test('on plain http, where browsers send no Sec-Fetch-Site, the origin is enough', async () => {
  await using service = await setUp('http://localhost:3000');
  const headers = { origin: PLAIN, 'content-type': 'application/json' };
  expect(await statusOf(signIn(service, { key: await service.register() }, { headers }))).toBe(200);
});

test('the address with a slash at its end leads to the one without', async () => {
  await using service = await shareService();
  const response = await service.app.request('/studio/');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/studio']);
});
