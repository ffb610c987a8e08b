import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine, Priority } from '../drawing/drawing-engine.ts';
import type { SignPainted } from '../models/c2pa/open-signer.ts';
import type { StoredImage } from './types.ts';

/** An image of ours in another format or size, made in the turn of its account; by default as urgently as a preview. */
export type CopyImage = (
  image: StoredImage,
  encoding: Parameters<DrawingEngine['convertImage']>[1],
  priority?: Priority,
) => Promise<Uint8Array>;

/** A signature is for the bytes of one file, and encoding drops it: copies of painted images are signed anew. */
export const createCopyImage =
  (convertImage: DrawingEngine['convertImage'], sign: SignPainted | undefined): CopyImage =>
  async ({ bytes, painter, accountId }, encoding, priority = 'preview') => {
    const convert = () => convertImage(bytes, encoding, { owner: accountId, priority });
    if (painter === null || sign === undefined) return await convert();
    const { format } = encoding;
    // Its container is hashed by its boxes, which the signer does not know.
    if (format === 'avif')
      throw new ServiceError('invalid', 'Painted images are signed, which AVIF copies cannot be; use webp.', {
        code: 'invalid_parameter',
        parameter: 'format',
      });
    return await sign(await convert(), format, painter);
  };
