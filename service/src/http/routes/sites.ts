import { ServiceError } from '../../base/service-error.ts';
import { createCdnHeaders } from '../../cdn/cdn-headers.ts';
import { CARD_PATH } from '../../delivery/card-request.ts';
import { LOOP_HEADER } from '../../outbound/guarded-request.ts';
import type { SiteBrand } from '../../sites/types.ts';
import { toSiteBody } from '../bodies/to-site-body.ts';
import { findBrandDocument } from '../find-brand-document.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { sendBytes } from '../send-bytes.ts';

type Ids =
  | 'listSites'
  | 'createSite'
  | 'updateSite'
  | 'getSite'
  | 'verifySite'
  | 'deleteSite'
  | 'getSiteCard';

// The texts of a brand's own card; those of a page are its own.
const TEXTS: readonly string[] = ['title', 'description', 'tagline', 'footer'];

const toLook = (params: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (TEXTS.includes(name) ? [] : [[name, String(value)]])),
  );

export function siteRoutes({ sites, brands, design, delivery, settings }: AppParts): Handlers<Ids> {
  const { baseUrl } = settings;
  const cdn = createCdnHeaders(settings.cdn);

  /** A saved brand by its name, as it is now. Throws `invalid` naming `brand`. */
  const findBrand = async (accountId: string, name: string | undefined): Promise<SiteBrand | undefined> => {
    const designMd = await findBrandDocument(brands, accountId, name);
    if (name === undefined || designMd === undefined) return undefined;
    return { name, look: toLook((await design.ogParams({ designMd, params: {} }, accountId)).params) };
  };

  const checkTemplate = async (accountId: string, name: string | null | undefined): Promise<void> => {
    if (name === undefined || name === null) return;
    const { templates } = await delivery.ownTemplates.engineFor(accountId, CARD_PATH + name);
    if (!templates.some((one) => one.name === name)) throw noTemplate();
  };

  return {
    listSites: async ({ caller }) => ({
      status: 200,
      body: { sites: (await sites.list(caller.accountId)).map((site) => toSiteBody(site, baseUrl())) },
    }),

    createSite: async ({ caller, body }) => {
      const { accountId } = caller;
      const { host, theme, template, daily_cards: dailyCards } = body;
      await checkTemplate(accountId, template);
      const brand = await findBrand(accountId, body.brand);
      const site = await sites.create(accountId, { host, theme, brand, template, dailyCards });
      return { status: 201, body: toSiteBody(site, baseUrl()) };
    },

    updateSite: async ({ caller, params, body }) => {
      const { accountId } = caller;
      const { theme, brand, template, daily_cards: dailyCards } = body;
      await checkTemplate(accountId, template);
      const site = await sites.update(accountId, params.host, {
        ...(theme !== undefined && { theme: theme ?? undefined }),
        ...(brand !== undefined && { brand: await findBrand(accountId, brand ?? undefined) }),
        ...(template !== undefined && { template: template ?? undefined }),
        ...(dailyCards !== undefined && { dailyCards }),
      });
      return { status: 200, body: toSiteBody(site, baseUrl()) };
    },

    getSite: async ({ caller, params }) => ({
      status: 200,
      body: toSiteBody(await sites.get(caller.accountId, params.host), baseUrl()),
    }),

    verifySite: async ({ caller, params }) => ({
      status: 200,
      body: toSiteBody(await sites.verify(caller.accountId, params.host), baseUrl()),
    }),

    deleteSite: async ({ caller, params }) => {
      await sites.delete(caller.accountId, params.host);
      return { status: 200, body: { message: 'The site was deleted.' } };
    },

    getSiteCard: async ({ target, raw }) => {
      refuseLoop(raw.headers);
      const card = await delivery.deliverSiteCard(target, raw.headers.get('user-agent') ?? undefined);
      return sendBytes(raw, {
        bytes: card.bytes,
        contentType: `image/${card.format}`,
        etag: card.etag,
        cacheControl: `public, max-age=${card.maxAgeSeconds}`,
        headers: { ...cdn.ofCard(card), 'X-Cached': String(card.cached) },
      });
    },
  };
}

const noTemplate = (): ServiceError =>
  new ServiceError(
    'invalid',
    '`template` must be the name of one of your templates or of a built-in one. `GET /api/v1/templates` lists them.',
    { code: 'invalid_parameter', parameter: 'template' },
  );

/** A page whose picture is its own card, or a host that leads here, must not have this service ask itself. */
function refuseLoop(headers: Headers): void {
  const passed = headers.get('cdn-loop')?.toLowerCase() ?? '';
  if (!passed.split(',').some((one) => one.trim().startsWith(LOOP_HEADER['cdn-loop']))) return;
  throw new ServiceError(
    'invalid',
    'This request comes from the service itself: the site leads back to it.',
    {
      code: 'request_loop',
      parameter: 'site',
    },
  );
}
