import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
const now = new Date();
const body = JSON.stringify({
  type: 'generation.completed',
  timestamp: now.toISOString(),
  data: { id: 'gen_1', prompt: 'Grüße 🥐', image_url: 'https://cards.example.com/images/1.png' },
});
const signed = (secret = SECRET, at = now) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
});

test('what the library of Standard Webhooks signed is read, with names in camelCase and its id', () => {
  const expected = {
    id: 'msg_1',
    type: 'generation.completed',
    timestamp: now.toISOString(),
    data: { id: 'gen_1', prompt: 'Grüße 🥐', imageUrl: 'https://cards.example.com/images/1.png' },
  };
  expect(verifyWebhook(body, signed(), SECRET)).toEqual(expected);
  expect(verifyWebhook(new TextEncoder().encode(body), new Headers(signed()), SECRET)).toEqual(expected);
  const capitals = Object.fromEntries(
    Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), [value]]),
  );
  expect(verifyWebhook(body, capitals, SECRET)).toEqual(expected);
});

test('one of several signatures is enough, as while a secret is rotated', () => {
  const both = `${signed(OTHER)['webhook-signature']} ${signed()['webhook-signature']}`;
  expect(verifyWebhook(body, { ...signed(), 'webhook-signature': both }, SECRET).id).toBe('msg_1');
});

test.each<[string, string, Record<string, string>]>([
  ['another secret', body, signed(OTHER)],
  ['another body', body.replace('gen_1', 'gen_2'), signed()],
  ['another id', body, { ...signed(), 'webhook-id': 'msg_2' }],
  ['a signature of another version', body, { ...signed(), 'webhook-signature': 'v2,AAAA' }],
  ['no signature', body, { 'webhook-id': 'msg_1', 'webhook-timestamp': '1' }],
  ['an old delivery', body, signed(SECRET, new Date(now.getTime() - 301_000))],
  ['one of the future', body, signed(SECRET, new Date(now.getTime() + 302_000))],
  ['a time that is none', body, { ...signed(), 'webhook-timestamp': 'NaN' }],
])('%s is refused', (_, text, headers) => {
  expect(() => verifyWebhook(text, headers, SECRET, { now })).toThrow(
    expect.objectContaining({ code: 'webhook_invalid' }),
  );
});

test.each(['', 'secret', 'whsec_', 'whsec_***'])('%j is no secret', (secret) => {
  expect(() => verifyWebhook(body, signed(), secret)).toThrow(
    expect.objectContaining({ parameter: 'secret' }),
  );
});
