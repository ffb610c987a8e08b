import { describe, expect, test } from 'vitest';
import { createTestService, FROM_HERE, type TestService } from '../api/support/test-service.ts';
import { CLIENT, startProvider } from './support/start-provider.ts';

const BASE = 'https://cards.test';
const CALLBACK = `${BASE}/studio/sign-in/oidc/callback`;
const EMAIL = 'ada@example.com';

const open = (service: TestService, path: string, headers: Record<string, string> = {}, env?: object) =>
  service.app.request(new URL(path, BASE).href, { headers }, env);

/** What a browser would send back of an answer. */
const toCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const whoIs = async (service: TestService, cookie: string) => {
  const response = await open(service, '/studio/api/v1/users/me', {
    cookie,
    'sec-fetch-site': 'same-origin',
  });
  return response.status === 200 ? ((await response.json()) as { email: string }).email : response.status;
};

async function setUp(settings: Record<string, string> = {}) {
  const provider = await startProvider(CALLBACK);
  const service = await createTestService({
    CARDWRIGHT_BASE_URL: BASE,
    CARDWRIGHT_OIDC_ISSUER: provider.issuer,
    CARDWRIGHT_OIDC_CLIENT_ID: CLIENT.id,
    CARDWRIGHT_OIDC_CLIENT_SECRET: CLIENT.secret,
    ...settings,
  });
  return {
    provider,
    service,
    /** Goes to the provider, signs in there, and comes back. */
    async signIn(email = EMAIL) {
      const begun = await open(service, '/studio/sign-in/oidc');
      const cookie = toCookies(begun);
      const back = await provider.signIn(begun.headers.get('location') ?? '', email);
      return { back, cookie, response: await open(service, back, { cookie }) };
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}

describe('with an OpenID provider', () => {
  test('a verified address finds its account, or makes one, and the way back works once', async () => {
    await using it = await setUp();
    const { back, cookie, response } = await it.signIn();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/studio']);
    expect(await whoIs(it.service, toCookies(response))).toBe(EMAIL);
    expect(await it.service.count()).toMatchObject({ accounts: 1, api_keys: 0, sessions: 1 });
    expect((await open(it.service, back, { cookie })).status).toBe(401);
    const again = await it.signIn(EMAIL.toUpperCase());
    expect(await whoIs(it.service, toCookies(again.response))).toBe(EMAIL);
    expect((await it.service.count()).accounts).toBe(1);
    expect(await (await open(it.service, '/studio/sign-in/options')).json()).toEqual({
      owner_mode: false,
      oidc: true,
      proxy_user: null,
    });
    // The session opens the studio, and nothing of the API.
    const api = await open(it.service, '/api/v1/users/me', { cookie: toCookies(again.response) });
    expect(api.status).toBe(401);
  });

  test('the request has PKCE, a state and a nonce, which are of this browser alone', async () => {
    await using it = await setUp();
    const begun = await open(it.service, '/studio/sign-in/oidc');
    const asked = new URL(begun.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(begun.headers.get('set-cookie')).toMatch(/^__Host-cw_sign_in=.*HttpOnly; SameSite=Lax$/);
    const [one, other] = [await it.signIn(), await open(it.service, '/studio/sign-in/oidc')];
    const stolen = await it.provider.signIn(other.headers.get('location') ?? '', 'eve@example.com');
    for (const cookie of ['', one.cookie]) {
      const response = await open(it.service, stolen, { cookie });
      expect(response.status).toBe(cookie === '' ? 400 : 401);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await response.text()).toContain('You are not signed in');
    }
  });

  test.each([
    ['an address that is not verified', 'unverified@example.com', {}, 'not verified'],
    [
      'an address that is not allowed',
      'eve@example.org',
      { CARDWRIGHT_OIDC_ALLOWED_EMAILS: 'ada@example.com, @example.net' },
      'may not sign in here',
    ],
    ['a new address in owner mode', EMAIL, { CARDWRIGHT_MODE: 'owner' }, 'not open to new ones'],
    [
      'a new address where sign-up is closed',
      EMAIL,
      { CARDWRIGHT_SIGNUP_TOKEN: 'a-sign-up-token' },
      'not open',
    ],
  ])('%s is refused with a page that says so', async (_, email, settings, reason) => {
    await using it = await setUp(settings);
    const { response } = await it.signIn(email);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      403,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain(reason);
    expect(await it.service.count()).toMatchObject({ accounts: 0, sessions: 0 });
  });

  test('who changes their mind is told, and a provider that is away is a 503', async () => {
    await using it = await setUp();
    const begun = await open(it.service, '/studio/sign-in/oidc');
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const query = new URLSearchParams({
      error: 'access_denied',
      state: state ?? '',
      iss: it.provider.issuer,
    });
    const back = await open(it.service, `${CALLBACK}?${query}`, { cookie: toCookies(begun) });
    expect([back.status, await back.text()]).toEqual([401, expect.stringContaining('cancelled')]);
    await using away = await setUp({ CARDWRIGHT_OIDC_ISSUER: 'http://127.0.0.1:9' });
    const response = await open(away.service, '/studio/sign-in/oidc');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });
});

describe('with the header of a proxy', () => {
  const HEADER = { 'x-forwarded-email': EMAIL };
  const PROXY = {
    CARDWRIGHT_BASE_URL: BASE,
    CARDWRIGHT_PROXY_USER_HEADER: 'X-Forwarded-Email',
    CARDWRIGHT_TRUSTED_PROXIES: '127.0.0.1',
  };

  test('from a trusted one, the studio opens signed in', async () => {
    await using service = await createTestService(PROXY);
    const page = await open(service, '/studio', HEADER, FROM_HERE);
    expect(await whoIs(service, toCookies(page))).toBe(EMAIL);
    const known = await open(service, '/studio', { ...HEADER, cookie: toCookies(page) }, FROM_HERE);
    expect(known.headers.get('set-cookie')).toBeNull();
    const asked = await open(service, '/studio/sign-in/proxy', HEADER, FROM_HERE);
    expect([asked.status, await whoIs(service, toCookies(asked))]).toEqual([303, EMAIL]);
  });

  test('from anybody else it is ignored, and no operation of the API takes it', async () => {
    await using service = await createTestService(PROXY);
    const elsewhere = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };
    for (const env of [undefined, elsewhere]) {
      const page = await open(service, '/studio', { ...HEADER, 'x-forwarded-for': '127.0.0.1' }, env);
      expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
      expect((await open(service, '/studio/sign-in/proxy', HEADER, env)).status).toBe(401);
      const options = await open(service, '/studio/sign-in/options', HEADER, env);
      expect(await options.json()).toEqual({ owner_mode: false, oidc: false, proxy_user: null });
    }
    for (const path of ['/api/v1/users/me', '/studio/api/v1/users/me'])
      expect((await open(service, path, HEADER, FROM_HERE)).status).toBe(401);
    expect((await service.count()).accounts).toBe(0);
  });
});
