import type { Operation } from '../operation.ts';
import { errorBody } from '../schemas/error.ts';
import {
  createSiteRequest,
  deletedSite,
  site,
  siteCardQuery,
  siteList,
  updateSiteRequest,
} from '../schemas/site.ts';
import {
  bodyErrors,
  invalid,
  notFound,
  RETRY_AFTER,
  refusal,
  unauthorized,
  unavailable,
} from './responses.ts';

const MEDIA = ['image/png'];
const text = (description: string) => ({ description, schema: { type: 'string' } });
const headers = {
  ETag: text('Strong validator.'),
  'Cache-Control': text('`public, max-age=N`: one hour at most, until the page is read again.'),
  'X-Cached': text('`true` if the card came from a cache, `false` if it was rendered for this request.'),
} as const;
const contentRange = { 'Content-Range': text('The range of bytes returned, and the total size.') } as const;

const pending = {
  host: 'example.com',
  status: 'pending' as const,
  verified_by: null,
  proof: {
    token: 'cardwright-site=7c2mq9xk4tv8zr3hw5ynpd6b',
    file_url: 'https://example.com/.well-known/cardwright.txt',
    meta_tag: '<meta name="cardwright-site" content="cardwright-site=7c2mq9xk4tv8zr3hw5ynpd6b">',
  },
  theme: null,
  brand: null,
  template: null,
  daily_cards: 100,
  cards_today: 0,
  card_url: 'https://cards.example.com/og/example.com/',
  created_at: '2026-11-23T10:00:00.000Z',
  verified_at: null,
};
const verified = {
  ...pending,
  status: 'verified' as const,
  verified_by: 'file' as const,
  verified_at: '2026-11-23T10:05:00.000Z',
};

const params = { host: 'The host name.' } as const;
const noSite = notFound({
  description: 'The account has not registered this host.',
  error: 'Your account has no site with this host. `GET /api/v1/sites` lists them.',
});
const taken = {
  error: 'The operator registered assets.test for another account. Ask the operator to change that.',
  code: 'site_taken',
  parameter: 'host',
};

export const siteOperations = {
  listSites: {
    method: 'GET',
    path: '/api/v1/sites',
    tag: 'Sites',
    summary: 'List sites',
    description: 'All sites of the account by host.',
    auth: 'key',
    responses: {
      200: { description: 'The sites.', schema: siteList, example: { sites: [verified] } },
      401: unauthorized,
    },
  },
  createSite: {
    method: 'POST',
    path: '/api/v1/sites',
    tag: 'Sites',
    summary: 'Register a site',
    description:
      'Registers a host, for whose pages `GET /og/{host}/{path}` draws cards without a signature, at the cost of this account. Then put the token of `proof` on the host and call `POST /sites/{host}/verify`.',
    auth: 'key',
    limit: 'helpers',
    body: createSiteRequest,
    bodyExample: { host: 'example.com' },
    responses: {
      201: { description: 'The site, not verified yet.', schema: site, example: pending },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description:
          'The account has registered this host already, or, with the code `site_limit_reached`, 100 sites.',
        error:
          'Your account has registered assets.test already. `POST /api/v1/sites/{host}/verify` verifies it.',
        code: 'site_exists',
        parameter: 'host',
      }),
    },
  },
  getSite: {
    method: 'GET',
    path: '/api/v1/sites/{host}',
    tag: 'Sites',
    summary: 'Get a site',
    description: 'A site of the account, with the cards drawn today.',
    auth: 'key',
    params,
    responses: {
      200: { description: 'The site.', schema: site, example: verified },
      401: unauthorized,
      404: noSite,
    },
  },
  updateSite: {
    method: 'PATCH',
    path: '/api/v1/sites/{host}',
    tag: 'Sites',
    summary: 'Change a site',
    description:
      'Changes the fields that are sent. Cards of its pages are drawn anew when they are next requested, at one credit each.',
    auth: 'key',
    limit: 'helpers',
    params,
    body: updateSiteRequest,
    bodyExample: { template: 'article' },
    responses: {
      200: { description: 'The site.', schema: site, example: { ...verified, template: 'article' } },
      ...bodyErrors,
      401: unauthorized,
      404: noSite,
    },
  },
  verifySite: {
    method: 'POST',
    path: '/api/v1/sites/{host}/verify',
    tag: 'Sites',
    summary: 'Verify a site',
    description:
      'Fetches `/.well-known/cardwright.txt` and, if the token is not there, `/` of the host over https, and verifies the site if either has the token. A host has one owner: whoever proved control of it last. A host that the operator registered stays with its account.',
    auth: 'key',
    limit: 'inspections',
    params,
    responses: {
      200: { description: 'The site, verified.', schema: site, example: verified },
      400: {
        ...refusal({
          description: 'The token was not found; `error` says what was.',
          error:
            'The token was not found: https://assets.test/.well-known/cardwright.txt responded with status 404, and https://assets.test/ has no <meta name="cardwright-site">.',
          code: 'site_not_verified',
          parameter: 'host',
        }),
      },
      401: unauthorized,
      404: noSite,
      409: refusal({ description: 'The operator registered the host for another account.', ...taken }),
    },
  },
  deleteSite: {
    method: 'DELETE',
    path: '/api/v1/sites/{host}',
    tag: 'Sites',
    summary: 'Delete a site',
    description: 'Deletes a site. The URLs of its cards are refused within 5 seconds.',
    auth: 'key',
    params,
    responses: {
      200: { description: 'Deleted.', schema: deletedSite, example: { message: 'The site was deleted.' } },
      401: unauthorized,
      404: noSite,
    },
  },
  getSiteCard: {
    method: 'GET',
    path: '/og/{site}/{path}',
    rest: 'path',
    tag: 'Sites',
    summary: "Get the card of a site's page",
    description:
      'The card of `https://{site}/{path}`, for a verified site: PNG, 1200x630 or in another `shape`, in the template of the site or the page\'s kind, filled with what the page says of itself. It needs no signature, so the tag can be the same on all pages: `<meta property="og:image" content="https://cards.example.com/og/example.com/blog/post">`. A page may name several shapes, each with a tag of its own. A new card costs the owner of the site one credit and counts towards the `daily_cards` of the site; others are free. The page is read again after an hour, with its validators. If it, the credits or the `daily_cards` are gone, the card it had stays. Pages have no query, and redirects to other hosts are not followed. A page that cannot be read is not tried again for a minute. `HEAD`, `If-None-Match` and `Range` are supported.',
    auth: 'none',
    params: {
      site: 'The host name of the site.',
      path: 'The path of the page, as it stands in its URL, slashes included; empty for the page at `/`.',
    },
    describedQuery: siteCardQuery,
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
        description:
          'The page cannot be read, the URL is invalid, or the request comes from this service itself.',
        example: { error: '`path` responded with status 404.', parameter: 'path', code: 'invalid_parameter' },
      },
      402: refusal({
        description: 'The card has not been rendered yet, and the owner has no credit left.',
        error:
          'Monthly credit limit (100) reached, so this new card cannot be rendered; resets at 2026-12-01T00:00:00.000Z. Upgrade the plan to continue now.',
        code: 'credit_limit_reached',
      }),
      404: notFound({
        description: 'No account has verified this site.',
        error: '`site` is not registered here. Its owner can do so with POST /api/v1/sites.',
        parameter: 'site',
      }),
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
            'The card has not been rendered yet, and the site has had its cards of today, or too many of its pages are being read (`rate_limited`).',
          error:
            'The site has had its 100 new cards of today; the next are drawn from 2026-11-24T00:00:00.000Z on.',
          code: 'site_budget_reached',
        }),
        headers: RETRY_AFTER,
      },
      503: unavailable({
        description:
          'Too many pages are being read, too many new cards are queued, or drawing took too long.',
        error: 'Rendering the card exceeded 3000 ms. You were not charged; try again in a moment.',
        code: 'render_timeout',
      }),
    },
  },
} as const satisfies Record<string, Operation>;
