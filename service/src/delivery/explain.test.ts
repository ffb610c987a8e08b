import { afterEach, beforeEach, expect, test } from 'vitest';
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
  expect(said).toMatchObject({ valid: false, reason: expect.stringContaining('not one of this account') });
  expect((await explain(unknown)).reason).toBe(said.reason);
  await bench.accounts.revokeKey(caller.accountId, caller.keyId);
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
