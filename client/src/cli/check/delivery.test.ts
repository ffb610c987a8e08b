import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDelivery } from './delivery.ts';

const now = new Date('2026-11-21T00:00:00Z');
const { signal } = new AbortController();
const server = createServer(({ method, url, headers }, response) => {
  const isPlain = url?.startsWith('/plain');
  const known = !isPlain && headers['if-none-match'] === '"1"';
  if (method === 'HEAD' && isPlain) return response.writeHead(405).end();
  response.writeHead(known ? 304 : 200, { 'content-type': 'image/png', ...(!isPlain && { etag: '"1"' }) });
  return response.end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const textsOf = async (path: string, isGood: boolean) =>
  (await checkDelivery(origin + path, now, signal))
    .filter((finding) => finding.isGood === isGood)
    .map(({ text }) => text);

test('a server that answers HEAD and knows its ETag is told so', async () => {
  expect(await textsOf('/card.png', true)).toEqual(['HEAD matches GET', 'conditional requests return 304']);
});

test('one that does not is told what that means, and that nobody reaches this machine', async () => {
  expect(await textsOf('/plain.png', false)).toEqual([
    expect.stringContaining('platforms cannot reach 127.0.0.1'),
    expect.stringContaining('HEAD'),
    expect.stringContaining('no ETag'),
  ]);
});

describe('a signed URL', () => {
  const at = (days: number) => `/i/og_standard?expires=${now.getTime() / 1000 + days * 86_400}&sig=a.b`;

  test.each([
    [400, true, 'valid for another 400 days'],
    [3, false, 'expires in 3 days'],
    [1, false, 'expires in 24 hours'],
    [0.99, false, 'expires in 24 hours'],
    [0.05, false, 'expires in 72 minutes'],
    [1 / 1440, false, 'expires in 1 minute;'],
    [0, false, 'has expired'],
    [-1, false, 'has expired'],
  ])('of %d days: %s', async (days, isGood, text) => {
    expect(await textsOf(at(days), isGood)).toContainEqual(expect.stringContaining(text));
  });

  test('is one only with a signature', async () => {
    const all = [...(await textsOf('/i/a?expires=1', true)), ...(await textsOf('/i/a?expires=1', false))];
    expect(all.join()).not.toMatch(/expire/);
  });
});
