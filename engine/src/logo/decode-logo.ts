import type { TemplateImage } from '../templates/template.ts';
import { decodeApart, ImageBusyError, ImageFaultError } from './image-process.ts';
import { sniffImageType } from './image-type.ts';

// 24 megapixels decode in a third of a second; larger logos are decompression bombs or mistakes.
const MAX_PIXELS = 24_000_000;
const LONGEST_SIDE = 1024;

/** An image that cannot be used as a logo; the message completes "logo ...". */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

/** The image cannot be read now, for a reason unrelated to it. */
export class LogoBusyError extends Error {
  override readonly name = 'LogoBusyError';
}

/**
 * Decodes an untrusted PNG, JPEG, WebP, GIF (first frame) or SVG in a process of its own, at most 1024 px on the longer side, upright
 * and without transparent borders. Throws `LogoError`, or `LogoBusyError` if the machine had no time for it.
 */
export async function decodeLogo(
  bytes: Uint8Array,
  { wallMs }: { wallMs?: number } = {},
): Promise<TemplateImage> {
  const type = sniffImageType(bytes);
  if (!type) throw new LogoError('must be a PNG, JPEG, WebP, GIF or SVG image');
  const task = {
    file: bytes,
    type,
    result: 'pixels',
    longestSide: LONGEST_SIDE,
    maxPixels: MAX_PIXELS,
  } as const;
  try {
    return cropTransparent(await decodeApart(task, wallMs));
  } catch (error) {
    if (error instanceof ImageFaultError) throw new LogoError(error.message, { cause: error });
    if (error instanceof ImageBusyError) throw new LogoBusyError(error.message, { cause: error });
    throw error;
  }
}

/** Cuts transparent borders away, so that all logos align. */
function cropTransparent({ width, height, data }: TemplateImage): TemplateImage {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) throw new LogoError('is fully transparent');
  const cropped = { width: right - left + 1, height: bottom - top + 1 };
  const rows = Buffer.alloc(cropped.width * cropped.height * 4);
  for (let y = 0; y < cropped.height; y++) {
    const from = ((top + y) * width + left) * 4;
    rows.set(data.subarray(from, from + cropped.width * 4), y * cropped.width * 4);
  }
  return { ...cropped, data: rows };
}
