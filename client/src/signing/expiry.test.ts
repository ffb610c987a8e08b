import { describe, expect, test } from 'vitest';
import { type Duration, toExpires } from './expiry.ts';

const now = new Date('2026-11-21T12:00:00.900Z');
const nowSeconds = 1_795_262_400;

describe('the end of an address', () => {
  test.each<[Duration, number]>([
    [60, 60],
    ['90s', 90],
    ['15m', 900],
    ['12h', 43_200],
    ['1.5h', 5_400],
    ['30d', 2_592_000],
  ])('%s from now is that many seconds later', (expiresIn, seconds) => {
    expect(toExpires({ expiresIn }, now)).toBe(nowSeconds + seconds);
  });

  test('may be a date or Unix seconds, and then depends on no clock', () => {
    expect(toExpires({ expiresAt: new Date('2030-01-01T00:00:00Z') }, now)).toBe(1_893_456_000);
    expect(toExpires({ expiresAt: 1_893_456_000 }, now)).toBe(1_893_456_000);
  });

  test('is a year away when nothing is said, so that a published page keeps its card', () => {
    expect(toExpires({}, now)).toBe(nowSeconds + 365 * 86_400);
  });

  test.each([
    ['both are given', { expiresIn: 60, expiresAt: 1_893_456_000 }, 'expiresIn'],
    ['it is no length of time', { expiresIn: 'soon' as Duration }, 'expiresIn'],
    ['it has passed', { expiresAt: nowSeconds }, 'expiresAt'],
    ['nothing is left', { expiresIn: 0 }, 'expiresIn'],
    ['it is in milliseconds', { expiresAt: Date.parse('2030-01-01T00:00:00Z') }, 'expiresAt'],
    ['the date is none', { expiresAt: new Date('never') }, 'expiresAt'],
    ['it is beyond what the service reads', { expiresIn: '99999999d' as Duration }, 'expiresIn'],
  ])('is refused when %s', (_, options, parameter) => {
    expect(() => toExpires(options, now)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', parameter }),
    );
  });
});
