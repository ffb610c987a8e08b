import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearest } from './find-nearest.ts';

const NAMES = ['generate', 'get', 'history', 'sign', 'keys list', 'keys create'];

test.each([
  ['genrate', 'generate'],
  ['generte', 'generate'],
  ['hist', 'history'],
  ['sing', 'sign'],
  ['keys lst', 'keys list'],
  ['Sign', 'sign'],
])('%s was meant to be %s', (typed, meant) => {
  expect(findNearest(typed, NAMES)).toBe(meant);
});

test.each(['zzzzzz', 'deploy', 'x9'])('%s is near to nothing', (typed) => {
  expect(findNearest(typed, NAMES)).toBeUndefined();
});

test('a name with one letter changed, lost or added is found', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('generate', 'history'),
      fc.nat(6),
      fc.constantFrom('', 'q'),
      (name, at, put) => {
        for (const typed of [
          name.slice(0, at) + put + name.slice(at + 1),
          name.slice(0, at) + put + name.slice(at),
        ])
          expect(findNearest(typed, NAMES)).toBe(name);
      },
    ),
  );
});
