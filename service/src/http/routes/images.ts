import { ServiceError } from '../../base/service-error.ts';
import { findImageFile } from '../find-image-file.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { sendBytes } from '../send-bytes.ts';

export function imageRoutes({ generations }: AppParts): Handlers<'getImage'> {
  return {
    getImage: async ({ params, raw }) => {
      const image = await findImageFile(generations, params.file);
      if (image === undefined) throw new ServiceError('not-found', 'Image not found.', { code: 'not_found' });
      return sendBytes(raw, {
        bytes: image.bytes,
        contentType: `image/${image.format}`,
        etag: image.etag,
        lastModified: image.lastModified,
        cacheControl: 'public, max-age=31536000, immutable',
      });
    },
  };
}
