import { decodeApart, ImageBusyError, ImageFaultError } from '../logo/image-process.ts';
import { sniffImageType } from '../logo/image-type.ts';
import { FileBusyError, UnusableFileError } from './unusable-file-error.ts';

/** An image that was encoded anew: pixels alone are left of the file. */
export type CleanImage = {
  type: 'png' | 'jpeg' | 'webp';
  bytes: Uint8Array;
  width: number;
  height: number;
};

// As many as cameras of telephones have; decoded a few rows at a time where the format allows it.
const MAX_PIXELS = 50_000_000;
// Enough to fill the largest card with the middle of a photo.
const LONGEST_SIDE = 3200;

/**
 * The pixels of an untrusted PNG, JPEG, WebP or SVG in a new file, upright, in sRGB, at most 3,200 px on the longer side and
 * without anything else that was in it; read in a process of its own. Throws `UnusableFileError`, or `FileBusyError` if the machine
 * had no time for it.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  const type = sniffImageType(bytes);
  if (type === undefined || type === 'gif')
    throw new UnusableFileError('must be a PNG, JPEG, WebP or SVG image, or a WOFF2, TTF or OTF font');
  const task = {
    file: bytes,
    type,
    result: 'file',
    longestSide: LONGEST_SIDE,
    maxPixels: MAX_PIXELS,
  } as const;
  try {
    const { data, width, height } = await decodeApart(task);
    return { type: type === 'svg' ? 'png' : type, bytes: data, width, height };
  } catch (error) {
    if (error instanceof ImageFaultError) throw new UnusableFileError(error.message, { cause: error });
    if (error instanceof ImageBusyError) throw new FileBusyError(error.message, { cause: error });
    throw error;
  }
}

const THUMBNAIL_PIXELS = 24_000_000;

/** A JPEG to look at of an untrusted PNG, JPEG, WebP, GIF or SVG, read in a process of its own; undefined for what cannot be read. */
export async function toThumbnail(bytes: Uint8Array, longestSide: number): Promise<Uint8Array | undefined> {
  const type = sniffImageType(bytes);
  if (type === undefined) return undefined;
  try {
    const task = {
      file: bytes,
      type,
      result: 'thumbnail',
      longestSide,
      maxPixels: THUMBNAIL_PIXELS,
    } as const;
    return (await decodeApart(task)).data;
  } catch (error) {
    if (error instanceof ImageFaultError || error instanceof ImageBusyError) return undefined;
    throw error;
  }
}
