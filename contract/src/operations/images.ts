import type { Operation } from '../operation.ts';
import { errorBody } from '../schemas/error.ts';
import { notFound, unavailable } from './responses.ts';

const BYTES = ['image/png', 'image/jpeg'];
const etag = { ETag: { description: 'Strong; of the bytes.', schema: { type: 'string' } } } as const;
const cacheControl = {
  'Cache-Control': { description: '`public, max-age=31536000, immutable`', schema: { type: 'string' } },
} as const;
const contentRange = {
  'Content-Range': { description: 'Which bytes of how many.', schema: { type: 'string' } },
} as const;

export const imageOperations = {
  getImage: {
    method: 'GET',
    path: '/images/{file}',
    tag: 'Images',
    summary: 'Fetch an image',
    description:
      'The address in `image_url`. It needs no key: whoever has it may see the image, and nobody can guess it. `HEAD`, `If-None-Match` and `Range` work as usual.',
    auth: 'none',
    params: { file: 'As in `image_url`, with its ending `.png` or `.jpeg`.' },
    responses: {
      200: { description: 'The image.', media: BYTES, headers: { ...etag, ...cacheControl } },
      206: {
        description: 'The asked part of the image.',
        media: BYTES,
        headers: { ...etag, ...contentRange },
      },
      304: { description: 'You have it already.', headers: { ...etag, ...cacheControl } },
      404: { ...notFound, description: 'There is no such image.' },
      416: {
        description: 'The asked part is outside the image.',
        schema: errorBody,
        headers: contentRange,
        example: {
          error: 'The image has 48213 bytes; ask for a range within.',
          code: 'range_not_satisfiable',
        },
      },
      503: { ...unavailable, description: 'The image exists but cannot be read just now.' },
    },
  },
} as const satisfies Record<string, Operation>;
