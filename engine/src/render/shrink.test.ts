import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const blank = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(255),
});

test.each([
  [1200, 630, 600, 315],
  [630, 1200, 315, 600],
  [2048, 256, 600, 75],
  [2048, 1, 600, 1],
])('%i x %i becomes %i x %i', async (width, height, shrunkWidth, shrunkHeight) => {
  const shrunk = await shrink(blank(width, height), 600);
  expect([shrunk.width, shrunk.height]).toEqual([shrunkWidth, shrunkHeight]);
  expect(shrunk.data.length).toBe(shrunkWidth * shrunkHeight * 4);
});

test('what is small enough stays as it is', async () => {
  const small = blank(600, 400);
  expect(await shrink(small, 600)).toBe(small);
});
