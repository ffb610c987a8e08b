import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestService, type TestService } from '../api/support/test-service.ts';

// Ways to break a signed address that people find, and the sentence that must name each.

const BASE = 'https://cards.example.com';
const PATH = '/i/og_standard';
const EXPIRES = 'expires=2000000000';
let service: TestService;
let key: string;
beforeAll(async () => {
  service = await createTestService({ CARDWRIGHT_BASE_URL: BASE });
  key = await service.register();
});
afterAll(() => service[Symbol.asyncDispose]());

const hmac = (text: string, secret = key): string => createHmac('sha256', secret).update(text).digest('hex');
const sigOf = (text: string, secret = key): string => `sig=${secret.split('_')[1]}.${hmac(text, secret)}`;
const sign = (query: string, { text = `${PATH}?${query}`, path = PATH } = {}): string =>
  `${BASE}${path}?${query}&${sigOf(text)}`;
const GOOD = `${EXPIRES}&title=Tea`;

const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await service.app.request(`/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
};

const BROKEN: Record<string, [() => string | Promise<string>, RegExp, string]> = {
  'no signature': [() => `${BASE}${PATH}?${GOOD}`, /`sig` is missing/, 'sig'],
  'no expiry': [() => sign('title=Tea'), /`expires` is missing/, 'expires'],
  'an expiry that has passed': [() => sign('expires=1000000000&title=Tea'), /has expired/, 'expires'],
  'an expiry in milliseconds': [
    () => sign('expires=2000000000000&title=Tea'),
    /seconds|milliseconds/,
    'expires',
  ],
  'a signature in upper case': [
    () => sign(GOOD).replace(/\.[0-9a-f]{64}/, (digest) => digest.toUpperCase()),
    /64 lowercase hex digits/,
    'sig',
  ],
  'a word changed after signing': [() => sign(GOOD).replace('Tea', 'Coffee'), /sig|sign/i, 'sig'],
  'a parameter added after signing': [
    () => sign(GOOD).replace('&sig=', '&theme=dark&sig='),
    /`theme` was added after signing/,
    'sig',
  ],
  'another template than was signed': [
    () => sign(GOOD).replace(PATH, '/i/announcement'),
    /signed for \/i\/og_standard, not for \/i\/announcement/,
    'sig',
  ],
  'parameters that were signed unsorted': [
    () => sign(`title=Tea&${EXPIRES}`),
    /sorted by name before signing/,
    'sig',
  ],
  'the origin in the signed text': [
    () => sign(GOOD, { text: `${BASE}${PATH}?${GOOD}` }),
    /must not contain the origin/,
    'sig',
  ],
  'a newline at the end of the signed text': [
    () => sign(GOOD, { text: `${PATH}?${GOOD}\n` }),
    /ends with a newline/,
    'sig',
  ],
  'HTML-escaped before it was signed': [
    () => sign(GOOD, { text: `${PATH}?${GOOD.replace('&', '&amp;')}` }),
    /HTML-escaped before it was signed/,
    'sig',
  ],
  'a key that does not exist': [
    () => sign(GOOD).replace(/sig=\w+/, 'sig=zzzzzzzzzzzz'),
    /of another account, or one that does not exist/,
    'sig',
  ],
  'a broken % escape': [() => sign(`${EXPIRES}&title=100%`), /broken % escape/, ''],
  'a parameter that the template refuses': [
    () => sign(`${EXPIRES}&theme=blue&title=Tea`),
    /theme.*light.*dark/,
    'theme',
  ],
};

test('one that is not broken is valid', async () => {
  expect(await call('/sign/explain', { url: sign(GOOD) })).toMatchObject({ valid: true, reason: null });
});

test.each(Object.entries(BROKEN))('%s is named', async (_, [toUrl, reason, parameter]) => {
  const url = await toUrl();
  const { pathname, search } = new URL(url);
  const card = await service.app.request(pathname + search);
  expect([400, 403]).toContain(card.status);
  const explained = await call('/sign/explain', { url });
  expect(explained.valid).toBe(false);
  expect(explained.reason).toMatch(reason);
  if (parameter !== '') expect(explained.parameter).toBe(parameter);
});
