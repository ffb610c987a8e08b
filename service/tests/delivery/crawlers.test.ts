import { expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { startDeliveryService } from './support/delivery-service.ts';
import { readPngSize } from './support/png.ts';

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
// The least of what platforms take: an address at Discord, a picture at WhatsApp.
const MAX_ADDRESS = 2048;
const MAX_BYTES = 600_000;

test.each([
  ['og_standard', 'Slack', 'Slackbot-LinkExpanding 1.0', { range: 'bytes=0-32768' }],
  [
    'announcement',
    'Facebook',
    'facebookexternalhit/1.1',
    { range: 'bytes=0-524288', 'accept-encoding': 'gzip' },
  ],
  ['og_brand', 'X', 'Twitterbot/1.0', {}],
])('%s, that nobody fetched before, is what %s can show', async (template, _, agent, headers) => {
  await using service = await startDeliveryService();
  const target = signTarget(await service.register(), `/i/${template}`, CARD);
  expect(`${service.baseUrl()}${target.path}?${target.query}`.length).toBeLessThanOrEqual(MAX_ADDRESS);
  const sent = { 'user-agent': agent, accept: '*/*', ...headers };
  const answer = await service.client.get(target, { headers: sent });
  // Never a redirect: some follow none.
  expect(answer.status).toBe('range' in headers ? 206 : 200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(answer.bytes.length),
    'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  const whole = await service.client.get(target);
  expect(whole.bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  expect(whole.bytes.subarray(0, answer.bytes.length).equals(answer.bytes)).toBe(true);
  expect(readPngSize(whole.bytes)).toEqual({ width: 1200, height: 630 });
});
