import { readUploadReference } from '@cardwright/contract/upload-reference';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../base/service-error.ts';
import type { Uploads } from '../uploads/types.ts';
import { toNoUpload } from './load-logo.ts';

/** The font of an upload of the account `owner`. Throws `invalid` naming `font`. */
export type LoadFont = (reference: string, owner: string) => Promise<Uint8Array>;

// Two or three large fonts, or a hundred of ordinary ones.
const KEEP_BYTES = 48 * 1024 * 1024;

export function createLoadFont(uploads: Pick<Uploads, 'has' | 'read'>): LoadFont {
  // The same reference is the same file, whoever has it.
  const fonts = new LRUCache<string, Uint8Array>({
    maxSize: KEEP_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  return async (reference, owner) => {
    const id = readUploadReference(reference) ?? '';
    if (!(await uploads.has(owner, id, 'font'))) throw noFont();
    const bytes = fonts.get(reference) ?? (await uploads.read(owner, id))?.bytes;
    if (bytes === undefined) throw noFont();
    fonts.set(reference, bytes);
    return bytes;
  };
}

const noFont = (): ServiceError =>
  new ServiceError('invalid', `\`font\` ${toNoUpload('font')}.`, {
    code: 'invalid_parameter',
    parameter: 'font',
  });
