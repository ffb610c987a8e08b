import { describe, expect, test } from 'vitest';
import { CardwrightError, type CardwrightErrorDetails } from '../cardwright-error.ts';
import { retryDelayMs } from './retry-delay.ts';

const delayOf = (details: CardwrightErrorDetails, isRepeatable = true, attempt = 0): number | undefined =>
  retryDelayMs(new CardwrightError('', details), attempt, isRepeatable);

describe('another try', () => {
  test.each([
    { code: 'unreachable' },
    { code: 'timeout' },
    { status: 429 },
    { status: 500 },
    { status: 502 },
    { status: 503 },
    { status: 504 },
  ])('follows what may pass: %j', (details) => {
    expect(delayOf(details)).toBeGreaterThan(0);
  });

  test.each([
    { status: 400 },
    { status: 401 },
    { status: 402 },
    { status: 404 },
    { status: 409 },
    { status: 200, code: 'unexpected_answer' },
    { code: 'invalid_parameter' },
    { status: 429, code: 'credit_limit_reached' },
  ])('never follows what stays: %j', (details) => {
    expect(delayOf(details)).toBeUndefined();
  });

  test('of what may not happen twice follows a 429 alone, which says that it did not happen', () => {
    expect(delayOf({ status: 429 }, false)).toBeGreaterThan(0);
    expect(
      [{ status: 503 }, { code: 'timeout' }, { code: 'unreachable' }].map((one) => delayOf(one, false)),
    ).toEqual([undefined, undefined, undefined]);
  });

  test('comes when Retry-After says, and not at all when that is long', () => {
    expect(delayOf({ status: 503, retryAfterSeconds: 7 })).toBe(7000);
    expect(delayOf({ status: 429, retryAfterSeconds: 3600 })).toBeUndefined();
  });

  test('waits longer each time, up to eight seconds', () => {
    for (const [attempt, most] of [250, 500, 1000, 2000, 4000, 8000, 8000, 8000].entries()) {
      const delay = delayOf({ status: 503 }, true, attempt);
      expect(delay).toBeGreaterThanOrEqual(most / 2);
      expect(delay).toBeLessThanOrEqual(most);
    }
  });
});
