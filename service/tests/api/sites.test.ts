import { afterAll, beforeAll, describe, expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import {
  createSite,
  giveByOperator,
  HOST,
  html,
  PROOF,
  redirect,
  type SiteBench,
  startSite,
  tokenOf,
} from './support/sites.ts';
import { test } from './support/test.ts';

describeOperation('createSite', (api) => {
  describe('201', () => {
    test('it waits for its proof, which is the same each time and another for everybody else', async () => {
      await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.test' });
      const key = await service.register();
      const { status, body } = await api(service, { key, body: { host: 'Example.com.', theme: 'dark' } });
      expect([status, body]).toMatchObject([
        201,
        {
          host: 'example.com',
          status: 'pending',
          verified_by: null,
          theme: 'dark',
          daily_cards: 100,
          cards_today: 0,
          card_url: 'https://cards.test/og/example.com/',
          verified_at: null,
        },
      ]);
      const { token, file_url: file, meta_tag: tag } = body.proof;
      expect([file, tag]).toEqual([
        'https://example.com/.well-known/cardwright.txt',
        `<meta name="cardwright-site" content="${token}">`,
      ]);
      const headers = { 'x-api-key': key };
      await service.app.request('/api/v1/sites/example.com', { method: 'DELETE', headers });
      const again = await api(service, { key, body: { host: 'example.com' } });
      expect(again.body.proof.token).toBe(token);
      const other = await service.register('eve@example.com');
      const others = await api(service, { key: other, body: { host: 'example.com' } });
      expect([others.status, others.body.proof.token === token]).toEqual([201, false]);
    });

    test.each([
      ['bücher.example', 'xn--bcher-kva.example'],
      ['Ｅxample.com', 'example.com'],
    ])('%s is %s', async (host, ascii) => {
      await using service = await shareService();
      const key = await service.register();
      expect((await api(service, { key, body: { host } })).body.host).toBe(ascii);
    });
  });

  describe('400 naming host', () => {
    test.each([
      '',
      ' ',
      'example.com:443',
      'me@example.com',
      'example',
      'localhost',
      '127.0.0.1',
      'a..example.com',
      `${'a'.repeat(64)}.example.com`.repeat(5),
      '%65xample.com',
      'cards.test',
    ])('%j', async (host) => {
      await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.test' });
      const key = await service.register();
      const { status, body } = await api(service, { key, body: { host } });
      expect([status, body.parameter]).toEqual([400, 'host']);
      expect((await service.count()).sites).toBe(0);
    });

    test('and the other fields', async ({ service, key }) => {
      for (const [field, value] of Object.entries({ theme: 'blue', daily_cards: 0, verified: true })) {
        const answered = await api(service, { key, body: { host: 'example.com', [field]: value } });
        expect([answered.status, answered.body.parameter]).toEqual([400, field]);
      }
    });
  });

  describe('409', () => {
    test('a host that the account has', async ({ service, key }) => {
      await api(service, { key, body: { host: 'assets.test' } });
      const { status, body } = await api(service, { key, body: { host: 'ASSETS.test' } });
      expect([status, body.code]).toEqual([409, 'site_exists']);
    });

    test('more than 100', async () => {
      await using service = await shareService({ CARDWRIGHT_HELPER_LIMIT: '1000' });
      const key = await service.register();
      for (let at = 0; at < 100; at += 1)
        expect((await api(service, { key, body: { host: `s${at}.example` } })).status).toBe(201);
      const { status, body } = await api(service, { key, body: { host: 'one-more.example' } });
      expect([status, body.code]).toEqual([409, 'site_limit_reached']);
    });
  });
});

describeOperation('listSites', (api) => {
  test('200: those of the account, by host', async ({ service, key }) => {
    await createSite(service, await service.register('eve@example.com'), 'eve.example');
    for (const host of ['b.example', 'a.example']) await createSite(service, key, host);
    const { body } = await api(service, { key });
    expect(body.sites.map(({ host }: { host: string }) => host)).toEqual(['a.example', 'b.example']);
  });
});

describeOperation('getSite', (api) => {
  test('200: with how it was verified and the cards of today', async () => {
    await using it = await startSite();
    expect((await it.service.app.request('/og/assets.test/blog')).status).toBe(200);
    const read = async () => (await api(it.service, { key: it.key, params: { host: 'Assets.test' } })).body;
    expect(await read()).toMatchObject({ status: 'verified', verified_by: 'file', cards_today: 1 });
    it.clock.advance(24 * 3600_000);
    expect(await read()).toMatchObject({ cards_today: 0 });
  });
});

const params = { host: HOST };

describeOperation('updateSite', (api) => {
  test('200: the fields that are sent, and null as the default of each', async ({ service, key }) => {
    await createSite(service, key, HOST, { theme: 'dark' });
    const patch = async (body: object) => (await api(service, { key, params, body })).body;
    const before = await patch({});
    expect(before).toMatchObject({ theme: 'dark', template: null, daily_cards: 100 });
    const changes = { template: 'og_brand', daily_cards: 7 };
    expect(await patch(changes)).toEqual({ ...before, ...changes });
    expect(await patch({ theme: null, template: null })).toEqual({ ...before, theme: null, daily_cards: 7 });
  });

  test('400 naming the field, and nothing is changed', async ({ service, key }) => {
    await createSite(service, key);
    const before = (await api(service, { key, params, body: {} })).body;
    const wrong = { theme: 'blue', brand: 'none', template: 'a\0', daily_cards: null, host: 'b.example' };
    for (const [field, value] of Object.entries(wrong)) {
      const body = { daily_cards: 9, [field]: value };
      const answered = await api(service, { key, params, body });
      expect([answered.status, answered.body.parameter]).toEqual([400, field]);
    }
    expect((await api(service, { key, params, body: {} })).body).toEqual(before);
  });
});

const card = ['/og/assets.test/blog'] as const;

describeOperation('verifySite', (api) => {
  describe('200', () => {
    test('with a line of the file', async () => {
      await using it = await startSite({ verified: false });
      const token = await tokenOf(it.service, it.key);
      it.routes[PROOF] = (_, res) => res.end(`another\r\n  ${token}\r\n`);
      expect((await it.service.app.request(...card)).status).toBe(404);
      const { body } = await api(it.service, { key: it.key, params });
      expect(body).toMatchObject({ host: HOST, status: 'verified', verified_by: 'file' });
      expect((await it.service.app.request(...card)).status).toBe(200);
    });

    test('with a tag of the first page, which may name several accounts', async () => {
      await using it = await startSite({ verified: false });
      const token = await tokenOf(it.service, it.key);
      it.routes['/'] = html(`<meta name="cardwright-site" content="cardwright-site=other ${token}">`);
      const { body } = await api(it.service, { key: it.key, params });
      expect(body).toMatchObject({ status: 'verified', verified_by: 'meta' });
    });

    test('a host goes to whoever proves control last, and only they pay', async () => {
      await using it = await startSite();
      expect((await it.service.app.request(...card)).status).toBe(200);
      const other = await it.service.register('eve@example.com');
      await createSite(it.service, other);
      const token = await tokenOf(it.service, other);
      it.routes[PROOF] = (_, res) => res.end(token);
      expect((await api(it.service, { key: other, params })).status).toBe(200);
      const read = async (key: string) =>
        (await call(it.service, key, 'GET', `/api/v1/sites/${HOST}`)).json() as Promise<{
          status: string;
          cards_today: number;
        }>;
      expect((await read(it.key)).status).toBe('pending');
      expect((await it.service.app.request('/og/assets.test/event')).status).toBe(200);
      expect([(await read(it.key)).cards_today, (await read(other)).cards_today]).toEqual([1, 1]);
    });
  });

  describe('400 for a host that does not show it', () => {
    let it: SiteBench;
    beforeAll(async () => {
      it = await startSite({ verified: false });
      it.routes['/'] = html('<title>Home</title>');
    });
    afterAll(() => it[Symbol.asyncDispose]());

    test.each([
      ['nothing', undefined, 'responded with status 404'],
      ['the token within a line', (token: string) => html(`x${token}`), 'does not have it on a line'],
      ['a redirect to another host', () => redirect('https://evil.example/'), 'allowed host (assets.test)'],
      ['a redirect inside', () => redirect('https://127.0.0.1/'), 'not an IP address'],
    ])('%s', async (_, respond, reason) => {
      if (respond) it.routes[PROOF] = respond(await tokenOf(it.service, it.key));
      const { status, body } = await api(it.service, { key: it.key, params });
      expect([status, body.code, body.parameter]).toEqual([400, 'site_not_verified', 'host']);
      expect(body.error).toContain(reason);
    });

    test("another account's token", async () => {
      await using it = await startSite();
      const other = await it.service.register('eve@example.com');
      await createSite(it.service, other);
      expect((await api(it.service, { key: other, params })).status).toBe(400);
      expect((await it.service.app.request(...card)).status).toBe(200);
    });
  });

  test('409 for a host that the operator gave to somebody else', async () => {
    await using it = await startSite({ verified: false });
    const other = await it.service.register('eve@example.com');
    await giveByOperator(it.service, 'eve@example.com');
    const token = await tokenOf(it.service, it.key);
    it.routes[PROOF] = (_, res) => res.end(token);
    const { status, body } = await api(it.service, { key: it.key, params });
    expect([status, body.code]).toEqual([409, 'site_taken']);
    const list = await call(it.service, other, 'GET', '/api/v1/sites');
    expect(await list.json()).toMatchObject({ sites: [{ status: 'verified', verified_by: 'operator' }] });
  });
});

describeOperation('deleteSite', (api) => {
  test('200: it is gone with what was read of it, and its cards are refused', async () => {
    await using it = await startSite();
    const card = () => it.service.app.request('/og/assets.test/blog');
    expect((await card()).status).toBe(200);
    expect((await it.service.count()).site_pages).toBe(1);
    const { status, body } = await api(it.service, { key: it.key, params: { host: 'assets.test' } });
    expect([status, body]).toEqual([200, { message: 'The site was deleted.' }]);
    expect((await card()).status).toBe(404);
    expect(await it.service.count()).toMatchObject({ sites: 0, site_pages: 0 });
  });
});
