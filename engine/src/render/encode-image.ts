import sharp from 'sharp';
import type { Pixels } from './canvas.ts';

// Several renders run side by side already; a cache of whole images only holds memory.
sharp.cache(false);
sharp.concurrency(1);

const AREA = 1200 * 630;
/** What a PNG of 1200x630 aims at, and what no preview of that size may pass; larger ones get more by area. */
const AIM_BYTES = 300_000;
const MAX_BYTES = 600_000;
// Full chroma: with halved chroma, coloured type and outlines get dirty edges that show at once.
const JPEG_STEPS = [
  { quality: 82, chromaSubsampling: '4:4:4' },
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 60, chromaSubsampling: '4:4:4' },
  { quality: 45, chromaSubsampling: '4:2:0' },
] as const;

type Size = Pick<Pixels, 'width' | 'height'>;

const byteBudget = ({ width, height }: Size, bytes: number): number =>
  bytes * Math.max(1, (width * height) / AREA);

/** What a PNG of this size aims at: up to it speed counts, above it bytes. */
export const aimBytes = (size: Size): number => byteBudget(size, AIM_BYTES);

/** Largest PNG or JPEG that a picture of this size may become. */
export const maxImageBytes = (size: Size): number => byteBudget(size, MAX_BYTES);

/** PNG, truecolour while it fits; the smaller it must become, the longer it may take. */
export async function encodePng(pixels: Pixels): Promise<Uint8Array> {
  const quick = await toSharp(pixels).png({ compressionLevel: 3 }).toBuffer();
  if (quick.length <= aimBytes(pixels)) return quick;
  const small = await toSharp(pixels).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
  if (small.length <= maxImageBytes(pixels)) return small.length < quick.length ? small : quick;
  for (const colors of [256, 64]) {
    const reduced = await toPalette(pixels, colors, 0.8);
    if (reduced.length <= maxImageBytes(pixels)) return reduced;
  }
  // Sixteen colours are four bits a pixel: under the budget whatever the picture is.
  return toPalette(pixels, 16, 0);
}

const toPalette = (pixels: Pixels, colors: number, dither: number): Promise<Uint8Array> =>
  toSharp(pixels).png({ palette: true, colors, dither, effort: 4, compressionLevel: 9 }).toBuffer();

export async function encodeJpeg(pixels: Pixels): Promise<Uint8Array> {
  const aim = aimBytes(pixels);
  let bytes = new Uint8Array();
  for (const step of JPEG_STEPS) {
    bytes = new Uint8Array(
      await toSharp(pixels)
        .jpeg({ ...step, optimiseCoding: false })
        .toBuffer(),
    );
    if (bytes.length <= aim) break;
  }
  return bytes;
}

const toSharp = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
