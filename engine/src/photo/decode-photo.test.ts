import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toPngFile } from '../png-file.ts';
import { decodePhoto, MAX_PHOTO_BYTES, PhotoError } from './decode-photo.ts';
import { drawPixels, toPng } from './testing/synthetic-picture.ts';

const picture = drawPixels({
  width: 300,
  height: 200,
  subject: { x: 0.7, y: 0.5, radius: 0.2 },
  noisy: 'left',
  noise: 20,
  ground: 200,
  thing: 60,
  grey: false,
});
const image = () => sharp(picture.data, { raw: { width: 300, height: 200, channels: 3 } });

describe('decodePhoto', () => {
  it('gives equal pictures the same key, whatever file they come in', async () => {
    const [png, webp] = [await toPng(picture), await image().webp({ lossless: true }).toBuffer()];
    const [a, b] = await Promise.all([decodePhoto(png), decodePhoto(webp)]);
    expect(b.key).toBe(a.key);
    expect((await decodePhoto(png, { x: 0.1, y: 0.1 })).key).not.toBe(a.key);
  });

  it('reads a picture without transparent parts as one that could have some', async () => {
    const [without, could] = [await toPng(picture), await image().ensureAlpha().png().toBuffer()];
    const [a, b] = await Promise.all([decodePhoto(without), decodePhoto(could)]);
    expect(b.key).toBe(a.key);
  });

  it('turns a picture upright as its EXIF data say', async () => {
    const { width, height } = await decodePhoto(
      await image().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect([width, height]).toEqual([200, 300]);
  });

  it('reads CMYK, greyscale and 16 bits', async () => {
    for (const file of [
      await image().toColorspace('cmyk').jpeg().toBuffer(),
      await image().greyscale().jpeg().toBuffer(),
      await image().toColorspace('rgb16').png().toBuffer(),
    ])
      expect((await decodePhoto(file)).data).toHaveLength(300 * 200 * 3);
  });

  it('lays transparent parts on a ground that the rest stands out from', async () => {
    const shapes = async (color: string) =>
      decodePhoto(
        await sharp({ create: { width: 90, height: 90, channels: 4, background: '#00000000' } })
          .composite([{ input: { create: { width: 30, height: 30, channels: 4, background: color } } }])
          .png()
          .toBuffer(),
      );
    expect((await shapes('#ffffff')).data[0]).toBeLessThan(60);
    expect((await shapes('#101010')).data[0]).toBeGreaterThan(200);
  });

  it('keeps at most 2400 px of a large picture', async () => {
    const large = sharp({ create: { width: 5000, height: 500, channels: 3, background: '#336699' } });
    const { width, height } = await decodePhoto(await large.jpeg().toBuffer());
    expect([width, height]).toEqual([2400, 240]);
  });

  it.each([
    ['words', Buffer.from('no picture'), /must be a PNG, JPEG or WebP/],
    ['nothing', Buffer.alloc(0), /must be a PNG, JPEG or WebP/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /must be a PNG, JPEG or WebP/],
    ['a cut file', () => toPng(picture).then((png) => png.subarray(0, 900)), /cannot be read/],
    [
      'a cut JPEG',
      () =>
        image()
          .jpeg()
          .toBuffer()
          .then((jpeg) => jpeg.subarray(0, 900)),
      /cannot be read/,
    ],
    [
      'a bomb',
      toPngFile({ width: 30_000, height: 30_000 }, 'rgb', [Buffer.alloc(20)]),
      /megapixels|cannot be read/,
    ],
    ['too many bytes', Buffer.alloc(MAX_PHOTO_BYTES + 1), /is larger than 40 MiB/],
    [
      'a dot',
      () =>
        sharp({ create: { width: 8, height: 400, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      /at least 32 pixels/,
    ],
  ] as [string, Buffer | (() => Promise<Buffer>), RegExp][])('refuses %s', async (_, file, why) => {
    const refused = decodePhoto(typeof file === 'function' ? await file() : file);
    await expect(refused).rejects.toThrow(PhotoError);
    await expect(refused).rejects.toThrow(why);
  });
});
