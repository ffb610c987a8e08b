import {
  isTrackingParameter,
  parseQueryPairs,
  type QueryPair,
  UndecodableQueryError,
} from '@cardwright/contract';
import { isPageShape, PAGE_SHAPE_NAMES, PAGE_SHAPES, type PageShape } from '@cardwright/contract/page-shapes';
import { SITE } from '../accounts/read-usage-report.ts';
import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { onBehalfOf } from '../base/on-behalf-of.ts';
import { ServiceError } from '../base/service-error.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import type { ReadPage } from '../pages/create-page-reader.ts';
import { parseHost, type SiteHosts, toOrigin } from '../sites/parse-host.ts';
import type { ServedSite, Sites } from '../sites/types.ts';
import type { CachedCard, CardCache } from './card-cache.ts';
import type { CardRenderer } from './card-renderer.ts';
import type { CardStore } from './card-store.ts';
import type { PageCards } from './page-card.ts';
import type { SitePages } from './site-pages.ts';
import { toVisitor } from './to-visitor.ts';
import type { DeliveredCard, Delivery, Payer, RequestTarget } from './types.ts';

// How long a page has its former card before a new one is tried again.
const RETRY_MS = 10 * 60_000;
const STALE_SECONDS = 3600;
// A version that its author chose, for platforms that keep images by their URL.
const IGNORED = 'v';
const SHAPE = 'shape';

export type SiteCardParts = {
  accounts: Pick<Accounts, 'countCardRequest'>;
  sites: Pick<Sites, 'find'>;
  pages: SitePages;
  readPage: ReadPage;
  pageCards: Pick<PageCards, 'toCard'>;
  cache: CardCache;
  renderer: Pick<CardRenderer, 'checkBudget'>;
  cards: Pick<CardStore, 'recordUse'>;
  clock: Clock;
  /** Hosts of this service. */
  siteHosts: SiteHosts;
};

/** Cards of the pages of verified sites, at their owners' cost. */
export function createDeliverSiteCard(parts: SiteCardParts): Delivery['deliverSiteCard'] {
  const { accounts, sites, pages, readPage, pageCards, cache, renderer, cards, clock } = parts;

  async function find(url: string, shape: PageShape, site: ServedSite): Promise<Found> {
    const payer = toPayer(site);
    try {
      const known = await pages.find(url);
      // Anybody may ask for any path: one whose card could not be paid is not even read.
      if (known === undefined || known.freshUntil <= clock.now()) await renderer.checkBudget(payer);
      const { facts, freshUntil } = await readPage(url, payer.accountId);
      const card = await pageCards.toCard(
        facts,
        {
          ...PAGE_SHAPES[shape],
          format: 'png',
          theme: site.theme,
          look: site.brand?.look,
          template: site.template,
        },
        payer.accountId,
      );
      const found = await cache.get(card, payer);
      await pages.keepCardKey(url, shape, card.key);
      return { ...found, key: card.key, template: card.template, own: card.own?.name, freshUntil };
    } catch (error) {
      const key = error instanceof ServiceError ? await pages.findCardKey(url, shape) : undefined;
      const card = key === undefined ? undefined : await cache.findKept(key);
      // A page that had a card still has it when there is no credit for the next.
      if (key === undefined || card === undefined) throw error;
      const retryAt = new Date(clock.now().getTime() + RETRY_MS);
      return { card, cached: true, key, template: 'page', own: undefined, freshUntil: retryAt };
    }
  }

  return async (target, userAgent) => {
    const { host, url, shape } = parseTarget(target, parts.siteHosts);
    const site = await sites.find(host);
    if (site === undefined) throw noSuchSite();
    const { card, cached, key, template, own, freshUntil } = await onBehalfOf(site.accountId, () =>
      find(url, shape, site),
    );
    cards.recordUse(key);
    const { accountId } = site;
    accounts.countCardRequest({
      accountId,
      keyId: SITE + host,
      template,
      visitor: toVisitor(userAgent),
      cached,
    });
    const { bytes, format, etag } = card;
    const maxAgeSeconds = Math.max(0, Math.floor((freshUntil.getTime() - clock.now().getTime()) / 1000));
    const payer = { accountId, keyId: SITE + host, ...(own !== undefined && { ownTemplate: own }) };
    return {
      bytes,
      format,
      etag,
      cached,
      maxAgeSeconds,
      staleSeconds: STALE_SECONDS,
      payer,
      warnings: [],
    } satisfies DeliveredCard;
  };
}

type Found = {
  card: CachedCard;
  cached: boolean;
  key: string;
  template: string;
  own: string | undefined;
  freshUntil: Date;
};

const toPayer = ({ accountId, plan, allowance, host, dailyCards }: ServedSite): Payer => ({
  accountId,
  plan,
  allowance,
  keyId: SITE + host,
  site: { host, dailyCards },
});

/** The host, the page's URL and the shape of its card. Throws `invalid` naming `site`, `path` or the query parameter. */
function parseTarget(
  { path, query }: RequestTarget,
  hosts: SiteHosts,
): { host: string; url: string; shape: PageShape } {
  const [, site = '', rest = ''] = /^\/og\/([^/]+)(?:\/(.*))?$/s.exec(path) ?? [];
  const host = parseHost(decode(site), 'site', hosts);
  const shape = readShape(query);
  try {
    return {
      host,
      shape,
      url: parseOutboundUrl(`${toOrigin(host)}/${rest}`, [host], undefined, hosts.development).href,
    };
  } catch (error) {
    if (error instanceof OutboundRefusedError) throw invalid('path', `The URL of the page ${error.message}.`);
    throw error;
  }
}

function readShape(query: string): PageShape {
  let shape: PageShape | undefined;
  for (const { name, value } of parsePairs(query)) {
    if (name === SHAPE) {
      if (shape !== undefined) throw invalid(SHAPE, '`shape` is given more than once; send it once.');
      if (!isPageShape(value))
        throw invalid(SHAPE, `\`shape\` must be one of ${PAGE_SHAPE_NAMES.join(', ')}.`);
      shape = value;
    } else if (name !== IGNORED && !isTrackingParameter(name))
      throw invalid(
        name.slice(0, 64),
        `The card of a site's page has no parameter \`${name.slice(0, 64)}\`. Use \`shape\`. Its pages have no query.`,
      );
  }
  return shape ?? 'wide';
}

function parsePairs(query: string): readonly QueryPair[] {
  try {
    return parseQueryPairs(query);
  } catch (error) {
    if (error instanceof UndecodableQueryError)
      throw invalid('query', 'The query is not valid percent-encoded UTF-8.');
    throw error;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const noSuchSite = (): ServiceError =>
  new ServiceError(
    'not-found',
    '`site` is not registered here. Its owner can do so with POST /api/v1/sites.',
    { code: 'not_found', parameter: 'site' },
  );

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
