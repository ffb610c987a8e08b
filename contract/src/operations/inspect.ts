import type { Operation } from '../operation.ts';
import { inspection, inspectRequest } from '../schemas/inspect.ts';
import { bodyErrors, unauthorized, unavailable } from './responses.ts';

export const inspectOperations = {
  inspectPage: {
    method: 'POST',
    path: '/api/v1/inspect',
    tag: 'Signed cards',
    summary: 'Inspect a page',
    description:
      'Fetches a page like the crawlers of eleven platforms and reports its tags, what each platform will show, and what to change. Only https pages on your verified sites and on hosts that the operator allows (`CARDWRIGHT_INSPECT_HOSTS`) are fetched, with limits on size, time and redirects. Free, except that a signed card of this service is rendered if it has not been yet.',
    auth: 'key',
    role: 'viewer',
    limit: 'inspections',
    body: inspectRequest,
    bodyExample: { url: 'https://example.com/post' },
    responses: {
      200: {
        description:
          'The inspection, also when the page or its image cannot be fetched: `platforms` says why.',
        schema: inspection,
        example: {
          url: 'https://example.com/post',
          tags: [{ name: 'og:title', content: 'Hold fast' }],
          image: {
            url: 'https://example.com/card.png',
            type: 'image/png',
            width: 1200,
            height: 630,
            bytes: 84_213,
          },
          thumbnail: null,
          platforms: [
            { platform: 'Facebook', shows: 'large', what: 'large, uncropped' },
            {
              platform: 'LinkedIn',
              shows: 'small',
              what: 'a thumbnail: posts that are not sponsored show 128x72 pixels',
            },
          ],
          advice: [
            {
              problem: 'X and Discord show a small thumbnail.',
              mend: 'Add <meta name="twitter:card" content="summary_large_image">.',
            },
          ],
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: unavailable({
        description: 'Too many pages are being inspected.',
        error: 'Too many pages are being inspected; try again in a moment.',
        code: 'inspections_busy',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
