import { describe, expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import {
  createSite,
  giveByOperator,
  HOST,
  html,
  PROOF,
  redirect,
  startSite,
  tokenOf,
} from './support/sites.ts';

const params = { host: HOST };
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
        (
          await it.service.app.request(`/api/v1/sites/${HOST}`, { headers: { 'x-api-key': key } })
        ).json() as Promise<{ status: string; cards_today: number }>;
      expect((await read(it.key)).status).toBe('pending');
      expect((await it.service.app.request('/og/assets.test/event')).status).toBe(200);
      expect([(await read(it.key)).cards_today, (await read(other)).cards_today]).toEqual([1, 1]);
    });
  });

  describe('400 for a host that does not show it', () => {
    test.each([
      ['nothing', undefined, 'responded with status 404'],
      ['the token within a line', (token: string) => html(`x${token}`), 'does not have it on a line'],
      ['a redirect to another host', () => redirect('https://evil.example/'), 'allowed host (assets.test)'],
      ['a redirect inside', () => redirect('https://127.0.0.1/'), 'not an IP address'],
    ])('%s', async (_, respond, reason) => {
      await using it = await startSite({ verified: false });
      if (respond) it.routes[PROOF] = respond(await tokenOf(it.service, it.key));
      it.routes['/'] = html('<title>Home</title>');
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
    const list = await it.service.app.request('/api/v1/sites', { headers: { 'x-api-key': other } });
    expect(await list.json()).toMatchObject({ sites: [{ status: 'verified', verified_by: 'operator' }] });
  });
});
