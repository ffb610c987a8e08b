// Runs in a process of its own (image-process.ts): an untrusted image in a message, its pixels or what is wrong with it in another. A
// malicious one (a crash in native code, an endless filter) can only stop this process.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { DecodeAnswer, DecodeTask } from './image-process.ts';

const SVG_SIDE = 1024;
const MAX_DENSITY = 2400;
const QUALITY = 92;
const THUMBNAIL_QUALITY = 78;

try {
  // Where memory ends, Linux should take this process first.
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // No Linux, or not allowed.
}
// One image at a time, and nothing twice.
sharp.cache(false);

process.on('message', async (task: DecodeTask) => {
  process.send?.(await answer(task));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

async function answer(task: DecodeTask): Promise<DecodeAnswer> {
  try {
    const file = task.type === 'svg' ? await rasterize(task.file) : task.file;
    return await (task.result === 'pixels' ? toPixels(file, task) : toNewFile(file, task));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function rasterize(svg: Uint8Array): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(svg, { limitInputPixels: 100_000_000 }).metadata();
  const density = Math.min(MAX_DENSITY, Math.max(1, (72 * SVG_SIDE) / Math.max(width, height, 1)));
  return await sharp(svg, { density, limitInputPixels: 16_000_000 })
    .resize({ width: SVG_SIDE, height: SVG_SIDE, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Upright, in sRGB, no longer than the task's side. */
async function open(file: Uint8Array, { maxPixels, longestSide }: DecodeTask) {
  const image = sharp(file, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' });
  const { width = 0, height = 0 } = await image.metadata();
  if (width * height > maxPixels) throw new Error('pixel limit');
  return image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
}

async function toPixels(file: Uint8Array, task: DecodeTask): Promise<DecodeAnswer> {
  const { data, info } = await (await open(file, task))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function toNewFile(file: Uint8Array, task: DecodeTask): Promise<DecodeAnswer> {
  const image = await open(file, task);
  const encoded =
    task.result === 'thumbnail'
      ? image.flatten({ background: '#ffffff' }).jpeg({ quality: THUMBNAIL_QUALITY })
      : task.type === 'jpeg'
        ? image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
        : task.type === 'webp'
          ? image.webp({ quality: QUALITY })
          : image.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
