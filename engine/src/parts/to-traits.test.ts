import { expect, test } from 'vitest';
import { toTraits } from './to-traits.ts';

const picture = (opaque: number) => {
  const data = new Uint8Array(100 * 100 * 4);
  for (let pixel = 0; pixel < opaque * 10_000; pixel++) data[pixel * 4 + 3] = 255;
  return { width: 100, height: 100, data };
};

test('a picture that fills most of its box is solid, one that is seen through stands on its ground', () => {
  expect(toTraits(picture(1))).toEqual({ width: 100, height: 100, transparent: false, solid: true });
  expect(toTraits(picture(0.7))).toMatchObject({ transparent: true, solid: true });
  expect(toTraits(picture(0.3))).toEqual({ width: 100, height: 100, transparent: true });
});
