import { describe, expect, test } from 'vitest';
import { toOpenAiError } from './openai-error.ts';

const refusal = (status: number, code: string) => ({
  status,
  body: { error: 'No.', code },
  headers: { 'Retry-After': '5' },
});

describe('a refusal in the words of OpenAI', () => {
  test.each([
    [400, 'invalid_parameter', 'invalid_request_error', 'invalid_parameter', 'false'],
    [401, 'unauthorized', 'invalid_request_error', 'invalid_api_key', 'false'],
    [409, 'idempotency_mismatch', 'invalid_request_error', 'idempotency_mismatch', 'false'],
    [429, 'rate_limited', 'requests', 'rate_limit_exceeded', 'true'],
    [429, 'credit_limit_reached', 'insufficient_quota', 'insufficient_quota', 'false'],
    [500, 'internal_error', 'server_error', 'internal_error', 'false'],
    [503, 'queue_full', 'server_error', 'queue_full', 'true'],
    [503, 'images_unfinished', 'server_error', 'images_unfinished', 'false'],
  ])('%i %s', (status, code, type, theirs, shouldRetry) => {
    expect(toOpenAiError(refusal(status, code))).toEqual({
      body: { error: { message: 'No.', type, param: null, code: theirs } },
      headers: { 'Retry-After': '5', 'X-Should-Retry': shouldRetry },
    });
  });

  test('names the field, and null stands for what there is not', () => {
    const body = { error: 'No.', parameter: 'size' };
    expect(toOpenAiError({ status: 400, body, headers: {} }).body.error).toMatchObject({
      param: 'size',
      code: null,
    });
  });
});
