import sharp from 'sharp';
import type { Pixels } from './pixels.ts';
import { PACKING, toPngRows, writePng } from './png-rows.ts';
import { predictRows, type Tolerance } from './predict-rows.ts';

// Several renders run side by side already; a cache of whole images only holds memory.
sharp.cache(false);
sharp.concurrency(1);

const AREA = 1200 * 630;
/** What a PNG of 1200x630 aims at, and what no preview of that size may pass; larger ones get more by area. */
const AIM_BYTES = 300_000;
const MAX_BYTES = 600_000;
// Full chroma: with halved chroma, colored type and outlines get dirty edges that show at once.
const JPEG_STEPS = [
  { quality: 82, chromaSubsampling: '4:4:4' },
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 60, chromaSubsampling: '4:4:4' },
  { quality: 45, chromaSubsampling: '4:2:0' },
] as const;

type Size = Pick<Pixels, 'width' | 'height'>;

const byteBudget = ({ width, height }: Size, bytes: number): number =>
  bytes * Math.max(1, (width * height) / AREA);

/** What a PNG of this size aims at: up to it a picture is kept exactly. */
export const aimBytes = (size: Size): number => byteBudget(size, AIM_BYTES);

/** Largest PNG or JPEG that a picture of this size may become. */
export const maxImageBytes = (size: Size): number => byteBudget(size, MAX_BYTES);

/** PNG, truecolor while it fits: exact up to the aim, above it off by less than can be seen. */
export async function encodePng(pixels: Pixels): Promise<Uint8Array> {
  const way = await chooseWay(pixels);
  const png = way && (await way(pixels));
  if (png && png.length <= maxImageBytes(pixels)) return png;
  for (const colors of [256, 64]) {
    const reduced = await toPalette(pixels, colors, 0.8);
    if (reduced.length <= maxImageBytes(pixels)) return reduced;
  }
  // Sixteen colors are four bits a pixel: under the budget whatever the picture is.
  return toPalette(pixels, 16, 0);
}

type Way = (pixels: Pixels) => Promise<Uint8Array>;

const predicted =
  (tolerance: Tolerance): Way =>
  (pixels) =>
    writePng(predictRows(pixels, tolerance), PACKING.runs);

const plain: Way = (pixels) => writePng(toPngRows(pixels), PACKING.small);
const exact = predicted([0, 0, 0]);
// Red carries a fifth of the luminance and blue a fourteenth: both together are less than one step of green.
const unseen = predicted([1, 0, 2]);
const faint = predicted([1, 1, 2]);

// A sample is a little larger than its share of the picture, and never by so much.
const HOPELESS = 1.25;

/**
 * The way that is expected to keep most of the picture within the aim, tried on a sample of its rows; undefined where the picture would
 * be too large in any.
 */
async function chooseWay(pixels: Pixels): Promise<Way | undefined> {
  const sample = sampleRows(pixels);
  const aim = (aimBytes(pixels) * sample.height) / pixels.height;
  const [flat, drawn] = [(await plain(sample)).length, (await exact(sample)).length];
  if (Math.min(flat, drawn) <= aim) return flat <= drawn ? plain : exact;
  if ((await unseen(sample)).length <= aim) return unseen;
  const most = (maxImageBytes(pixels) * sample.height) / pixels.height;
  return (await faint(sample)).length <= most * HOPELESS ? faint : undefined;
}

const STRIPS = 12;
const STRIP_ROWS = 8;

/** Strips of a picture, evenly from top to bottom, as one small picture. */
export function sampleRows(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  if (height <= STRIPS * STRIP_ROWS) return pixels;
  const strips = Array.from({ length: STRIPS }, (_, i) => {
    const from = Math.round(((height - STRIP_ROWS) * i) / (STRIPS - 1));
    return data.subarray(from * width * 4, (from + STRIP_ROWS) * width * 4);
  });
  return { width, height: STRIPS * STRIP_ROWS, data: Buffer.concat(strips) };
}

// Of 10. Twice as much takes half as long again for a fifth of a decibel in grain, which nobody sees.
const EFFORT = 2;

const toPalette = (pixels: Pixels, colors: number, dither: number): Promise<Uint8Array> =>
  toSharp(pixels).png({ palette: true, colors, dither, effort: EFFORT }).toBuffer();

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
