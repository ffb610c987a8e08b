import type { Operation } from '../operation.ts';
import { cardQuery, explainRequest, explanation, templateList } from '../schemas/card.ts';
import { errorBody } from '../schemas/error.ts';
import { bodyErrors, invalid, unauthorized, unavailable } from './responses.ts';

const MEDIA = ['image/png', 'image/jpeg'];
const text = (description: string) => ({ description, schema: { type: 'string' } });
const headers = {
  ETag: text('Strong; of the bytes.'),
  'Cache-Control': text('`public, max-age=N`: a day, or the seconds left to `expires` when these are fewer.'),
  'X-Cached': text('`true` when a cache supplied the card, `false` when this request had it drawn.'),
} as const;
const contentRange = { 'Content-Range': text('Which bytes of how many.') } as const;

const TITLE_PAIRS = [
  { name: 'title', value: 'Hello world' },
  { name: 'expires', value: '1893456000' },
];

export const cardOperations = {
  getCard: {
    method: 'GET',
    path: '/i/{template}',
    tag: 'Signed cards',
    summary: 'Fetch a card',
    description:
      'The address is signed, so it needs no header: put it into `og:image`. A card that was not drawn before costs one credit, once, however often and by whomever it is fetched. How the query is written (`+` or `%20`, order, `&amp;`) does not matter. `HEAD`, `If-None-Match` and `Range` work as usual. Signature and expiry are checked first, then the parameters, then the credit.',
    auth: 'none',
    params: { template: '`og_standard`, `announcement` or `og_brand`.' },
    describedQuery: cardQuery,
    responses: {
      200: { description: 'The card.', media: MEDIA, headers },
      206: {
        description: 'The asked part of the card.',
        media: MEDIA,
        headers: { ...headers, ...contentRange },
      },
      304: { description: 'You have it already.', headers },
      400: {
        ...invalid,
        description: 'A parameter is invalid or given twice, or there is no such template.',
      },
      402: {
        description: 'The card is not drawn yet, and the account has no credit left in this calendar month.',
        schema: errorBody,
        example: {
          error: 'All 100 credits of this month are used, and this card is not drawn yet.',
          code: 'credit_limit_reached',
        },
      },
      403: {
        description: '`sig` or `expires` is missing, malformed, wrong or past.',
        schema: errorBody,
        example: {
          error: 'The address has expired. Sign a new one with a later expires.',
          parameter: 'expires',
          code: 'signature_expired',
        },
      },
      416: {
        description: 'The asked part is outside the card.',
        schema: errorBody,
        headers: contentRange,
        example: {
          error: 'The image has 48213 bytes; ask for a range within.',
          code: 'range_not_satisfiable',
        },
      },
      503: {
        ...unavailable,
        description: 'Too many new cards wait, or this one took too long. Nothing was charged.',
      },
    },
  },
  explainSignature: {
    method: 'POST',
    path: '/api/v1/sign/explain',
    tag: 'Signed cards',
    summary: 'Ask why an address is refused',
    description:
      'Tells how the server reads a signed address and which text it expects under your key. It draws nothing, costs nothing, and signs for nobody.',
    auth: 'key',
    limit: 'helpers',
    body: explainRequest,
    bodyExample: {
      url: 'https://cards.example.com/i/og_standard?title=Hello+world&expires=1893456000&sig=7h2k9m4p6q8r.00',
      signed_text: '/i/og_standard?title=Hello world&expires=1893456000',
    },
    responses: {
      200: {
        description: 'The explanation, of a valid address too.',
        schema: explanation,
        example: {
          valid: false,
          reason: 'sig must be <key id>.<64 lower-case hex digits>.',
          parameter: 'sig',
          pairs: [...TITLE_PAIRS, { name: 'sig', value: '7h2k9m4p6q8r.00' }],
          canonical: '/i/og_standard?expires=1893456000&title=Hello%20world',
          difference: {
            byte: 15,
            expected: 'expires=1893456000&title',
            received: 'title=Hello world&expire',
          },
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
    summary: 'List the templates',
    description: 'With the parameters that each one takes.',
    auth: 'key',
    responses: {
      200: {
        description: 'The templates.',
        schema: templateList,
        example: {
          templates: [
            {
              name: 'og_standard',
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
} as const satisfies Record<string, Operation>;
