import { describe, expect, test } from 'vitest';
import { type Call, createConnection } from './connection.ts';
import { type Scripted, startScriptedServer } from './scripted-server.fixture.ts';

const PASSING: Scripted = { status: 503, headers: { 'retry-after': '0' }, body: '{"error":"Not now."}' };
const OK: Scripted = { status: 200, body: '{"image_url":"x"}' };
const GET: Call = { method: 'GET', path: '/a' };
const POST: Call = { method: 'POST', path: '/a', body: { name: 'A' } };

async function start(
  script: readonly Scripted[],
  { timeoutMs = 300_000, retries = 2, fetch: send = fetch } = {},
) {
  const server = await startScriptedServer(script);
  const { baseUrl } = server;
  const connection = createConnection({ baseUrl, token: 'cw_a_b', fetch: send, timeoutMs, retries });
  return { ...server, connection, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a call', () => {
  test('carries the key and its body as JSON, and gives the answer in camelCase', async () => {
    await using server = await start([OK]);
    expect(await server.connection.json(POST)).toEqual({ imageUrl: 'x' });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        url: '/a',
        headers: { authorization: 'Bearer cw_a_b', 'content-type': 'application/json' },
        body: '{"name":"A"}',
      },
    ]);
  });

  test('to another address carries no key', async () => {
    await using server = await start([OK]);
    await server.connection.json({ method: 'GET', path: `${server.baseUrl}/image` });
    expect(server.received[0]?.url).toBe('/image');
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('that reads is repeated until it is answered, as often as agreed', async () => {
    await using server = await start([PASSING, 'drop', OK]);
    expect(await server.connection.json(GET)).toEqual({ imageUrl: 'x' });
    expect(server.received).toHaveLength(3);
  });

  test('that stays unanswered is given up, and its last refusal told', async () => {
    await using server = await start([PASSING], { retries: 1 });
    await expect(server.connection.json(GET)).rejects.toMatchObject({ status: 503, message: 'Not now.' });
    expect(server.received).toHaveLength(2);
  });

  test('that changes something is sent once, unless it says that repeating it is safe', async () => {
    await using server = await start([PASSING, PASSING, OK]);
    await expect(server.connection.json(POST)).rejects.toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
    await server.connection.json({ ...POST, isRepeatable: true });
    expect(server.received).toHaveLength(3);
  });

  test('that changes something is repeated after a 429, which says that nothing was changed', async () => {
    await using server = await start([{ status: 429, headers: { 'retry-after': '0' } }, OK]);
    expect(await server.connection.json(POST)).toEqual({ imageUrl: 'x' });
  });

  test('that is not answered in time says so', async () => {
    await using server = await start(['hang'], { timeoutMs: 50, retries: 0 });
    await expect(server.connection.json(GET)).rejects.toMatchObject({
      code: 'timeout',
      message: `${server.baseUrl} did not respond within 50 ms.`,
    });
  });

  test('to nobody says what to look at', async () => {
    const server = await start([OK], { retries: 0 });
    await server[Symbol.asyncDispose]();
    await expect(server.connection.json(GET)).rejects.toMatchObject({
      code: 'unreachable',
      status: undefined,
      message: expect.stringMatching(
        /^Cannot reach http:\/\/127\.0\.0\.1:\d+\. Check that the service is running/,
      ),
    });
  });

  test.each(['<html>', '', 'null', '"ok"'])(
    'that is answered with %j, as by somebody else, says so',
    async (body) => {
      await using server = await start([{ status: 200, body }]);
      await expect(server.connection.json(GET)).rejects.toMatchObject({
        code: 'unexpected_answer',
        status: 200,
      });
      expect(server.received).toHaveLength(1);
    },
  );
});

describe('an aborted call', () => {
  const reason = new Error('enough');

  test('is not sent when it was aborted before', async () => {
    await using server = await start([OK]);
    await expect(server.connection.json({ ...GET, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.received).toHaveLength(0);
  });

  test('ends with the reason of its signal while the answer is awaited', async () => {
    await using server = await start(['hang']);
    const controller = new AbortController();
    const call = server.connection.json({ ...GET, signal: controller.signal });
    await expect.poll(() => server.received).toHaveLength(1);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test('ends so while it waits for another try, and makes none', async () => {
    const answered = Promise.withResolvers<void>();
    const send: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      answered.resolve();
      return answer;
    };
    await using server = await start([{ status: 503, headers: { 'retry-after': '60' } }], { fetch: send });
    const controller = new AbortController();
    const call = server.connection.json({ ...GET, signal: controller.signal });
    await answered.promise;
    await new Promise(setImmediate);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(server.received).toHaveLength(1);
  });
});
