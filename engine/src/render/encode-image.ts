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
// Full chroma: with halved chroma, coloured type and outlines get dirty edges that show at once.
const JPEG_STEPS = [
  { quality: 82, chromaSubsampling: '4:4:4' },
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 60, chromaSubsampling: '4:4:4' },
  { quality: 45, chromaSubsampling: '4:2:0' },
] as const;

const byteBudget = ({ width, height }: Pixels, bytes: number): number =>
  bytes * Math.max(1, (width * height) / AREA);

/** Largest PNG or JPEG that a picture of this size may become. */
export const maxImageBytes = (pixels: Pixels): number => byteBudget(pixels, MAX_BYTES);

/** PNG, lossless where the budget allows it, else with fewer colours. */
export async function encodePng(pixels: Pixels, renderer: Pick<Renderer, 'render'>): Promise<Uint8Array> {
  const { width, height } = pixels;
  const quick = await renderer.render(
    { type: 'image', src: { ...pixels, premultiplied: true }, style: { width, height } },
    { width, height, format: 'png' },
  );
  if (quick.length <= byteBudget(pixels, AIM_BYTES)) return quick;
  const limit = maxImageBytes(pixels);
  const filtered = await toSharp(pixels).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  const lossless = filtered.length < quick.length ? filtered : quick;
  if (lossless.length <= limit) return lossless;
  // Only pictures full of fine grain come this far, and grain hides the steps.
  for (const reduce of [toPalette(256), toCoarse(5), toCoarse(4)]) {
    const reduced = await reduce(pixels);
    if (reduced.length <= limit) return reduced;
  }
  // Four bits a pixel cannot pass the limit, whatever is in the picture.
  return toPalette(16)(pixels);
}

const toPalette = (colors: 16 | 256) => (pixels: Pixels) =>
  toSharp(pixels).png({ palette: true, colors, dither: 0.8, effort: 1, compressionLevel: 9 }).toBuffer();

/** Fewer bits for each channel: grain that no palette catches compresses after that. */
const toCoarse = (bits: number) => (pixels: Pixels) => {
  const step = 255 / (2 ** bits - 1);
  const levels = Uint8Array.from({ length: 256 }, (_, value) => Math.round(Math.round(value / step) * step));
  const data = pixels.data.map((value) => levels[value] ?? value);
  return toSharp({ ...pixels, data })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

export async function encodeJpeg(pixels: Pixels): Promise<Uint8Array> {
  const aim = byteBudget(pixels, AIM_BYTES);
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
