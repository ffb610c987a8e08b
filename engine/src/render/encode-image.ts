import type { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import type { Pixels } from './canvas.ts';

// Several renders run side by side already; a cache of whole images only holds memory.
sharp.cache(false);
sharp.concurrency(1);

const AREA = 1200 * 630;
/** What a PNG of 1200x630 aims at, and what no preview of that size may pass; larger ones get more by area. */
const AIM_BYTES = 300_000;
const MAX_BYTES = 600_000;
const JPEG_QUALITY = [82, 74, 66, 56, 45] as const;

const byteBudget = ({ width, height }: Pixels, bytes: number): number =>
  bytes * Math.max(1, (width * height) / AREA);

/** Largest PNG or JPEG that a picture of this size may become. */
export const maxImageBytes = (pixels: Pixels): number => byteBudget(pixels, MAX_BYTES);

export async function encodePng(pixels: Pixels, renderer: Pick<Renderer, 'render'>): Promise<Uint8Array> {
  const { width, height } = pixels;
  const quick = await renderer.render(
    { type: 'image', src: { ...pixels, premultiplied: true }, style: { width, height } },
    { width, height, format: 'png' },
  );
  if (quick.length <= byteBudget(pixels, AIM_BYTES)) return quick;
  const small = await toSharp(pixels).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  if (small.length <= maxImageBytes(pixels)) return small.length < quick.length ? small : quick;
  for (const colors of [256, 128, 64, 32]) {
    const reduced = await toSharp(pixels)
      .png({ palette: true, colors, dither: colors >= 128 ? 0.8 : 0.3, effort: 7, compressionLevel: 9 })
      .toBuffer();
    if (reduced.length <= maxImageBytes(pixels) || colors === 32) return reduced;
  }
  return small;
}

export async function encodeJpeg(pixels: Pixels): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (const quality of JPEG_QUALITY) {
    bytes = new Uint8Array(
      await toSharp(pixels).jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer(),
    );
    if (bytes.length <= byteBudget(pixels, AIM_BYTES)) break;
  }
  return bytes;
}

const toSharp = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
