import { THUMBNAIL_WIDTHS } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import { createCdnHeaders } from '../../cdn/cdn-headers.ts';
import { createThumbnails } from '../../generations/thumbnails.ts';
import { findImageFile } from '../find-image-file.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { sendBytes } from '../send-bytes.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

export function imageRoutes({ generations, copyImage, settings }: AppParts): Handlers<'getImage'> {
  const cdn = createCdnHeaders(settings.cdn);
  const makeThumbnail = createThumbnails(copyImage);

  return {
    getImage: async ({ params, raw }) => {
      const width = parseWidth(new URL(raw.url).searchParams.get('width'));
      const image = await findImageFile(generations, params.file);
      if (image === undefined) throw new ServiceError('not-found', 'Image not found.', { code: 'not_found' });
      const { lastModified } = image;
      const headers = cdn.ofImage(image);
      if (width === undefined)
        return sendBytes(raw, {
          bytes: image.bytes,
          contentType: `image/${image.format}`,
          etag: image.etag,
          lastModified,
          cacheControl: IMMUTABLE,
          headers,
        });
      const thumbnail = await makeThumbnail(image, width);
      return sendBytes(raw, {
        ...thumbnail,
        contentType: 'image/webp',
        lastModified,
        cacheControl: IMMUTABLE,
        headers,
      });
    },
  };
}

/** Undefined for the image itself. Throws `invalid`. */
function parseWidth(text: string | null): number | undefined {
  if (text === null) return undefined;
  const width = THUMBNAIL_WIDTHS.find((known) => String(known) === text);
  if (width !== undefined) return width;
  throw new ServiceError(
    'invalid',
    `\`width\` must be one of ${THUMBNAIL_WIDTHS.join(', ')}; leave it out for the image itself.`,
    { code: 'invalid_parameter', parameter: 'width' },
  );
}
