import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

describe('parseRange of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=0-524288', { first: 0, last: 99 }],
    ['BYTES=99-99', { first: 99, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=a-b', undefined],
    [null, undefined],
  ])('%s', (header, expected) => expect(parseRange(header, 100)).toEqual(expected));

  test('a range that is given lies within the bytes', () => {
    const number = fc.option(fc.nat(300), { nil: '' });
    fc.assert(
      fc.property(number, number, fc.nat(200), (from, to, length) => {
        const range = parseRange(`bytes=${from}-${to}`, length);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(length);
      }),
    );
  });
});
