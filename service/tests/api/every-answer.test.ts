import { type Operation, operations } from '@cardwright/contract';
import { describe, expect } from 'vitest';
import { call } from './support/call.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

const all = Object.values<Operation>(operations);
const toPath = (path: string): string => path.replace(/\{\w+\}/g, 'x1');
const paths = [...new Set(all.map(({ path }) => path))];

test.each([
  '/nothing',
  '/api/v1',
  '/api/v2/users',
  '/api/v1/users/',
  '/API/v1/users',
  '/api/v1/generate/a/b',
  '//',
  '/%00',
  '/..%2f..%2fetc%2fpasswd',
  '/%zz',
  '/.env',
  `/${'x'.repeat(16_000)}`,
])('404 for what is no path: %s', async (path) => {
  await using service = await shareService();
  const response = await service.app.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\.$/), code: 'not_found' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([...paths, '/', '/docs'])('405 with Allow for every path that is known: %s', async (path) => {
  await using service = await shareService();
  const methods = all.filter((operation) => operation.path === path).map(({ method }) => method);
  const allowed = methods.length === 0 ? ['GET'] : methods;
  for (const method of ['PUT', 'PATCH', 'PURGE', 'GET', 'POST', 'DELETE']) {
    if ((allowed as string[]).includes(method)) continue;
    const response = await service.app.request(toPath(path), { method });
    expect([method, response.status]).toEqual([method, 405]);
    expect(response.headers.get('allow')).toMatch(new RegExp(`\\b${allowed[0]}\\b`));
    const refusal = { code: 'method_not_allowed' };
    expect(await response.json()).toMatchObject(path.startsWith('/v1/') ? { error: refusal } : refusal);
  }
});

test('HEAD is answered wherever GET is, with the same status and headers, and no body', async () => {
  await using service = await shareService();
  const key = await service.register();
  const gets = all.filter(({ method }) => method === 'GET').map(({ path }) => toPath(path));
  // The health check and the account show the time; their lengths are the same.
  for (const path of [...gets, '/', '/docs']) {
    const ask = (method: string) => call(service, key, method, path);
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    const comparable = (response: Response) => {
      // They count as two requests.
      const { 'x-request-id': _, ratelimit: __, ...headers } = Object.fromEntries(response.headers);
      return headers;
    };
    expect([path, head.status, comparable(head)]).toEqual([path, get.status, comparable(get)]);
    // The export is a stream, whose length nobody knows before its end.
    if (!path.endsWith('/export'))
      expect(get.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  }
});

describe('browsers of any origin', () => {
  test('a preflight says what may be sent, without a key', async ({ service }) => {
    const response = await service.app.request('/api/v1/generate', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  test('may read every answer, errors too, and never with credentials of the browser', async () => {
    await using service = await shareService();
    for (const path of ['/health', '/api/v1/users/me', '/nothing', '/docs']) {
      const { headers } = await service.app.request(path, { headers: { origin: 'https://example.com' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });
});

test('no answer may run, frame or sniff anything', async ({ service }) => {
  for (const path of ['/health', '/nothing', '/', '/docs']) {
    const { headers } = await service.app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
});

test('the request id: a well-formed one is taken over, another is replaced', async ({ service }) => {
  const ask = async (id: string) => {
    const response = await service.app.request('/health', { headers: { 'x-request-id': id } });
    return response.headers.get('x-request-id');
  };
  expect(await ask('trace-0001.a:b')).toBe('trace-0001.a:b');
  expect(await ask('short')).toMatch(/^[a-z0-9]{20}$/);
  expect(await ask('has a space in it')).toMatch(/^[a-z0-9]{20}$/);
});
