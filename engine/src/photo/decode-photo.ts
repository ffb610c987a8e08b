import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { findSubject } from './find-subject.ts';
import type { Focus, Photo } from './photo.ts';
import { findHue, toPhotoMap } from './photo-map.ts';

/** A larger file is no picture for a card. */
export const MAX_PHOTO_BYTES = 40 * 1024 * 1024;
// A camera's 24 megapixels and a little more; larger ones are decompression bombs or mistakes.
const MAX_PIXELS = 50_000_000;
const LEAST_SIDE = 32;
/** No card is larger, so no picture is kept larger. */
const LONGEST_SIDE = 2400;
// Under a picture with transparent parts, whichever its own colors stand out from.
const GROUNDS = { light: '#f4f3f0', dark: '#17181b' } as const;
const MIDDLE = 128;

/** An image that cannot be used as a picture; the message completes "the picture ...". */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

type Raw = { width: number; height: number; data: Uint8Array };

/** Decodes an untrusted PNG, JPEG or WebP (first frame): upright, opaque, in sRGB. Throws `PhotoError`. */
export async function decodePhoto(bytes: Uint8Array, focus?: Focus): Promise<Photo> {
  const { width, height, data } = await decodePixels(bytes);
  const map = await toPhotoMap({ width, height, data });
  const subject = findSubject(map, { width, height }, focus);
  const hue = findHue(map);
  const key = createHash('sha256')
    .update(JSON.stringify([width, height, focus ?? null]))
    .update(data)
    .digest('hex');
  return {
    width,
    height,
    data,
    key,
    map,
    ...(subject ? { subject: subject.core, figure: subject.whole } : {}),
    ...(hue === undefined ? {} : { hue }),
  };
}

async function decodePixels(bytes: Uint8Array): Promise<Raw> {
  if (bytes.length > MAX_PHOTO_BYTES)
    throw new PhotoError(`is larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MiB`);
  if (!isPhoto(bytes)) throw new PhotoError('must be a PNG, JPEG or WebP image');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
    const { width = 0, height = 0 } = await image.metadata();
    if (width * height > MAX_PIXELS) throw new PhotoError(`must have at most ${MAX_PIXELS / 1e6} megapixels`);
    if (Math.min(width, height) < LEAST_SIDE)
      throw new PhotoError(`must be at least ${LEAST_SIDE} pixels wide and high`);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: info.channels === 3 ? data : toOpaque(data) };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError('cannot be read as an image', { cause: error });
  }
}

/** By its first bytes: names and headers cannot be trusted. */
function isPhoto(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  );
}

function toOpaque(rgba: Uint8Array): Uint8Array {
  const ground = chooseGround(rgba);
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = (rgba[from + 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel++)
      rgb[to + channel] = Math.round(
        (rgba[from + channel] ?? 0) * alpha + (ground[channel] ?? 0) * (1 - alpha),
      );
  }
  return rgb;
}

function chooseGround(rgba: Uint8Array): number[] {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    sum += alpha * (0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0));
    weight += alpha;
  }
  const ground = weight > 0 && sum / weight > MIDDLE ? GROUNDS.dark : GROUNDS.light;
  return [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
}
