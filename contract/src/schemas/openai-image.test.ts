import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSize } from './openai-image.ts';

test('a size that is written within the limits is read, and no other', () => {
  const side = fc.oneof(fc.constantFrom(0, 255, 256, 2048, 2049), fc.nat({ max: 5000 }));
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fits = [width, height].every((pixels) => pixels >= 256 && pixels <= 2048);
      expect(parseSize(`${width}x${height}`)).toEqual(fits ? { width, height } : undefined);
    }),
  );
});

test.each(['', 'auto', '1024', '1024X1024', '1024x1024x1024', '1e3x1e3', '+512x512', '512 x512', '٥١٢x512'])(
  'no size: %j',
  (text) => expect(parseSize(text)).toBeUndefined(),
);
