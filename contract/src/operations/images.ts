import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { errorBody } from '../schemas/error.ts';
import { notFound, refusal, unavailable } from './responses.ts';

const BYTES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** Widths of thumbnails. */
export const THUMBNAIL_WIDTHS = [320, 640] as const;
/** Formats of copies: not every crawler reads them. */
export const COPY_FORMATS = ['webp', 'avif'] as const;

const etag = { ETag: { description: 'Strong validator.', schema: { type: 'string' } } } as const;
const cacheControl = {
  'Cache-Control': { description: '`public, max-age=31536000, immutable`', schema: { type: 'string' } },
} as const;
const vary = {
  Vary: { description: '`Accept`, on a thumbnail without `format`.', schema: { type: 'string' } },
} as const;
const contentRange = {
  'Content-Range': {
    description: 'The range of bytes returned, and the total size.',
    schema: { type: 'string' },
  },
} as const;

export const imageOperations = {
  getImage: {
    method: 'GET',
    path: '/images/{file}',
    tag: 'Images',
    summary: 'Get an image',
    description:
      'The URL in `image_url`. It requires no key: anyone with the unguessable URL can view the image. `HEAD`, `If-None-Match` and `Range` are supported.',
    auth: 'none',
    params: { file: 'The file name in `image_url`, with its extension `.png` or `.jpeg`.' },
    describedQuery: z.object({
      width: z
        .enum(THUMBNAIL_WIDTHS.map(String))
        .optional()
        .describe(
          'Returns a thumbnail of this width, or of the original size if that is narrower: AVIF if `Accept` names `image/avif` and no model painted the image, otherwise WebP.',
        ),
      format: z
        .enum(COPY_FORMATS)
        .optional()
        .describe(
          'Returns a copy in this format, or a thumbnail with `width`. Painted images that are signed have no AVIF copies. Without `format` and `width`, the image is always as it is kept, whatever `Accept` says. Other parameters are ignored.',
        ),
    }),
    responses: {
      200: { description: 'The image.', media: BYTES, headers: { ...etag, ...cacheControl, ...vary } },
      206: {
        description: 'The requested range of the image.',
        media: BYTES,
        headers: { ...etag, ...contentRange },
      },
      304: { description: 'Not modified.', headers: { ...etag, ...cacheControl } },
      400: refusal({
        description:
          '`width` is not one of the widths of thumbnails, or `format` not one of the formats of copies.',
        error: '`width` must be one of 320, 640; leave it out for the image itself.',
        code: 'invalid_parameter',
        parameter: 'width',
      }),
      404: notFound({ description: 'The image does not exist.', error: 'Image not found.' }),
      410: {
        description: 'The image was deleted, or its retention period has ended.',
        schema: errorBody,
        example: { error: 'This image was deleted by its owner.', code: 'image_deleted' },
      },
      416: {
        description: 'The requested range is outside the image.',
        schema: errorBody,
        headers: contentRange,
        example: {
          error: 'The image has 48213 bytes; request a range within that size.',
          code: 'range_not_satisfiable',
        },
      },
      503: unavailable({
        description: 'The image exists but is temporarily unavailable.',
        error: 'This image is temporarily unavailable; try again later.',
        code: 'image_unavailable',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
