import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSizes } from './find-sizes.ts';

const sizesOf = (text: string) => findSizes(text).map(({ value: { width, height } }) => [width, height]);

describe('a size in pixels', () => {
  const DIGITS = ['0', '٠', '۰', '०', '০', '０', '๐'].map((zero) => zero.codePointAt(0) ?? 0);
  const TIMES = ['x', 'X', '×', '*', 'х', ' x ', ' × ', 'px x ', ' by ', ' на ', ' par ', ' mal ', '＊'];
  const AROUND = [
    ['', ''],
    ['формат ', ', пожалуйста'],
    ['竖版', '：'],
    ['(', ' px)'],
    ['size: ', ' pixels.'],
  ] as const;

  test('is read in the digits of any writing, with any sign for "by"', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 256, max: 2048 }),
        fc.integer({ min: 256, max: 2048 }),
        fc.constantFrom(...DIGITS),
        fc.constantFrom(...TIMES),
        fc.constantFrom(...AROUND),
        (width, height, zero, times, [before, behind]) => {
          const write = (number: number): string =>
            [...String(number)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
          const text = `${before}${write(width)}${times}${write(height)}${behind}`;
          expect(sizesOf(text)).toEqual([[width, height]]);
        },
      ),
      { seed: 1, numRuns: 75 },
    );
  });

  test.each([
    ['3000x3000', 2048, 2048],
    ['4000 x 3000 px', 2048, 1536],
  ])('too large to be drawn keeps its shape: %s', (text, width, height) => {
    expect(sizesOf(text)).toEqual([[width, height]]);
  });

  test.each(['1x200x300', '99999x99999', 'cars and 4x4s', '600 1200', '2 x 10 in the hall', '5000x100'])(
    '%s is none',
    (text) => {
      expect(sizesOf(text)).toEqual([]);
    },
  );
});

test.each([
  ['postcard size 6x4 in.', 1748, 1165],
  ['10 × 15 cm', 1165, 1748],
  ['148 x 210 mm', 1232, 1748],
])('a size on paper gives the shape: %s', (text, width, height) => {
  expect(sizesOf(text)).toEqual([[width, height]]);
});

test.each([
  ['16:9', 1280, 720],
  ['９：１６', 1080, 1920],
  ['16x9', 1280, 720],
])('a usual ratio is read in any writing: %s', (text, width, height) => {
  expect(sizesOf(text)).toEqual([[width, height]]);
});
