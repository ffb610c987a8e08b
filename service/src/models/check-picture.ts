import { type CleanImage, cleanImage } from '@cardwright/engine/clean-image';
import { createGate } from '@cardwright/engine/gate';
import { isBlank } from '@cardwright/engine/is-blank';
import { UnusableFileError } from '@cardwright/engine/unusable-file-error';
import { MAX_PICTURE_BYTES } from './model-client.ts';
import { ModelFault } from './model-fault.ts';
import type { PictureOrder } from './painter.ts';

// Decoding needs a core and memory; paintings come seldom.
const gate = createGate(1);
const LEAST_SIDE = 256;
const MOST_SKEW = 2;

/**
 * The pixels of a painting in a new file, without the prompt and the model's name that painters leave in theirs. Throws `ModelFault`
 * for what is no PNG, JPEG or WebP, too small or of another shape, and for one plain color: some black out what they refuse.
 */
export async function checkPicture(
  bytes: Uint8Array,
  order: Pick<PictureOrder, 'width' | 'height'>,
  signal: AbortSignal,
): Promise<CleanImage> {
  if (bytes.length > MAX_PICTURE_BYTES) throw unusable('answered with a picture of too many bytes');
  if (!isPicture(bytes)) throw unusable('answered with no PNG, JPEG or WebP picture');
  const picture = await gate.run(() => cleanImage(bytes).catch(refuse), signal);
  const { width, height } = picture;
  if (Math.min(width, height) < LEAST_SIDE)
    throw unusable(`painted ${width} x ${height} pixels, which is too small`);
  const skew = (width * order.height) / (height * order.width);
  if (Math.max(skew, 1 / skew) > MOST_SKEW)
    throw unusable(`painted ${width} x ${height} pixels, a shape far from what was asked for`);
  if (await gate.run(() => isBlank(picture.bytes), signal))
    throw unusable('painted nothing but one plain color');
  return picture;
}

/** By its first bytes: names and headers cannot be trusted. SVG, which may hold programs and addresses, is none. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.slice(8) === 'WEBP')
  );
}

const refuse = (error: unknown): never => {
  if (error instanceof UnusableFileError)
    throw unusable(`answered with a picture that ${error.message}`, error);
  throw error;
};

const unusable = (detail: string, cause?: unknown): ModelFault =>
  new ModelFault({ kind: 'unusable', detail }, { cause });
