import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered, Api, Call } from './describe-operation.ts';
import { shareService } from './share-service.ts';
import type { TestService } from './test-service.ts';

/** Code and parameter of a refusal in either shape, with OpenAI's names for a code of ours as ours. */
export function refusalOf({ body }: Answered): { code: string; parameter: string | undefined } {
  if (typeof body.error === 'string') return { code: body.code, parameter: body.parameter };
  const { code, param } = body.error;
  return { code: OURS[code] ?? code, parameter: param ?? undefined };
}

const OURS: Readonly<Record<string, string>> = {
  invalid_api_key: 'unauthorized',
  rate_limit_exceeded: 'rate_limited',
  insufficient_quota: 'credit_limit_reached',
};

type KeyFault = (key: string) => Record<string, string>;

/** Whatever else than a key may come in its place; authentication is one for all operations, so one of them tries all. */
export function describeEveryKeyError(api: Api): void {
  describeUnauthorized(
    api,
    {},
    {
      'an empty key': () => ({ 'x-api-key': '' }),
      'a made-up key': () => ({ 'x-api-key': 'cw_abcdefghjkmn_nothing' }),
      'a key without its last character': (key) => ({ 'x-api-key': key.slice(0, -1) }),
      'two keys that differ': (key) => ({ authorization: `Bearer ${key}`, 'x-api-key': changeOne(key) }),
      'another scheme': (key) => ({ authorization: `Basic ${key}` }),
      'another scheme beside a good key': (key) => ({ authorization: 'Basic YTpi', 'x-api-key': key }),
      'two tokens': (key) => ({ authorization: `Bearer ${key} ${key}` }),
    },
  );
}

/** The statuses of an operation that wants a key: 401 without a good one, 429 for one that comes too often. */
export function describeKeyErrors(api: Api, call: Call = {}): void {
  describeUnauthorized(api, call, {
    'no key': () => ({}),
    'a key with one character changed': (key) => ({ authorization: `Bearer ${changeOne(key)}` }),
  });
  describeTooMany(api, call);
}

function describeUnauthorized(api: Api, call: Call, faults: Readonly<Record<string, KeyFault>>): void {
  describe('401', () => {
    const alone = serveAlone();
    test.each(Object.keys(faults))('%s', async (name) => {
      const headers = { ...call.headers, ...faults[name]?.(alone.key) };
      const answered = await api(alone.service, { ...call, headers });
      expect([answered.status, refusalOf(answered).code]).toEqual([401, 'unauthorized']);
      expect(answered.headers.get('www-authenticate')).toBe('Bearer');
    });
  });
}

/** One service and account for all tests of a group, in which nothing is stored or charged. */
function serveAlone(environment: Record<string, string> = {}): { service: TestService; key: string } {
  const alone = {} as { service: TestService; key: string };
  let before: Record<string, number>;
  beforeAll(async () => {
    alone.service = await shareService(environment);
    alone.key = await alone.service.register('owner@example.com');
    before = await alone.service.count();
  });
  afterAll(async () => {
    expect(await alone.service.count()).toEqual(before);
    await alone.service[Symbol.asyncDispose]();
  });
  return alone;
}

function describeTooMany(api: Api, call: Call): void {
  describe('429', () => {
    test('the second request where one a minute is allowed, of this account alone', async () => {
      await using service = await shareService(ONE_A_MINUTE);
      const key = await service.register();
      const first = await api(service, { ...call, key });
      expect(first.headers.get('ratelimit')).toMatch(
        /^"(generate|previews|inspections|helpers|requests)";r=0;t=\d+$/,
      );
      const second = await api(service, { ...call, key });
      expect([second.status, refusalOf(second).code]).toEqual([429, 'rate_limited']);
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(second.headers.get('ratelimit-policy')).toMatch(/^"\w+";q=1;w=60$/);
      const other = await service.register('eve@example.com');
      expect((await api(service, { ...call, key: other })).status).toBe(first.status);
    });
  });
}

const ONE_A_MINUTE = {
  CARDWRIGHT_FREE_GENERATE_LIMIT: '1',
  CARDWRIGHT_PREVIEW_LIMIT: '1',
  CARDWRIGHT_INSPECT_LIMIT: '1',
  CARDWRIGHT_HELPER_LIMIT: '1',
  CARDWRIGHT_REQUEST_LIMIT: '1',
};

const changeOne = (key: string): string => key.slice(0, 20) + (key[20] === 'a' ? 'b' : 'a') + key.slice(21);

/** 400 for each body, or query, naming what is wrong in it; nothing is stored or charged. */
export function describeRefusedFields(
  api: Api,
  cases: readonly (readonly [parameter: string, sent: object | string])[],
  call: Call = {},
  environment: Record<string, string> = {},
): void {
  describe('400, and nothing is stored or charged', () => {
    const alone = serveAlone(environment);
    test.each(cases)('naming %s: %#', async (parameter, sent) => {
      const what = typeof sent === 'string' ? { query: sent } : { body: sent };
      const answered = await api(alone.service, { ...call, key: alone.key, ...what });
      expect([answered.status, refusalOf(answered)]).toEqual([400, { code: 'invalid_parameter', parameter }]);
    });
  });
}

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

const inChunks = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(left, 65_536)).fill(0x20));
      left -= 65_536;
    },
  });
};

const OTHER_JSON = [
  ['blanks', ' \n '],
  ['an array', '[]'],
  ['null', 'null'],
  ['a string', '"hello"'],
  ['a number', '7'],
  ['deep brackets', '['.repeat(10_000)],
];

const OTHER_TYPES: [string, Record<string, string>][] = [
  ['no content type', {}],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['another character set', { 'content-type': 'application/json; charset=latin1' }],
  ['a compressed body', { ...json, 'content-encoding': 'gzip' }],
];

type BodyOptions = {
  /** No body at all is none of these errors. */
  optional?: boolean;
  /** Whatever else may come in its place: bodies are read in one way for all operations, so one of them tries all. */
  every?: boolean;
};

/** The statuses that every operation with a JSON body has for a body that is none; `valid` is one that is. */
export function describeBodyErrors(
  api: Api,
  valid: object,
  call: Call = {},
  { optional = false, every = false }: BodyOptions = {},
): void {
  const text = JSON.stringify(valid);

  describe('a body that is none', () => {
    const alone = serveAlone();
    const refuse = (rawBody: NonNullable<Call['rawBody']>, headers: Record<string, string>) =>
      api(alone.service, { ...call, key: alone.key, headers, rawBody });

    describe('400 for a body that is no JSON object', () => {
      test.each([
        ['broken JSON', '{"prompt":'],
        ...(optional ? [] : [['nothing', '']]),
        ...(every ? OTHER_JSON : []),
      ])('%s', async (_, rawBody) => {
        const answered = await refuse(rawBody, json);
        expect([answered.status, refusalOf(answered).code]).toEqual([400, 'invalid_json']);
      });

      test.runIf(every)('bytes that are not UTF-8', async () => {
        const answered = await refuse(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), json);
        expect([answered.status, refusalOf(answered).code]).toEqual([400, 'invalid_json']);
      });
    });

    describe('400 for a field that the operation does not have', () => {
      test.each(every ? ['nonsense', '__proto__', 'constructor', 'toString'] : ['__proto__'])(
        '%s',
        async (name) => {
          const answered = await refuse(`{"${name}":1,${text.slice(1)}`, json);
          expect([answered.status, refusalOf(answered).parameter]).toEqual([400, name]);
        },
      );
    });

    describe('413', () => {
      test.runIf(every)('two declared MiB', async () => {
        expect((await refuse('x'.repeat(2 * MIB), json)).status).toBe(413);
      });
      test('two MiB in chunks without a length', async () => {
        expect((await refuse(inChunks(2 * MIB), json)).status).toBe(413);
      });
    });

    describe('415', () => {
      test.each<[string, Record<string, string>]>([
        ['text', { 'content-type': 'text/plain' }],
        ...(every ? OTHER_TYPES : []),
      ])('%s', async (_, headers) => {
        // Bytes, because a string body would come with a content type of its own.
        const answered = await refuse(new TextEncoder().encode(text), headers);
        expect([answered.status, refusalOf(answered).code]).toEqual([415, 'unsupported_media_type']);
      });
    });
  });
}
