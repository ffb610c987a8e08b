import { describe, expect, test, vi } from 'vitest';
import { errorFromResponse, readRetryAfter } from './error-from-response.ts';

const ADDRESS = 'https://cards.example.com/api/v1/generate';
const read = (body: string, init: ResponseInit) => errorFromResponse(ADDRESS, new Response(body, init));

describe('a refusal', () => {
  test('of the service is told in its own words', async () => {
    const body = { error: '`width` must be a whole number.', parameter: 'width', code: 'invalid_parameter' };
    const headers = { 'x-request-id': 'req_1', 'retry-after': '42' };
    expect(await read(JSON.stringify(body), { status: 400, headers })).toMatchObject({
      message: '`width` must be a whole number.',
      status: 400,
      parameter: 'width',
      code: 'invalid_parameter',
      requestId: 'req_1',
      retryAfterSeconds: 42,
    });
  });

  test.each(['<h1>Bad Gateway</h1>', '', 'null', '"text"', '{"error":{"message":"x"}}'])(
    'of something before the service, %j, says where it came from',
    async (body) => {
      expect(await read(body, { status: 502 })).toMatchObject({
        message: 'https://cards.example.com responded with 502 and no error message.',
        status: 502,
        code: undefined,
      });
    },
  );
});

describe('Retry-After', () => {
  const of = (value: string) => readRetryAfter(new Headers({ 'retry-after': value }));

  test('is seconds or a date', () => {
    expect(of('3')).toBe(3);
    vi.setSystemTime('1994-11-06T08:48:37Z');
    expect(of('Sun, 06 Nov 1994 08:49:37 GMT')).toBe(60);
    vi.useRealTimers();
    expect(of('Sun, 06 Nov 1994 08:49:37 GMT')).toBe(0);
  });

  test('that says nothing is none', () => {
    expect(of('soon')).toBeUndefined();
    expect(readRetryAfter(new Headers())).toBeUndefined();
  });
});
