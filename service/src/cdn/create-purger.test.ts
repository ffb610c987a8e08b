import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { addPurges, claimPurges } from '../stores/outbox/purge-outbox.ts';
import type { CdnName } from './cdns.ts';
import { createPurger } from './create-purger.ts';

type Asked = { headers: Record<string, unknown>; body: unknown };

let database: Database;
let now: number;
let asked: Asked[];
let statuses: number[];
const closing: (() => Promise<unknown> | unknown)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  closing.push(() => database.destroy());
  now = Date.parse('2026-11-29T12:00:00Z');
  asked = [];
  statuses = [];
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A real server in the place of the CDN's, which answers with `statuses`, and then with 200. */
async function startCdn(): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({
      headers: { ...request.headers, url: request.url, method: request.method },
      body: JSON.parse(body),
    });
    response
      .writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' })
      .end('{"success":true}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  closing.push(() => server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
}

const clock = { now: () => new Date(now) };
const onError = vi.fn();

async function start(name: CdnName, purgeUrl: string) {
  const cdn = { name, purgeUrl, token: 'a-token-of-the-cdn' };
  const purger = await createPurger({ database, clock, cdn, onError });
  closing.push(() => purger.close());
  return purger;
}
const add = (tags: string[], again = false) =>
  database.transaction().execute((transaction) => addPurges(transaction, tags, { at: clock.now(), again }));
const waiting = async () =>
  (await database.selectFrom('purges').select('tag').execute()).map(({ tag }) => tag);
const poll = <Value>(read: () => Value) => expect.poll(read);

describe.each<[CdnName, Record<string, string>, (tags: string[]) => unknown]>([
  ['cloudflare', { authorization: 'Bearer a-token-of-the-cdn' }, (tags) => ({ tags })],
  ['fastly', { 'fastly-key': 'a-token-of-the-cdn' }, (tags) => ({ surrogate_keys: tags })],
])('%s', (name, token, toBody) => {
  test('is asked in its own form, again where it refuses, until nothing is left', async () => {
    statuses = [503, 401];
    const purger = await start(name, await startCdn());
    await add(['image-a', 'image-b', 'image-a']);
    purger.wake();
    for (const times of [1, 2, 3]) {
      await poll(() => asked.length).toBe(times);
      await poll(() => onError.mock.calls.length).toBe(Math.min(times, 2));
      now += 3600_000;
      purger.wake();
    }
    await poll(waiting).toEqual([]);
    expect(asked).toHaveLength(3);
    for (const { headers, body } of asked) {
      expect(headers).toMatchObject({ ...token, method: 'POST', url: '/purge' });
      expect(body).toEqual(toBody(['image-a', 'image-b']));
    }
    onError.mockClear();
  });
});

test('what a node may still answer for a minute is purged once more after it', async () => {
  const purger = await start('cloudflare', await startCdn());
  await add(['key-a'], true);
  purger.wake();
  await poll(() => asked.length).toBe(1);
  await poll(waiting).toEqual(['key-a']);
  now += 65_000;
  purger.wake();
  await poll(waiting).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('a purge that a process took with it is asked for by another', async () => {
  const url = await startCdn();
  await (await start('fastly', url)).close();
  await add(['image-a']);
  await claimPurges(database, { count: 9, now: clock.now(), leasedUntil: new Date(now + 60_000) });
  const purger = await start('fastly', url);
  now += 60_000;
  purger.wake();
  await poll(waiting).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('more than one request may name are asked for in several', async () => {
  const purger = await start('cloudflare', await startCdn());
  await add(Array.from({ length: 70 }, (_, at) => `image-${at}`));
  purger.wake();
  await poll(waiting).toEqual([]);
  expect(asked.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual([30, 30, 10]);
});

test('nothing is noted where there is no CDN', async () => {
  await add(['image-a']);
  expect(await waiting()).toEqual([]);
});
