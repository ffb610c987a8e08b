import { createHash } from 'node:crypto';
import type { ImageEncoding } from '@cardwright/engine';
import { createTurns, TooManyWaitingError } from '@cardwright/engine/turns';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../base/service-error.ts';
import type { CopyImage } from './copy-image.ts';
import type { StoredImage } from './types.ts';

// Thumbnails are about 15 kB each; browsers keep their own copies for good.
const KEPT_BYTES = 16 * 1024 * 1024;
// Of each account one at a time, so that a worker is left where there are two: a whole one takes a second. More than a screen shows may wait.
const TURNS = { atOnce: 16, share: 1, each: 63, all: 1000 };
const BUSY_RETRY_SECONDS = 2;
const TAG_LENGTH = 16;

/** A copy in another format, with its tag. Throws `unavailable` when too many are being made. */
export type MakeCopy = (
  image: StoredImage,
  encoding: ImageEncoding,
) => Promise<{ bytes: Uint8Array; etag: string }>;

/** Thumbnails and other copies of images, kept in memory. Whoever has an image's URL may ask, so accounts have turns at those of their images. */
export function createImageCopies(copyImage: CopyImage): MakeCopy {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const waiting = new Map<string, Promise<Uint8Array>>();
  const turns = createTurns(TURNS);

  const make = (key: string, image: StoredImage, encoding: ImageEncoding): Promise<Uint8Array> => {
    const running = waiting.get(key);
    if (running) return running;
    // Small ones can wait; a whole image is what somebody waits for.
    const priority = encoding.maxWidth === undefined ? 'preview' : 'example';
    const making = turns
      .run(image.accountId, () => copyImage(image, encoding, priority))
      .catch((error: unknown) => {
        throw error instanceof TooManyWaitingError ? busy() : error;
      })
      .finally(() => waiting.delete(key));
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

const busy = (): ServiceError =>
  new ServiceError('unavailable', 'Too many thumbnails are being made; try again in a moment.', {
    code: 'thumbnails_busy',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });

const toTag = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH);
