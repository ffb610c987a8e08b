import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrefer, toPreferenceApplied } from './parse-prefer.ts';

describe('parsePrefer', () => {
  test.each([
    ['wait=10', { wait: 10, respondAsync: false }],
    ['respond-async', { respondAsync: true }],
    ['respond-async, wait=10', { wait: 10, respondAsync: true }],
    ['Wait="5" ; x=y, RESPOND-ASYNC', { wait: 5, respondAsync: true }],
    ['return=minimal; foo="a, wait=9", wait = 3', { wait: 3, respondAsync: false }],
    ['wait=61', { wait: 60, respondAsync: false }],
    ['wait=0, wait=9', { wait: 0, respondAsync: false }],
    ['wait=soon', { respondAsync: false }],
    ['wait=-1', { respondAsync: false }],
    ['wait=1.5', { respondAsync: false }],
    ['wait', { respondAsync: false }],
    ['respond-async=yes', { respondAsync: false }],
    ['=,;"', { respondAsync: false }],
    ['', { respondAsync: false }],
    [undefined, { respondAsync: false }],
  ])('%s', (header, expected) => expect(parsePrefer(header)).toEqual(expected));

  test('any text is read without an error, and a wait is from 0 to 60', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const { wait = 0 } = parsePrefer(text);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(60);
      }),
    );
  });

  test('a header of commas and quotes as long as headers may be takes no time to speak of', () => {
    // Exponential backtracking would not end before the test's time limit.
    for (const piece of ['"', ',', 'a=', 'a ', '" ,', '=;']) parsePrefer(piece.repeat(60_000 / piece.length));
  });
});

test('what was followed is said as it was followed', () => {
  expect(toPreferenceApplied(parsePrefer('wait=99, respond-async'))).toBe('respond-async, wait=60');
  expect(toPreferenceApplied(parsePrefer('return=minimal'))).toBeUndefined();
});
