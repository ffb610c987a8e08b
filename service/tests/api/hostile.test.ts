import { type Operation, operations } from '@cardwright/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareService } from './support/share-service.ts';
import type { TestService } from './support/test-service.ts';

// Whatever a client sends, it is the client's: no 5xx, and an error has the error body.

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await shareService({
    CARDWRIGHT_FREE_GENERATE_LIMIT: '1000000',
    CARDWRIGHT_PRO_GENERATE_LIMIT: '1000000',
    CARDWRIGHT_HELPER_LIMIT: '1000000',
    CARDWRIGHT_REQUEST_LIMIT: '1000000',
    CARDWRIGHT_GENERATE_WAIT_MS: '0',
  });
  key = await service.register('ada@example.com', 'pro');
});
afterAll(() => service[Symbol.asyncDispose]());

const all = Object.values<Operation>(operations);

async function expectNoFault(address: string, init: RequestInit): Promise<void> {
  const response = await service.app.request(address, init);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status < 400 || init.method === 'HEAD') return;
  const { error } = JSON.parse(text) as { error: string | { message: string } };
  expect(typeof error === 'string' ? error : error.message).toMatch(/\S \S/);
  expect(text).not.toMatch(/node:|\/src\/|SQLITE|select |at Object/);
}

const bodies = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  // Near misses: the right names with any values.
  fc
    .record(
      {
        prompt: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        width: fc.oneof(fc.integer(), fc.jsonValue()),
        format: fc.oneof(fc.constant('jpeg'), fc.jsonValue()),
        seed: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        email: fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })),
        plan: fc.jsonValue(),
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        url: fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })),
        __proto__: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
);

test('any body to any operation that takes one', async () => {
  const posts = all.filter(({ body }) => body !== undefined);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), bodies, ({ path, method }, body) =>
      expectNoFault(path, {
        method,
        body,
        headers: { 'content-type': 'application/json', 'x-api-key': key },
      }),
    ),
    { numRuns: 400 },
  );
});

const segments = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%00',
    '%ff',
    '%2e%2e',
    '..',
    '..%2f',
    '%c0%af',
    '*',
    ';',
    '@',
    '{id}',
    ':id',
    '%u0041',
  ),
  fc.string({ unit: fc.constantFrom('%', '2', 'f', '.', '/', '?', '&', '=', '#', '+') }),
);

test('any text in the place of a path parameter, and any query', async () => {
  const gets = all.filter(({ method }) => method === 'GET');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...gets), segments, segments, ({ path, method }, segment, query) =>
      expectNoFault(`${path.replace(/\{\w+\}/, () => segment)}?limit=${query}&${query}`, {
        method,
        headers: { 'x-api-key': key },
      }),
    ),
    { numRuns: 400 },
  );
});

test('any path with any method', async () => {
  const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'X');
  await fc.assert(
    fc.asyncProperty(methods, fc.array(segments, { maxLength: 5 }), (method, parts) =>
      expectNoFault(`/${parts.join('/')}`, { method }),
    ),
    { numRuns: 400 },
  );
});

test('any value in every header that is read', async () => {
  const names = fc.constantFrom(
    'authorization',
    'x-api-key',
    'content-type',
    'content-encoding',
    'content-length',
    'prefer',
    'idempotency-key',
    'range',
    'if-range',
    'if-none-match',
    'if-modified-since',
    'x-request-id',
    'x-forwarded-for',
    'origin',
  );
  const values = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
    fc.constantFrom('Bearer ', `Bearer ${'x'.repeat(9000)}`, 'bytes=0-,-1', '"', 'W/"', '*', '-1', 'é'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), names, values, ({ path, method, body }, name, value) =>
      expectNoFault(path, {
        method,
        headers: { 'x-api-key': key, 'content-type': 'application/json', [name]: value },
        ...(body && { body: '{"prompt":"Tea","email":"a@example.com","name":"x","url":"/i/x"}' }),
      }),
    ),
    { numRuns: 400 },
  );
});
