import type { Operation } from '../operation.ts';
import {
  cardFileQuery,
  cardQuery,
  explainRequest,
  explanation,
  previewCardQuery,
  signedUrl,
  signRequest,
  templateList,
} from '../schemas/card.ts';
import { errorBody } from '../schemas/error.ts';
import { fallbackCard, fallbackCardRequest } from '../schemas/fallback-card.ts';
import {
  bodyErrors,
  invalid,
  noKey,
  notFound,
  RETRY_AFTER,
  refusal,
  unauthorized,
  unavailable,
} from './responses.ts';

const MEDIA = ['image/png', 'image/jpeg'];
const FILE_MEDIA = ['application/pdf', 'image/gif'];
const text = (description: string) => ({ description, schema: { type: 'string' } });
const headers = {
  ETag: text('Strong validator.'),
  'Cache-Control': text(
    '`public, max-age=N`: one day, or the seconds until `expires` if fewer; for the card of a page, one hour at most.',
  ),
  'X-Cardwright-Warning': text(
    'Probable mistakes, such as a card without text, an unknown parameter or characters that no font has. Absent if there are none.',
  ),
  'X-Cached': text('`true` if the card came from a cache, `false` if it was rendered for this request.'),
} as const;
// With a fallback card, of the service or the account, unless the request accepts JSON.
const fallback = {
  media: MEDIA,
  headers: { 'X-Cardwright-Error': text('With a fallback image: the `code` of the error.') },
} as const;
const contentRange = { 'Content-Range': text('The range of bytes returned, and the total size.') } as const;

const cardsBusy = unavailable({
  description: 'Too many new cards are queued, or rendering timed out. You are not charged.',
  error: 'Rendering the card exceeded 3000 ms. You were not charged; try again in a moment.',
  code: 'render_timeout',
});

const TITLE_PAIRS = [
  { name: 'title', value: 'Hello world' },
  { name: 'expires', value: '1893456000' },
];

export const cardOperations = {
  getCard: {
    method: 'GET',
    path: '/i/{template}',
    tag: 'Signed cards',
    summary: 'Get a card',
    description:
      'Signed URLs need no authentication header, so you can use them in `og:image`. Rendering a new card costs one credit; cached cards are free. Equivalent encodings of the query (`+` or `%20`, parameter order, `&amp;`) are accepted. `/i/{template}.png` and `.jpg` return the same card in that format; sign the path with its extension. `/i/page?url=...` is the card of a page on a host that the operator allows: its own title, description, author, date, site and color, in the template that suits its kind, and read again after an hour; of its other parameters, only `theme` is data. Tracking parameters that platforms append (`utm_*`, `fbclid`, `gclid`, `mc_cid` and the like) do not break a signature and are never data. `HEAD`, `If-None-Match` and `Range` are supported. The signature and expiry are checked first, then the parameters, then the credits. New cards are limited by key. If the operator or the account has set a fallback card, errors 402, 403, 429 and 503 return that image as their body, except to requests that accept `application/json`.',
    auth: 'none',
    params: {
      template:
        "A built-in template such as `og_standard` (`GET /templates` lists them), `page`, or a template of the signing account's own, whose version `.v3` pins; append `.png` or `.jpg` to set the format.",
    },
    describedQuery: cardQuery,
    responses: {
      200: { description: 'The card.', media: MEDIA, headers },
      206: {
        description: 'The requested range of the card.',
        media: MEDIA,
        headers: { ...headers, ...contentRange },
      },
      304: { description: 'Not modified.', headers },
      400: {
        ...invalid,
        description: 'A parameter is invalid or repeated, or the template does not exist.',
        example: {
          error: '`width` must be a whole number from 1 to 4096.',
          parameter: 'width',
          code: 'invalid_parameter',
        },
      },
      402: {
        ...fallback,
        description: 'The card has not been rendered yet, and the monthly credit limit is reached.',
        schema: errorBody,
        example: {
          error:
            'Monthly credit limit (100) reached, so this new card cannot be rendered; resets at 2026-12-01T00:00:00.000Z. Upgrade the plan to continue now.',
          code: 'credit_limit_reached',
        },
      },
      403: {
        ...fallback,
        description:
          '`sig` or `expires` is missing, malformed, incorrect or expired, or the key is revoked, rotated or does not allow `expires=never`.',
        schema: errorBody,
        example: {
          error: 'The URL has expired. Sign a new one with a later `expires`.',
          parameter: 'expires',
          code: 'signature_expired',
        },
      },
      416: {
        description: 'The requested range is outside the card.',
        schema: errorBody,
        headers: contentRange,
        example: {
          error: 'The image has 48213 bytes; request a range within that size.',
          code: 'range_not_satisfiable',
        },
      },
      429: {
        ...refusal({
          description:
            'Too many new cards with this key, or of its pages, or cards of this template of the account took too long to draw. Cached cards are still served.',
          error:
            'Too many new cards with one key (1200 a minute). You were not charged; try again in 42 seconds.',
          code: 'rate_limited',
        }),
        media: MEDIA,
        headers: { ...RETRY_AFTER, ...fallback.headers },
      },
      503: {
        ...cardsBusy,
        media: MEDIA,
        headers: { ...cardsBusy.headers, ...fallback.headers },
      },
    },
  },
  getCardFile: {
    method: 'GET',
    path: '/f/{card}',
    tag: 'Signed cards',
    summary: 'Get a card as a PDF or GIF',
    description:
      'Signed as the URL of a card, and charged, cached and limited like one: `/f/{template}.pdf` is a page with the card, with letters as outlines where they are plain type, the rest as a picture at twice the size, and text that can be searched and copied; `/f/{template}.gif` is the card in motion, at most 2 MB and 800 pixels on the longer side, which plays three times and ends on the finished card, its first picture. All data and sizes of the template apply. Errors are JSON.',
    auth: 'none',
    params: { card: 'Name of a template, as for a card, with `.pdf` or `.gif`.' },
    describedQuery: cardFileQuery,
    responses: {
      200: { description: 'The file.', media: FILE_MEDIA, headers },
      206: {
        description: 'The requested range of the file.',
        media: FILE_MEDIA,
        headers: { ...headers, ...contentRange },
      },
      304: { description: 'Not modified.', headers },
      400: {
        ...invalid,
        description: 'A parameter is invalid or repeated, or the template does not exist.',
        example: { error: '`paper` must be card or a4.', parameter: 'paper', code: 'invalid_parameter' },
      },
      402: {
        description: 'The file has not been made yet, and the monthly credit limit is reached.',
        schema: errorBody,
        example: {
          error:
            'Monthly credit limit (100) reached, so this new card cannot be rendered; resets at 2026-12-01T00:00:00.000Z. Upgrade the plan to continue now.',
          code: 'credit_limit_reached',
        },
      },
      403: {
        description: 'As for a card.',
        schema: errorBody,
        example: {
          error: 'The URL has expired. Sign a new one with a later `expires`.',
          parameter: 'expires',
          code: 'signature_expired',
        },
      },
      416: {
        description: 'The requested range is outside the file.',
        schema: errorBody,
        headers: contentRange,
        example: {
          error: 'The image has 48213 bytes; request a range within that size.',
          code: 'range_not_satisfiable',
        },
      },
      429: refusal({
        description: 'Too many new cards and files with this key. Cached ones are still served.',
        error:
          'Too many new cards with one key (1200 a minute). You were not charged; try again in 42 seconds.',
        code: 'rate_limited',
      }),
      503: cardsBusy,
    },
  },
  getFallbackCard: {
    method: 'GET',
    path: '/api/v1/dashboard/fallback-card',
    tag: 'Signed cards',
    summary: 'Get your fallback card',
    description: 'What your signed URLs show when a card is refused or cannot be rendered.',
    auth: 'key',
    responses: {
      200: {
        description: 'The fallback card.',
        schema: fallbackCard,
        example: { mode: 'default', template: null, params: null },
      },
      401: unauthorized,
    },
  },
  setFallbackCard: {
    method: 'POST',
    path: '/api/v1/dashboard/fallback-card',
    tag: 'Signed cards',
    summary: 'Set your fallback card',
    description:
      'Sets the image that crawlers get for signed URLs of your account that are expired, signed with a revoked key, out of credits, or cannot be rendered right now. The status is still that of the error, caches do not keep the image, and it is free. It is served in the nearest of the sizes 1200x630, 1080x1080 and 1080x1920. Requests that accept `application/json`, and URLs with invalid parameters, still get JSON. Effective immediately on this node and within 5 seconds on all others.',
    auth: 'key',
    limit: 'helpers',
    body: fallbackCardRequest,
    bodyExample: {
      mode: 'card',
      template: 'og_brand',
      params: { title: 'Acme', bg: '#0b1020', fg: '#ffffff' },
    },
    responses: {
      200: {
        description: 'The fallback card.',
        schema: fallbackCard,
        example: {
          mode: 'card',
          template: 'og_brand',
          params: { title: 'Acme', bg: '#0b1020', fg: '#ffffff' },
        },
      },
      ...bodyErrors,
      401: unauthorized,
    },
  },
  signCardUrl: {
    method: 'POST',
    path: '/api/v1/sign',
    tag: 'Signed cards',
    summary: 'Sign a card URL',
    description:
      "Creates a signed card URL with one of your account's keys, for tools that cannot compute an HMAC. You send the id of the key, not the key itself. Invalid parameters are rejected right away. Signing is free; the card costs one credit when it is first loaded. In servers and builds, it is faster to sign locally, with the SDK or a few lines of code.",
    auth: 'key',
    body: signRequest,
    bodyExample: {
      template: 'og_standard',
      params: { title: 'Hello world' },
      key_id: '7h2k9m4p6q8r',
      expires_in: 86_400,
    },
    responses: {
      200: {
        description: 'The signed URL.',
        schema: signedUrl,
        example: {
          url: 'https://cards.example.com/i/og_standard?expires=1893456000&title=Hello%20world&sig=7h2k9m4p6q8r.9f2c4e81b7d06a35c8e1f49027bd6350a1c4e7f82d930b56e4a7c1f80d2b3956',
          warnings: [],
        },
      },
      ...bodyErrors,
      401: unauthorized,
      404: { ...noKey, example: { ...noKey.example, parameter: 'key_id' } },
    },
  },
  explainSignature: {
    method: 'POST',
    path: '/api/v1/sign/explain',
    tag: 'Signed cards',
    summary: 'Explain a signed URL',
    description:
      'Shows why a signed URL is refused: how the server parses it, which string it expects you to sign and, for the usual mistakes, what you signed instead. Also warns about probable mistakes in valid URLs. Renders nothing, is free, and never returns a signature.',
    auth: 'key',
    role: 'viewer',
    limit: 'helpers',
    body: explainRequest,
    bodyExample: {
      url: 'https://cards.example.com/i/og_standard?title=Hello+world&expires=1893456000&sig=7h2k9m4p6q8r.00',
      signed_text: '/i/og_standard?title=Hello world&expires=1893456000',
    },
    responses: {
      200: {
        description: 'The explanation, also for a valid URL.',
        schema: explanation,
        example: {
          valid: false,
          reason: '`sig` must be `<key id>.<64 lowercase hex digits>`.',
          parameter: 'sig',
          pairs: [...TITLE_PAIRS, { name: 'sig', value: '7h2k9m4p6q8r.00' }],
          canonical: '/i/og_standard?expires=1893456000&title=Hello%20world',
          difference: {
            byte: 15,
            expected: 'expires=1893456000&title',
            received: 'title=Hello world&expire',
          },
          warnings: [],
        },
      },
      ...bodyErrors,
      401: unauthorized,
    },
  },
  listTemplates: {
    method: 'GET',
    path: '/api/v1/templates',
    tag: 'Signed cards',
    summary: 'List templates',
    description: "The built-in templates, then those of your account's own, with their parameters.",
    auth: 'key',
    responses: {
      200: {
        description: 'The templates.',
        schema: templateList,
        example: {
          templates: [
            {
              name: 'og_standard',
              version: null,
              description: 'An article or page.',
              parameters: {
                type: 'object',
                properties: { title: { type: 'string', maxLength: 1000, description: 'The headline.' } },
              },
              example: { title: 'Hello world' },
              example_url: 'https://cards.example.com/i/og_standard?title=Hello%20world',
            },
          ],
        },
      },
      401: unauthorized,
    },
  },
  previewCard: {
    method: 'GET',
    path: '/api/v1/templates/{name}/preview',
    tag: 'Signed cards',
    summary: 'Preview a card',
    description:
      'The card that a signed URL with the same query would show, at most 600 pixels wide and high. Free, and nothing is stored.',
    auth: 'key',
    limit: 'previews',
    params: { name: 'Name of the template.' },
    describedQuery: previewCardQuery,
    responses: {
      200: {
        description: 'The preview, in the requested format.',
        media: [...MEDIA, 'image/webp', 'image/avif'],
        headers: { 'X-Cardwright-Warning': headers['X-Cardwright-Warning'] },
      },
      400: {
        ...invalid,
        description: 'A parameter is invalid or repeated.',
        example: {
          error: '`width` must be a whole number from 1 to 4096.',
          parameter: 'width',
          code: 'invalid_parameter',
        },
      },
      401: unauthorized,
      404: notFound({
        description: 'There is no such template.',
        error:
          'There is no template "none". Use one of og_standard, announcement, og_brand, article, docs, product, event, changelog, repository, podcast, quote, profile, code, metric, job.',
        parameter: 'name',
      }),
      503: unavailable({
        description: 'Too many previews are being drawn, or drawing timed out.',
        error: 'Too many previews are being drawn; try again in a moment.',
        code: 'previews_busy',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
