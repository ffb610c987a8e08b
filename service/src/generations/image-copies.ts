import { createHash } from 'node:crypto';
import type { ImageEncoding } from '@cardwright/engine';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../base/service-error.ts';
import type { CopyImage } from './copy-image.ts';
import type { StoredImage } from './types.ts';

// Thumbnails are about 15 kB each; browsers keep their own copies for good.
const KEPT_BYTES = 16 * 1024 * 1024;
// More than a screen shows at once.
const MAX_WAITING = 64;
const BUSY_RETRY_SECONDS = 2;
const TAG_LENGTH = 16;

/** A copy in another format, with its tag. Throws `unavailable` when too many are being made. */
export type MakeCopy = (
  image: StoredImage,
  encoding: ImageEncoding,
) => Promise<{ bytes: Uint8Array; etag: string }>;

/** Thumbnails and other copies of images, kept in memory. Whoever has an image's URL may ask, so few may wait. */
export function createImageCopies(copyImage: CopyImage): MakeCopy {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const waiting = new Map<string, Promise<Uint8Array>>();

  const make = (key: string, image: StoredImage, encoding: ImageEncoding): Promise<Uint8Array> => {
    const running = waiting.get(key);
    if (running) return running;
    if (waiting.size >= MAX_WAITING)
      throw new ServiceError('unavailable', 'Too many thumbnails are being made; try again in a moment.', {
        code: 'thumbnails_busy',
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    const making = copyImage(image, encoding).finally(() => waiting.delete(key));
    waiting.set(key, making);
    return making;
  };

  return async (image, encoding) => {
    const { format, maxWidth = 'full' } = encoding;
    // The tag of an image is the hash of its bytes.
    const key = `${image.etag.slice(1, -1)}-${maxWidth}-${format}`;
    const bytes = kept.get(key) ?? (await make(key, image, encoding));
    kept.set(key, bytes);
    // No two signatures of a painted image's copies are the same.
    const etag = image.painter === null ? key : `${key}-${toTag(bytes)}`;
    return { bytes, etag: `"${etag}"` };
  };
}

const toTag = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH);
