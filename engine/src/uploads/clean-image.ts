import sharp, { type Sharp } from 'sharp';
import { LogoError, rasterizeSvg } from '../logo/decode-logo.ts';
import { type ImageType, sniffImageType } from '../logo/image-type.ts';
import { UnusableFileError } from './unusable-file-error.ts';

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
const QUALITY = 92;

/**
 * The pixels of an untrusted PNG, JPEG, WebP or SVG in a new file, upright, in sRGB, at most 3,200 px on the longer side and
 * without anything else that was in it. Throws `UnusableFileError`, or `LogoBusyError` if the machine had no time for an SVG.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  const type = sniffImageType(bytes);
  if (type === undefined || type === 'gif')
    throw new UnusableFileError('must be a PNG, JPEG, WebP or SVG image, or a WOFF2, TTF or OTF font');
  try {
    const source = type === 'svg' ? await rasterizeSvg(bytes) : bytes;
    return await encodeAnew(source, type === 'svg' ? 'png' : type);
  } catch (error) {
    if (error instanceof LogoError) throw new UnusableFileError(error.message, { cause: error });
    throw error;
  }
}

async function encodeAnew(source: Uint8Array, type: Exclude<ImageType, 'gif' | 'svg'>): Promise<CleanImage> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  const { width = 0, height = 0 } = await image.metadata().catch(refuse);
  if (width * height > MAX_PIXELS)
    throw new UnusableFileError(`must have at most ${MAX_PIXELS / 1e6} megapixels`);
  const upright = image
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb');
  const { data, info } = await encode(upright, type).toBuffer({ resolveWithObject: true }).catch(refuse);
  return { type, bytes: data, width: info.width, height: info.height };
}

function encode(image: Sharp, type: CleanImage['type']): Sharp {
  if (type === 'jpeg') return image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
  return type === 'webp' ? image.webp({ quality: QUALITY }) : image.png({ compressionLevel: 9 });
}

const refuse = (cause: unknown): never => {
  const isHuge = cause instanceof Error && /pixel limit/i.test(cause.message);
  throw new UnusableFileError(
    isHuge ? `must have at most ${MAX_PIXELS / 1e6} megapixels` : 'is damaged, or no image that can be read',
    { cause },
  );
};
