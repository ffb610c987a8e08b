import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
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
      'https://example.com',
      'example.com:443',
      'example.com/',
      'example.com?x',
      'me@example.com',
      'exam ple.com',
      'example',
      'localhost',
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      'a..example.com',
      `${'a'.repeat(64)}.example.com`.repeat(5),
      'example.com\0',
      '%65xample.com',
      'cards.test',
      'CARDS.test.',
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
