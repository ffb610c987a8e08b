import type { Message, Upload, UploadList } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { toQuery } from '../http/to-query.ts';

/** Options of `uploads.create`. */
export interface CreateUploadOptions extends CallOptions {
  /** To recognize it by, such as the name of the file. */
  name?: string | undefined;
}

/** Files of your account. Parameters for images and logos take the `reference` of one in place of a URL, and `font` in place of a name. */
export interface Uploads {
  /**
   * Uploads an image or a font. The same file always has the same id.
   *
   * @example
   * const { bytes } = await cardwright.preview('"Hold fast"');
   * const { reference } = await cardwright.uploads.create(bytes, { name: 'logo.png' });
   * const url = cardwright.signUrl('og_brand', { title: 'Hold fast', logo: reference }, { expiresIn: '30d' });
   */
  create(file: Uint8Array | Blob, options?: CreateUploadOptions): Promise<Upload>;
  /**
   * Lists uploads, newest first, with the account's limits.
   *
   * @example
   * const { uploads, bytes, bytesLimit } = await cardwright.uploads.list();
   */
  list(options?: CallOptions): Promise<UploadList>;
  /**
   * Gets what is known of an upload.
   *
   * @example
   * const { width, height } = await cardwright.uploads.get(id);
   */
  get(id: string, options?: CallOptions): Promise<Upload>;
  /**
   * Permanently deletes an upload. Signed URLs that refer to it are refused from then on.
   *
   * @example
   * await cardwright.uploads.delete(id);
   */
  delete(id: string, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/uploads';
const toPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const createUploads = (connection: Connection): Uploads => ({
  create: (file, { name, signal } = {}) =>
    connection.json({ method: 'POST', path: PATH + toQuery({ name }), file, isRepeatable: true, signal }),
  list: (options) => connection.json({ method: 'GET', path: PATH, ...options }),
  get: (id, options) => connection.json({ method: 'GET', path: toPath(id), ...options }),
  delete: (id, options) => connection.json({ method: 'DELETE', path: toPath(id), ...options }),
});
