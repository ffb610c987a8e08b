import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService, type TestService } from './support/test-service.ts';

// What an agent gets through the official client is tested with the command's; here are the requests that no good client sends.

type Sent = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  rawBody?: string;
};

async function send(
  service: TestService,
  key: string | undefined,
  {
    path = '/mcp',
    method = 'POST',
    headers,
    body,
    rawBody = body === undefined ? undefined : JSON.stringify(body),
  }: Sent,
): Promise<Response> {
  return await service.app.request(path, {
    method,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(rawBody !== undefined && { body: rawBody }),
  });
}

const toCall = (name: string, input: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

// How a request of protocol 2026-07-28 says who sends it.
const OF_2026 = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** The messages of a response. */
async function messagesOf(response: Response) {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)));
}

test('each request stands alone: a call needs no session before it', async ({ service, key }) => {
  const response = await send(service, key, { body: toCall('usage', {}, 7) });
  expect([response.status, response.headers.get('mcp-session-id')]).toEqual([200, null]);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const [message] = await messagesOf(response);
  expect(message).toMatchObject({ id: 7, result: { structuredContent: { credits_used: 0 } } });
});

test.each([
  ['/mcp', '*/*'],
  ['/mcp/', '*/*'],
  ['/mcp/', 'application/json, text/event-stream'],
])('%s answers whoever accepts %s', async (path, accept) => {
  await using service = await shareService();
  const response = await send(service, await service.register(), { path, headers: { accept }, body: LIST });
  expect([response.status, (await messagesOf(response)).length]).toEqual([200, 1]);
});

test('a notification is accepted without an answer', async ({ service }) => {
  const body = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const response = await send(service, await service.register(), { body });
  expect([response.status, await response.text()]).toEqual([202, '']);
});

test('protocol 2026-07-28 needs no handshake: what a request says of itself decides', async () => {
  await using service = await shareService();
  const key = await service.register();
  const ask = (method: string, params: object = {}): Promise<Response> =>
    send(service, key, {
      headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
      body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: OF_2026 } },
    });
  const discovered = (await (await ask('server/discover')).json()) as { result: unknown };
  expect(discovered.result).toMatchObject({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } });
  // Tools never change while a service runs: nobody holds a connection open to hear that they do.
  const listening = await ask('subscriptions/listen', { notifications: { toolsListChanged: true } });
  expect(await listening.json()).toMatchObject({ error: { code: -32603 } });
});

test.each(['GET', 'DELETE', 'PUT'])('%s is refused: there is no session to listen to', async (method) => {
  await using service = await shareService();
  const response = await send(service, await service.register(), { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

describe('refused before anything is done', () => {
  test.each<[string, number, string, Sent]>([
    ['broken JSON', 400, 'invalid_json', { rawBody: '{"jsonrpc":' }],
    ['nothing', 400, 'invalid_json', { rawBody: '' }],
    ['a batch', 400, 'invalid_json', { body: [LIST, LIST] }],
    ['a body that is too large', 413, 'body_too_large', { rawBody: 'x'.repeat(2 * 1024 * 1024) }],
    ['text', 415, 'unsupported_media_type', { headers: { 'content-type': 'text/plain' }, body: LIST }],
    ['another site', 403, 'origin_not_allowed', { headers: { origin: 'https://evil.example' }, body: LIST }],
    ['a page without an origin', 403, 'origin_not_allowed', { headers: { origin: 'null' }, body: LIST }],
  ])('%s', async (_, status, code, sent) => {
    await using service = await shareService();
    const response = await send(service, await service.register(), sent);
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ code, error: expect.stringMatching(/\.$/) }),
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('no key, a wrong one, and one that only signs', async ({ service, key }) => {
    const created = await service.app.request('/api/v1/dashboard/keys', {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"name":"build","scope":"sign"}',
    });
    const { key: signing } = (await created.json()) as { key: string };
    for (const wrong of [undefined, `${key}x`, signing]) {
      const response = await send(service, wrong, { body: LIST });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  test('JSON that is no message, in the words of the protocol', async ({ service, key }) => {
    for (const body of [{}, null, 7, 'text', { jsonrpc: '1.0', id: 1, method: 'tools/list' }]) {
      const response = await send(service, key, { body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
    }
  });
});

test.each(['http://localhost', 'http://localhost:6274', 'http://127.0.0.1:8080'])(
  'pages of this machine may call: %s',
  async (origin) => {
    await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
    const key = await service.register();
    const own = 'https://cards.example.com';
    for (const allowed of [origin, own]) {
      const response = await send(service, key, { headers: { origin: allowed }, body: LIST });
      expect(response.status).toBe(200);
    }
    const preflight = await service.app.request('/mcp', { method: 'OPTIONS', headers: { origin } });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Mcp-Protocol-Version');
  },
);

test('requests count towards the limits of the account, and generations towards theirs', async () => {
  await using service = await shareService({
    CARDWRIGHT_REQUEST_LIMIT: '3',
    CARDWRIGHT_FREE_GENERATE_LIMIT: '1',
  });
  const key = await service.register();
  const drawn = await send(service, key, { body: toCall('generate_image', { prompt: 'A' }) });
  expect(drawn.headers.get('ratelimit')).toMatch(/^"requests";r=2;/);
  expect((await messagesOf(drawn)).at(-1).result.isError).toBeUndefined();
  const [again] = await messagesOf(
    await send(service, key, { body: toCall('generate_image', { prompt: 'B' }) }),
  );
  expect(again.result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/Too many generation requests/) }],
  });
  const limited = await send(service, key, { body: LIST });
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test('an account sees its own images alone', async ({ service }) => {
  const [ada, eve] = [await service.register(), await service.register('eve@example.com')];
  await messagesOf(await send(service, ada, { body: toCall('generate_image', { prompt: 'A' }) }));
  const totalOf = async (key: string) => {
    const [message] = await messagesOf(await send(service, key, { body: toCall('history', {}) }));
    return message.result.structuredContent.total;
  };
  expect([await totalOf(ada), await totalOf(eve)]).toEqual([1, 0]);
});

test('a generation that fails is told and refunded', async () => {
  const tired = { ...createPaintEngine(), compose: () => Promise.reject(new Error('tired')) };
  await using service = await createTestService({ CARDWRIGHT_JOB_ATTEMPTS: '1' }, { engine: tired });
  const key = await service.register();
  const [message] = await messagesOf(
    await send(service, key, { body: toCall('generate_image', { prompt: 'A' }) }),
  );
  expect(message.result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/refunded/) }],
  });
  const [usage] = await messagesOf(await send(service, key, { body: toCall('usage', {}) }));
  expect(usage.result.structuredContent.credits_used).toBe(0);
});

const STUCK = {
  ...createPaintEngine(),
  compose: (_: unknown, signal?: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
};

test('a service that stops tells a call that waits where its image will be', async () => {
  await using service = await createTestService({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '5000' }, { engine: STUCK });
  const key = await service.register();
  const waiting = send(service, key, { body: toCall('generate_image', { prompt: 'A' }) }).then(messagesOf);
  while (!(await service.count()).generations) await sleep(10);
  const stopped = service.stop();
  expect((await waiting).at(-1).result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/shutting down.*history/) }],
  });
  await stopped;
});

test('an agent that goes away ends its call, and nothing is answered', async () => {
  await using service = await createTestService({ CARDWRIGHT_SHUTDOWN_GRACE_MS: '1000' }, { engine: STUCK });
  const key = await service.register();
  const agent = new AbortController();
  const call = Promise.resolve(
    service.app.request('/mcp', {
      method: 'POST',
      signal: agent.signal,
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'x-api-key': key,
      },
      body: JSON.stringify(toCall('generate_image', { prompt: 'A' })),
    }),
  );
  while (!(await service.count()).generations) await sleep(10);
  agent.abort();
  expect(await (await call).text()).not.toContain('result');
});
