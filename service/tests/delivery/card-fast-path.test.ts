import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import type { RequestTarget } from '../../src/delivery/types.ts';
import { call } from '../api/support/call.ts';
import { type DeliveryService, startDeliveryService } from './support/delivery-service.ts';

// A condition that no copy meets: the router has to look at it, and answers in full.
const BY_THE_ROUTER = { 'if-none-match': '"another"' };

const comparable = ({ date, 'x-request-id': _, ...headers }: IncomingHttpHeaders) => headers;

let service: DeliveryService;
beforeAll(async () => {
  service = await startDeliveryService({ CARDWRIGHT_SIGNUP_LIMIT: '100' });
});
afterAll(() => service[Symbol.asyncDispose]());

/** A card of a new account that is drawn and in memory. */
async function drawCard(data = smallCard('x'), { register, client } = service) {
  const key = await register(`${randomUUID()}@example.com`);
  const target = signTarget(key, '/i/og_standard', data);
  const { bytes } = await client.get(target);
  return { key, target, bytes };
}

describe('a whole card out of memory, answered in front of the router', () => {
  test('has the warning of the card that the router drew', async () => {
    const { target } = await drawCard({ ...smallCard('x'), titel: 'x' });
    const { headers } = await service.client.get(target);
    expect([headers['x-cached'], headers['x-cardwright-warning']]).toEqual([
      'true',
      expect.stringContaining('no parameter titel'),
    ]);
  });

  test.each(['GET', 'HEAD'])(
    '%s has the headers and the bytes that the router would send',
    async (method) => {
      const { target, bytes } = await drawCard();
      const quick = await service.client.get(target, { method });
      const routed = await service.client.get(target, { method, headers: BY_THE_ROUTER });
      expect(quick.status).toBe(200);
      expect(comparable(quick.headers)).toEqual(comparable(routed.headers));
      expect(quick.headers['x-cached']).toBe('true');
      expect(quick.headers['x-request-id']).toMatch(/^[2-9a-km-np-z]{20}$/);
      expect(quick.bytes.equals(method === 'GET' ? bytes : Buffer.alloc(0))).toBe(true);
      expect(routed.bytes.equals(quick.bytes)).toBe(true);
    },
  );

  test('is still a JPEG, and still kept no longer than its address', async () => {
    const clock = { now: () => new Date(1_900_000_000_000) };
    await using own = await startDeliveryService({}, { clock });
    const key = await own.register();
    const target = signTarget(key, '/i/og_standard', { ...smallCard('x'), format: 'jpeg' }, '1900000090');
    await own.client.get(target);
    expect((await own.client.get(target)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=90',
    });
  });

  test('carries the request id of a client that sent one fit for a log, and no other', async () => {
    const { target } = await drawCard();
    const ask = async (id: string) =>
      (await service.client.get(target, { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await ask('trace-12345678')).toBe('trace-12345678');
    expect(await ask('short')).toHaveLength(20);
  });

  test('is counted like any other answer', async () => {
    await using own = await startDeliveryService({ CARDWRIGHT_METRICS_TOKEN: 'scrape-me-please' });
    const { target } = await drawCard(smallCard('x'), own);
    await own.client.get(target);
    await own.client.get(target, { headers: BY_THE_ROUTER });
    const { bytes } = await own.client.get('/metrics', {
      headers: { authorization: 'Bearer scrape-me-please' },
    });
    const lines = bytes.toString().split('\n');
    expect(lines).toContain('cardwright_cards_total{source="cache"} 2');
    expect(lines).toContain('cardwright_cards_total{source="render"} 1');
    expect(lines).toContain(
      'cardwright_http_request_duration_seconds_count{operation="getCard",status="200"} 3',
    );
  });

  test('is refused from the moment that its key is revoked', async () => {
    const { key, target } = await drawCard();
    expect((await service.client.get(target)).status).toBe(200);
    const revoked = await call(service, key, 'DELETE', `/api/v1/dashboard/keys/${key.split('_')[1]}`, {
      confirm: true,
    });
    expect(revoked.status).toBe(200);
    const refused = await service.client.get(target);
    expect([refused.status, refused.headers['cache-control']]).toEqual([403, 'no-store']);
  });
});

describe('what the router must look at goes on to it', () => {
  test.each([
    [{ range: 'bytes=0-9' }, 206],
    [{ range: 'bytes=999999999-' }, 416],
    [{ 'if-none-match': '*' }, 304],
  ])('%j', async (headers, status) => {
    const { target } = await drawCard();
    expect((await service.client.get(target, { headers })).status).toBe(status);
  });

  test('another method', async () => {
    const { target } = await drawCard();
    expect((await service.client.get(target, { method: 'POST' })).status).toBe(405);
  });

  test.each(['', 'Host: a b\r\n', 'Host: \r\n'])('a request whose host is %j', async (host) => {
    const { target } = await drawCard();
    expect(await sendRaw(`GET ${toPath(target)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });
});

const toPath = ({ path, query }: RequestTarget): string => `${path}?${query}`;

async function sendRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(service.baseUrl()).port), '127.0.0.1');
  socket.write(request);
  return await text(socket);
}
