import { expect, test } from 'vitest';
import { toTraits } from './to-traits.ts';

const picture = (opaque: number) => {
  const data = new Uint8Array(100 * 100 * 4);
  for (let pixel = 0; pixel < opaque * 10_000; pixel++) data[pixel * 4 + 3] = 255;
  return { width: 100, height: 100, data };
};

test('a picture that fills nearly all of its box is solid, one that is seen through stands on its ground', () => {
  expect(toTraits(picture(1))).toEqual({ width: 100, height: 100, transparent: false, solid: true });
  expect(toTraits(picture(0.95))).toMatchObject({ transparent: true, solid: true });
  expect(toTraits(picture(0.7))).toEqual({ width: 100, height: 100, transparent: true });
});

test('stripes as wide as a step of the samples are seen as what they are', () => {
  const data = new Uint8Array(400 * 400 * 4);
  for (let pixel = 0; pixel < 400 * 400; pixel++) data[pixel * 4 + 3] = pixel % 80 < 4 ? 255 : 0;
  expect(toTraits({ width: 400, height: 400, data })).toEqual({ width: 400, height: 400, transparent: true });
});
