import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { type DeliveryService, startDeliveryService } from './support/delivery-service.ts';
import { readPngSize } from './support/png.ts';

type Platform = {
  name: string;
  agent: string;
  /** Largest picture that it shows. */
  maxBytes: number;
  /** After which it gives up; all that it does counts. */
  timeoutMs: number;
  headers?: Record<string, string>;
  maxAddress?: number;
  minWidth?: number;
};

const MB = 1_000_000;

// What each is known to send and to demand, from its documentation and its clients' source.
const PLATFORMS: Platform[] = [
  {
    name: 'Facebook',
    agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    headers: { range: 'bytes=0-524288', 'accept-encoding': 'deflate, gzip' },
    maxBytes: 8 * MB,
    timeoutMs: 10_000,
  },
  { name: 'X', agent: 'Twitterbot/1.0', maxBytes: 5 * MB, timeoutMs: 10_000 },
  {
    name: 'LinkedIn',
    agent: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    maxBytes: 5 * MB,
    timeoutMs: 10_000,
  },
  { name: 'WhatsApp', agent: 'WhatsApp/2.23.20.0', maxBytes: 600_000, timeoutMs: 10_000 },
  {
    name: 'Discord',
    agent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    maxBytes: 8 * MB,
    timeoutMs: 10_000,
    maxAddress: 2048,
  },
  {
    name: 'Slack',
    agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    headers: { range: 'bytes=0-32768' },
    maxBytes: 2 * MB,
    timeoutMs: 10_000,
  },
  { name: 'Telegram', agent: 'TelegramBot (like TwitterBot)', maxBytes: 5 * MB, timeoutMs: 10_000 },
  { name: 'Signal', agent: 'WhatsApp/2', maxBytes: 1024 * 1024, timeoutMs: 10_000 },
  {
    name: 'iMessage',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    maxBytes: 10 * MB,
    timeoutMs: 10_000,
    minWidth: 900,
  },
];

// A card with much on it: scripts that escape to nine bytes a character, emoji, a gradient.
const CARD = {
  title: 'Ein Jahr später: 日本語 и русский, עברית & emoji 🚀🎉',
  description: 'Two years, forty services and one very long weekend later: what we kept.',
  tagline: "The quiet database's blog",
  footer: 'nimbus.example.com',
  bg: '#0b3d2e',
  bg2: 'rgba(20, 102, 75, 0.9)',
  accent: '#f2c14e',
};

let service: DeliveryService;
let key: string;
beforeAll(async () => {
  service = await startDeliveryService();
  key = await service.register('ada@example.com', 'pro');
});
afterAll(() => service[Symbol.asyncDispose]());

describe.each(PLATFORMS)(
  '$name',
  ({ agent, maxBytes, timeoutMs, headers = {}, maxAddress, minWidth = 0, name }) => {
    const sent = { 'user-agent': agent, accept: '*/*', ...headers };

    test.each(['og_standard', 'announcement', 'og_brand'])(
      'shows %s, that nobody fetched before',
      async (template) => {
        const target = signTarget(key, `/i/${template}`, { ...CARD, footer: name });
        const address = `${service.baseUrl()}${target.path}?${target.query}`;
        if (maxAddress !== undefined) expect(address.length).toBeLessThanOrEqual(maxAddress);
        const answer = await service.client.get(target, { headers: sent, timeoutMs });
        // Never a redirect: some follow none.
        expect(answer.status).toBe(headers.range === undefined ? 200 : 206);
        expect(answer.headers['content-type']).toBe('image/png');
        expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
        const total = Number(
          /\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1] ?? answer.bytes.length,
        );
        expect(total).toBeLessThanOrEqual(maxBytes);
        const whole = await service.client.get(target, { headers: { 'user-agent': agent }, timeoutMs });
        expect(whole.bytes.subarray(0, answer.bytes.length).equals(answer.bytes)).toBe(true);
        const { width, height } = readPngSize(whole.bytes);
        expect([width, height]).toEqual([1200, 630]);
        expect(width).toBeGreaterThanOrEqual(minWidth);
      },
    );

    test('learns the same from HEAD, and that its copy is still right', async () => {
      const target = signTarget(key, '/i/og_brand', { ...CARD, footer: `${name} again` });
      const head = await service.client.get(target, { method: 'HEAD', headers: sent, timeoutMs });
      const get = await service.client.get(target, { headers: { 'user-agent': agent }, timeoutMs });
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      for (const header of [
        'content-type',
        'content-length',
        'etag',
        'cache-control',
        'accept-ranges',
      ] as const)
        expect(head.headers[header]).toBe(get.headers[header]);
      const again = await service.client.get(target, {
        headers: { ...sent, 'if-none-match': get.headers.etag ?? '' },
        timeoutMs,
      });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    });

    test('opens what a page, a proxy or a mail made of the address', async () => {
      const { path, query } = signTarget(key, '/i/og_brand', { ...CARD, footer: name });
      const decoded = [...new URLSearchParams(query)];
      const rewritten = [
        query.replaceAll('&', '&amp;'),
        query.replaceAll('%20', '+'),
        query.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()),
        query.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%27', "'"),
        new URLSearchParams(decoded.toReversed()).toString(),
      ];
      for (const other of rewritten) {
        const answer = await service.client.get({ path, query: other }, { headers: { 'user-agent': agent } });
        expect([answer.status, answer.headers['x-cached']], other).toEqual([200, 'true']);
      }
    });
  },
);
