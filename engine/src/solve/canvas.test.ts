import { expect, test } from 'vitest';
import { by, toCanvas, toShown } from './canvas.ts';

test.each([
  [1500, 500, 'banner'],
  [1200, 630, 'wide'],
  [1080, 1080, 'square'],
  [1000, 1500, 'portrait'],
  [1080, 1920, 'story'],
] as const)('%i x %i is %s', (width, height, shape) => {
  expect(toCanvas(width, height).shape).toBe(shape);
});

test('words of a wide card use its width inside the crops to 1.91:1 and 2:1', () => {
  const { x, width } = toCanvas(1200, 630).words;
  expect([x, width]).toEqual([60, 1080]);
  const shown = toShown(1500, 1000);
  expect([shown.width, shown.height]).toEqual([1470, 750]);
});

test('words of a story leave free what controls cover', () => {
  const { y, height } = toCanvas(1080, 1920).words;
  expect(y).toBeGreaterThanOrEqual(250);
  expect(y + height).toBeLessThanOrEqual(1580);
});

test('a value that is not given for a shape is that of the nearest', () => {
  const value = { wide: 1, tall: 2, story: 3 };
  expect(
    ['banner', 'wide', 'square', 'portrait', 'story'].map((shape) => by(value, shape as 'wide')),
  ).toEqual([1, 1, 2, 2, 3]);
});
