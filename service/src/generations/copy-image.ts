import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { SignPainted } from '../models/c2pa/open-signer.ts';
import type { StoredImage } from './types.ts';

/** An image of ours in another format or size. */
export type CopyImage = (
  image: StoredImage,
  encoding: Parameters<DrawingEngine['convertImage']>[1],
) => Promise<Uint8Array>;

/** A signature is for the bytes of one file, and encoding drops it: copies of painted images are signed anew. */
export const createCopyImage =
  (convertImage: DrawingEngine['convertImage'], sign: SignPainted | undefined): CopyImage =>
  async ({ bytes, painter }, encoding) => {
    const copy = await convertImage(bytes, encoding);
    return painter === null || sign === undefined ? copy : await sign(copy, encoding.format, painter);
  };
