import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../accounts/audit-entries.ts';
import type { Caller } from '../accounts/types.ts';
import { createDeliveryBench, type DeliveryBench, signTarget } from './delivery-bench.fixture.ts';

const BASE = 'https://cards.example.com';
let bench: DeliveryBench;
let apiKey: string;
let caller: Caller;

beforeEach(async () => {
  bench = await createDeliveryBench();
  const registered = await bench.register();
  apiKey = registered.apiKey;
  caller = { accountId: registered.accountId, keyId: registered.keyId, plan: 'free' };
});
afterEach(() => bench.close());

const explain = (url: string, signedText?: string) =>
  bench.delivery.explain({ url, ...(signedText !== undefined && { signedText }) }, caller, BASE);
const urlOf = (data: Record<string, string>, path = '/i/og_standard', expires?: string): string => {
  const { query } = signTarget(apiKey, path, data, expires);
  return `${BASE}${path}?${query}`;
};

test('a valid address is called valid, with its pairs and its canonical text, and costs nothing', async () => {
  const url = urlOf({ title: 'a b' });
  expect(await explain(url)).toMatchObject({
    valid: true,
    reason: null,
    parameter: null,
    pairs: [{ name: 'expires', value: '2000000000' }, { name: 'title', value: 'a b' }, { name: 'sig' }],
    canonical: '/i/og_standard?expires=2000000000&title=a%20b',
    difference: null,
  });
  expect(bench.renders()).toBe(0);
  expect(await bench.used(caller.accountId)).toBe(0);
});

test('another origin, no origin, a fragment and escaped ampersands do not matter', async () => {
  const url = urlOf({ title: 'x' });
  for (const same of [
    url.replace(BASE, 'http://localhost:3000'),
    url.replace(BASE, ''),
    `${url}#top`,
    url.replaceAll('&', '&amp;'),
  ])
    expect(await explain(same)).toMatchObject({ valid: true });
});

test.each([
  ['a changed value', (url: string) => url.replace('title=x', 'title=y'), 'sig'],
  ['no sig', (url: string) => url.replace(/&sig=.*/, ''), 'sig'],
  ['no expires', (url: string) => url.replace('expires=2000000000&', ''), 'expires'],
])('%s is named', async (_, change, parameter) => {
  expect(await explain(change(urlOf({ title: 'x' })))).toMatchObject({ valid: false, parameter });
});

test('the end and a wrong parameter are told apart from a wrong signature', async () => {
  expect(await explain(urlOf({ title: 'x' }, '/i/og_standard', '1000000000'))).toMatchObject({
    valid: false,
    parameter: 'expires',
    reason: expect.stringContaining('expired'),
  });
  expect((await explain(urlOf({ title: 'x' }, '/i/og_standard', '2000000000000'))).reason).toMatch(/seconds/);
  expect(await explain(urlOf({ width: '0' }))).toMatchObject({ valid: false, parameter: 'width' });
  expect(await explain(urlOf({}, '/i/nope'))).toMatchObject({ valid: false, parameter: 'template' });
});

test('a query that cannot be read is explained too', async () => {
  expect(await explain(`${BASE}/i/og_standard?title=100%&expires=2000000000`)).toMatchObject({
    valid: false,
    reason: expect.stringContaining('broken % escape'),
    pairs: [],
    canonical: null,
  });
});

test("a stranger's key looks like none, a revoked one of one's own does not", async () => {
  const stranger = await bench.register();
  const url = `${BASE}/i/og_standard?${signTarget(stranger.apiKey, '/i/og_standard', {}).query}`;
  const unknown = url.replace(stranger.keyId, 'nobody');
  const said = await explain(url);
  expect(said).toMatchObject({
    valid: false,
    reason: expect.stringContaining('of another account, or one that does not exist'),
  });
  expect((await explain(unknown)).reason).toBe(said.reason);
  await bench.accounts.revokeKey(caller.accountId, caller.keyId, { confirmed: true }, OPERATOR);
  expect((await explain(urlOf({}))).reason).toContain('revoked');
});

test('the first differing byte is that of the dialect which the signer uses', async () => {
  const url = urlOf({ title: "it's a b", theme: 'dark' });
  const right = '/i/og_standard?expires=2000000000&theme=dark&title=it%27s+a+b';
  expect((await explain(url, right)).difference).toBeNull();
  const wrong = right.replace('a+b', 'a+c');
  expect((await explain(url, wrong)).difference).toEqual({
    byte: right.length - 1,
    expected: 'b',
    received: 'c',
  });
});

test('the byte is counted in bytes, and a text that ends early differs at its end', async () => {
  const url = urlOf({ title: 'é!' });
  expect((await explain(url, '/i/og_standard?expires=2000000000&title=é')).difference).toEqual({
    byte: Buffer.byteLength('/i/og_standard?expires=2000000000&title=é'),
    expected: '!',
    received: '',
  });
});

test.each([
  '',
  'x',
  'https://cards.example.com/',
  'https://cards.example.com/docs?x=1',
  'javascript:alert(1)',
])('"%s" is no address of a card', async (url) => {
  await expect(explain(url)).rejects.toMatchObject({ kind: 'invalid', parameter: 'url' });
});

describe('what was signed by mistake is found out', () => {
  const PATH = '/i/og_standard';
  const pairs = 'expires=2000000000&title=a%20b';
  const signedOver = (text: string, query = pairs, path = PATH): string => {
    const digest = createHmac('sha256', apiKey).update(text).digest('hex');
    return `${BASE}${path}?${query}&sig=${caller.keyId}.${digest}`;
  };

  test.each([
    ['a newline at the end', `${PATH}?${pairs}\n`, 'ends with a newline'],
    ['no path', pairs, 'must begin with /i/og_standard?'],
    ['no slash', `i/og_standard?${pairs}`, 'must begin with /i/og_standard?'],
    ['the origin', `${BASE}${PATH}?${pairs}`, 'must not contain the origin'],
    ['escaped ampersands', `${PATH}?${pairs.replace('&', '&amp;')}`, 'HTML-escaped'],
    ['an empty sig', `${PATH}?${pairs}&sig=`, 'must not contain `sig`'],
    ['another template', `/i/og_brand?${pairs}`, 'signed for /i/og_brand, not for /i/og_standard'],
    ['an extension', `${PATH}.png?${pairs}`, 'signed for /i/og_standard.png'],
    ['one parameter fewer', `${PATH}?expires=2000000000`, '`title` was added after signing'],
  ])('%s', async (_, text, advice) => {
    const said = await explain(signedOver(text));
    expect(said).toMatchObject({ valid: false, parameter: 'sig', reason: expect.stringContaining(advice) });
    expect(said.difference).not.toBeNull();
    expect(said.reason).not.toContain('/sign/explain');
  });

  test('parameters that were not sorted', async () => {
    const query = 'title=a%20b&expires=2000000000';
    const said = await explain(signedOver(`${PATH}?${query}`, query));
    expect(said.reason).toContain('sorted by name');
    expect(said.difference).toEqual({
      byte: 15,
      expected: 'expires=2000000000&title',
      received: 'title=a%20b&expires=2000',
    });
  });

  test('anything else leads to the canonical text, and a right text to the key', async () => {
    const url = signedOver('nonsense');
    expect(await explain(url)).toMatchObject({
      reason: expect.stringContaining('Sign exactly the text in `canonical`'),
      canonical: `${PATH}?${pairs}`,
      difference: null,
    });
    expect((await explain(url, `${PATH}?${pairs}`)).reason).toContain('so the HMAC key is not');
  });
});

test('what is valid but probably a mistake is a warning', async () => {
  expect((await explain(urlOf({ title: 'x' }))).warnings).toEqual([]);
  expect((await explain(urlOf({ titel: 'x', theme: 'dark' }))).warnings).toEqual([
    'The card has no text.',
    'og_standard has no parameter titel; it is ignored. Did you mean title?',
  ]);
  const elsewhere = urlOf({ title: 'x' }).replace(BASE, 'https://other.example');
  expect(await explain(elsewhere)).toMatchObject({
    valid: true,
    warnings: ['The URL is of https://other.example, but this service is https://cards.example.com.'],
  });
  const wrong = urlOf({ title: 'x' }).replace('/i/og_standard', '/i/og_nothing');
  expect((await explain(wrong)).warnings).toEqual([expect.stringContaining('Unknown template "og_nothing"')]);
});

test('tracking parameters that were not signed are in the pairs, and not in the canonical text', async () => {
  expect(await explain(`${urlOf({ title: 'x' })}&utm_source=a`)).toMatchObject({
    valid: true,
    canonical: '/i/og_standard?expires=2000000000&title=x',
    warnings: [],
  });
});
