import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../base/service-error.ts';
import type { CopyImage } from './copy-image.ts';
import type { StoredImage } from './types.ts';

// About 15 kB each; browsers keep their own copies for good.
const KEPT_BYTES = 16 * 1024 * 1024;
const QUALITY = 80;
// More than a screen shows at once.
const MAX_WAITING = 64;
const BUSY_RETRY_SECONDS = 2;
const TAG_LENGTH = 16;

/** A WebP at most `width` pixels wide, with its tag. Throws `unavailable` when too many are being made. */
export type MakeThumbnail = (
  image: StoredImage,
  width: number,
) => Promise<{ bytes: Uint8Array; etag: string }>;

/** Small WebP copies of images, kept in memory. Whoever has an image's URL may ask, so few may wait. */
export function createThumbnails(copyImage: CopyImage): MakeThumbnail {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const waiting = new Map<string, Promise<Uint8Array>>();

  const make = (key: string, image: StoredImage, width: number): Promise<Uint8Array> => {
    const running = waiting.get(key);
    if (running) return running;
    if (waiting.size >= MAX_WAITING)
      throw new ServiceError('unavailable', 'Too many thumbnails are being made; try again in a moment.', {
        code: 'thumbnails_busy',
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    const making = copyImage(image, { format: 'webp', quality: QUALITY, maxWidth: width }).finally(() =>
      waiting.delete(key),
    );
    waiting.set(key, making);
    return making;
  };

  return async (image, width) => {
    // The tag of an image is the hash of its bytes.
    const key = `${image.etag.slice(1, -1)}-${width}`;
    const bytes = kept.get(key) ?? (await make(key, image, width));
    kept.set(key, bytes);
    // No two signatures of a painted image's copies are the same.
    const etag = image.painter === null ? key : `${key}-${toTag(bytes)}`;
    return { bytes, etag: `"${etag}"` };
  };
}

const toTag = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH);
