import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** Scales pixels down so that the longer side has at most `longSide` pixels; smaller images stay as they are. */
export async function shrink(pixels: Pixels, longSide: number): Promise<Pixels> {
  const scale = longSide / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  const [width, height] = [pixels.width, pixels.height].map((side) => Math.max(1, Math.round(side * scale)));
  const { data, info } = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 4 },
  })
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** An encoded image, scaled down in the same way. */
export const shrinkImage = (
  bytes: Uint8Array,
  longSide: number,
  format: 'png' | 'jpeg',
): Promise<Uint8Array> =>
  sharp(bytes)
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer();
