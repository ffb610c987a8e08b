import type { Operation } from '../operation.ts';
import { cataloguePage, catalogueQuery } from '../schemas/catalogue.ts';
import { invalid, notFound, unavailable } from './responses.ts';

const KINDS = '`looks`, `styles`, `illustrations`, `places`, `formats` or `fonts`.';
const CACHED = { 'Cache-Control': { description: 'One day.', schema: { type: 'string' } } };

export const catalogueOperations = {
  listCatalogue: {
    method: 'GET',
    path: '/api/v1/catalogue/{kind}',
    tag: 'Images',
    summary: 'List names for briefs',
    description:
      'The names that a brief can use, each with words for it and an example image. No key is required.',
    auth: 'none',
    params: { kind: KINDS },
    query: catalogueQuery,
    responses: {
      200: {
        description: 'A page of entries.',
        schema: cataloguePage,
        headers: CACHED,
        example: {
          entries: [
            {
              name: 'fox',
              words: ['fuchs', 'füchse'],
              thumbnail_url: 'https://cards.example.com/api/v1/catalogue/illustrations/fox/thumbnail',
            },
          ],
          total: 1,
          hint: null,
        },
      },
      400: invalid,
      404: notFound({
        description: 'There is no catalogue of that name.',
        error:
          'There is no such catalogue. The catalogues are looks, styles, illustrations, places, formats, fonts.',
      }),
    },
  },
  getThumbnail: {
    method: 'GET',
    path: '/api/v1/catalogue/{kind}/{name}/thumbnail',
    tag: 'Images',
    summary: 'Get an example image',
    description: 'Shows a look, a style, an illustration or a place, 320 pixels wide. No key is required.',
    auth: 'none',
    params: { kind: '`looks`, `styles`, `illustrations` or `places`.', name: 'A name of that catalogue.' },
    responses: {
      200: { description: 'The image.', media: ['image/jpeg'], headers: CACHED },
      404: notFound({
        description: 'There is no such entry, or it has no image.',
        error: 'There is no entry of this name among the illustrations.',
      }),
      503: unavailable({
        description: 'Too many example images are being drawn.',
        error: 'Too many example images are being drawn; try again in a moment.',
        code: 'thumbnails_busy',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
