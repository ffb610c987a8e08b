import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeColor } from './describe-color.ts';

test.each([
  ['#ffffff', 'white'],
  ['#0a0a0a', 'black'],
  ['#808080', 'gray'],
  ['#203050', 'dark blue'],
  ['#0077b6', 'blue'],
  ['#f4a030', 'orange'],
  ['#2f9e5b', 'green'],
  ['#0f8f8c', 'teal'],
  ['#d62828', 'red'],
  ['#6b4a2b', 'brown'],
  ['#f5d033', 'yellow'],
  ['#7b2cbf', 'purple'],
  ['#ff8fb8', 'pink'],
  ['#cfe8ff', 'light blue'],
])('%s is %s', (color, words) => {
  expect(describeColor(color)).toBe(words);
});

test('every color has a name of letters alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      expect(describeColor(`#${value.toString(16).padStart(6, '0')}`)).toMatch(/^(?:dark |light )?[a-z]+$/);
    }),
  );
});
