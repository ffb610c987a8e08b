import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertImage } from './convert-image.ts';

const gradient = await sharp({
  create: {
    width: 320,
    height: 200,
    channels: 3,
    background: '#336699',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .png()
  .toBuffer();

describe.each([
  ['jpeg', 'jpeg'],
  ['webp', 'webp'],
  ['avif', 'heif'],
] as const)('%s', (format, known) => {
  test('has the size of the image, and is opaque', async () => {
    const { width, height, hasAlpha, ...read } = await sharp(
      await convertImage(gradient, { format, quality: 90 }),
    ).metadata();
    expect([read.format, width, height, hasAlpha]).toEqual([known, 320, 200, false]);
  });

  test('is smaller at a lower quality, down to 1', async () => {
    const sizes = await Promise.all(
      [100, 60, 1].map(async (quality) => (await convertImage(gradient, { format, quality })).length),
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });
});

test('a wider image than asked for is scaled down, a narrower one stays, whatever it was encoded as', async () => {
  const jpeg = await convertImage(gradient, { format: 'jpeg', quality: 90 });
  const sizeOf = async (maxWidth: number) => {
    const { width, height } = await sharp(
      await convertImage(jpeg, { format: 'webp', quality: 80, maxWidth }),
    ).metadata();
    return [width, height];
  };
  expect(await sizeOf(160)).toEqual([160, 100]);
  expect(await sizeOf(640)).toEqual([320, 200]);
});

test.each(['jpeg', 'webp', 'avif'] as const)(
  'as %s an image keeps its XMP, which may say that a model made it, and gets none',
  async (format) => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
    const marked = await sharp(gradient)
      .withXmp(xmp)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer();
    const read = async (image: Uint8Array) =>
      await sharp(await convertImage(image, { format, quality: 80, maxWidth: 100 })).metadata();
    expect((await read(marked)).xmp?.toString()).toBe(xmp);
    expect((await read(marked)).exif).toBeUndefined();
    expect((await read(gradient)).xmp).toBeUndefined();
  },
);
