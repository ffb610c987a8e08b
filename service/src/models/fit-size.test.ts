import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitSize } from './fit-size.ts';

const side = fc.integer({ min: 256, max: 2048 });

test('any size is one that OpenAI takes: steps of 16, no steeper than 1:3, not too few pixels and not too many', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = fitSize({ width, height });
      expect([size.width % 16, size.height % 16]).toEqual([0, 0]);
      expect(Math.max(size.width / size.height, size.height / size.width)).toBeLessThanOrEqual(3);
      const pixels = size.width * size.height;
      expect(pixels).toBeGreaterThanOrEqual(655_360);
      expect(pixels).toBeLessThan(3_800_000);
    }),
  );
});

test('of the sizes of a model, the nearest in shape, and of those the smallest that is large enough', () => {
  const sizes = [
    { width: 512, height: 512 },
    { width: 1024, height: 1024 },
    { width: 1536, height: 1024 },
    { width: 1024, height: 1536 },
  ];
  expect(fitSize({ width: 1200, height: 630 }, sizes)).toEqual({ width: 1536, height: 1024 });
  expect(fitSize({ width: 1080, height: 1920 }, sizes)).toEqual({ width: 1024, height: 1536 });
  expect(fitSize({ width: 1080, height: 1080 }, sizes)).toEqual({ width: 1024, height: 1024 });
  expect(fitSize({ width: 400, height: 400 }, sizes)).toEqual({ width: 512, height: 512 });
});
