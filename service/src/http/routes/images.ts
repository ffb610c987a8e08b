import { COPY_FORMATS, THUMBNAIL_WIDTHS } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import { toWebEncoding } from '../../base/web-formats.ts';
import { createCdnHeaders } from '../../cdn/cdn-headers.ts';
import { createImageCopies } from '../../generations/image-copies.ts';
import { findImageFile } from '../find-image-file.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { sendBytes } from '../send-bytes.ts';
import { acceptsAvif } from './accepts-avif.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

export function imageRoutes({ generations, copyImage, settings }: AppParts): Handlers<'getImage'> {
  const cdn = createCdnHeaders(settings.cdn);
  const makeCopy = createImageCopies(copyImage);

  return {
    getImage: async ({ params, raw }) => {
      const query = new URL(raw.url).searchParams;
      const width = parseWidth(query.get('width'));
      const asked = parseFormat(query.get('format'));
      const image = await findImageFile(generations, params.file);
      if (image === undefined) throw new ServiceError('not-found', 'Image not found.', { code: 'not_found' });
      const { lastModified } = image;
      const common = { lastModified, cacheControl: IMMUTABLE };
      const headers = cdn.ofImage(image);
      if (width === undefined && asked === undefined) {
        const { bytes, etag, format } = image;
        return sendBytes(raw, { ...common, headers, bytes, etag, contentType: `image/${format}` });
      }
      // The image itself is what its URL says, whoever asks; a thumbnail was never more than WebP to whoever reads no better.
      const isBetter = image.painter === null && acceptsAvif(raw.headers.get('accept'));
      const format = asked ?? (isBetter ? 'avif' : 'webp');
      return sendBytes(raw, {
        ...common,
        ...(await makeCopy(image, toWebEncoding(format, width))),
        contentType: `image/${format}`,
        headers: { ...headers, ...(asked === undefined && { Vary: 'Accept' }) },
      });
    },
  };
}

/** Undefined for the image itself. Throws `invalid`. */
function parseWidth(text: string | null): number | undefined {
  if (text === null) return undefined;
  const width = THUMBNAIL_WIDTHS.find((known) => String(known) === text);
  if (width !== undefined) return width;
  throw invalid('width', `must be one of ${THUMBNAIL_WIDTHS.join(', ')}; leave it out for the image itself`);
}

/** Undefined for what suits. Throws `invalid`. */
function parseFormat(text: string | null): (typeof COPY_FORMATS)[number] | undefined {
  if (text === null) return undefined;
  const format = COPY_FORMATS.find((known) => known === text);
  if (format !== undefined) return format;
  throw invalid(
    'format',
    `must be one of ${COPY_FORMATS.join(', ')}; leave it out for the image as it is kept`,
  );
}

const invalid = (parameter: string, rule: string): ServiceError =>
  new ServiceError('invalid', `\`${parameter}\` ${rule}.`, { code: 'invalid_parameter', parameter });
