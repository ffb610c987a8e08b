import type { Allowances } from '../accounts/allowance.ts';
import type { LowCredits } from '../accounts/low-credits.ts';
import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import type { ReadPage } from '../pages/create-page-reader.ts';
import type { SiteHosts } from '../sites/parse-host.ts';
import type { Sites } from '../sites/types.ts';
import type { Database } from '../stores/database.ts';
import type { ImageStore } from '../stores/image-store.ts';
import type { Uploads } from '../uploads/types.ts';
import { createCardCache } from './card-cache.ts';
import type { CardClaims } from './card-claims.ts';
import { createCardRenderer } from './card-renderer.ts';
import { toCardPath } from './card-request.ts';
import { createCardStore, type KeptCards } from './card-store.ts';
import { createDeliver } from './deliver.ts';
import { explainSignedUrl, splitUrl } from './explain.ts';
import { createFallbackCards } from './fallback-card.ts';
import { createLoadFont } from './load-font.ts';
import { createLoadLogo } from './load-logo.ts';
import { createOwnTemplates } from './own-templates.ts';
import { createPageCards } from './page-card.ts';
import { parseFallbackCard } from './parse-fallback-card.ts';
import { toPlainPath } from './plain-path.ts';
import { createPreviewCard } from './preview-card.ts';
import { signCardUrl } from './sign-card-url.ts';
import { createSignedUrlReader } from './signed-url-reader.ts';
import { createDeliverSiteCard } from './site-card.ts';
import type { SitePages } from './site-pages.ts';
import { createTemplateDrafts } from './template-drafts.ts';
import { toTemplateInfo } from './template-info.ts';
import type { Delivery } from './types.ts';
import { createUndrawnTexts } from './undrawn-texts.ts';

export type DeliveryOptions = {
  database: Database;
  accounts: Pick<Accounts, 'findSigningKey' | 'recordKeyUse' | 'countCardRequest'>;
  engine: Pick<
    DrawingEngine,
    | 'convertImage'
    | 'drawDraft'
    | 'findFaintTexts'
    | 'findUndrawable'
    | 'parseCard'
    | 'renderCard'
    | 'templates'
  >;
  /** Holds only cards: the least recently used ones are deleted. */
  images: ImageStore;
  /** Fetches logos. */
  guardedFetch: GuardedFetch;
  uploads: Pick<Uploads, 'has' | 'read'>;
  readPage: ReadPage;
  /** Reads the pages of sites, through `sitePages`. */
  readSitePage: ReadPage;
  sitePages: SitePages;
  sites: Pick<Sites, 'find' | 'hostsOf'>;
  /** Hosts of this service. */
  siteHosts: SiteHosts;
  /** Hosts whose pages may be read. */
  pageHosts: readonly string[];
  /** What webhooks are told. */
  lowCredits?: LowCredits;
  clock: Clock;
  tracing?: Tracing;
  settings: DeliverySettings;
  /** Set where other nodes draw cards for the same database. */
  claims?: CardClaims;
  /** Called when a periodic flush of uses failed; it is retried. */
  onFlushError: (error: unknown) => void;
};

export type DeliverySettings = {
  /** Credits in a calendar month (UTC). */
  allowances: Allowances;
  /** Bytes of cards kept in memory. */
  memoryBytes: number;
  /** The same for the store; undefined: as many as there are. */
  storeBytes: number | undefined;
  keptCards?: KeptCards;
  /** New cards per minute and key. Default: without limit. */
  cardLimit?: number;
  deadlineMs: number;
  /** What refused URLs of cards show, unless their account chose something else. Default: `off`. */
  fallbackCard?: 'off' | 'neutral';
};

/** Signed delivery on a migrated database. Call `close` before the database is closed. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { engine, settings } = options;
  const { storeBytes: maxBytes, keptCards: kept = 'all' } = settings;
  const cards = createCardStore({ ...options, maxBytes, kept });
  const loadLogo = createLoadLogo(options.guardedFetch, {
    uploads: options.uploads,
    hostsOf: options.sites.hostsOf,
  });
  const loadFont = createLoadFont(options.uploads);
  const hasUpload = options.uploads.has;
  const undrawnTexts = createUndrawnTexts(engine);
  const renderer = createCardRenderer({ ...options, ...settings, cards, loadLogo, loadFont });
  const cache = createCardCache({ ...options, ...settings, cards, renderer });
  const { accounts, clock, readPage, pageHosts, siteHosts } = options;
  const ownTemplates = createOwnTemplates(options);
  const { engineFor } = ownTemplates;
  const pages = createPageCards({
    engine,
    engineFor,
    readPage,
    loadLogo,
    allowedHosts: pageHosts,
    developmentHosts: siteHosts.development,
  });
  const signedUrls = createSignedUrlReader({ accounts, engine, engineFor, hasUpload, pages, clock });
  const parts = { accounts, hasUpload, pages, clock };
  return {
    ...createDeliver({ ...options, signedUrls, cache, undrawnTexts, cards }),
    deliverSiteCard: createDeliverSiteCard({
      ...options,
      pages: options.sitePages,
      readPage: options.readSitePage,
      pageCards: pages,
      cache,
      renderer,
      cards,
    }),
    ...createPreviewCard({ engine, engineFor, loadLogo, loadFont, ...settings }),
    sign: async (input, caller, baseUrl) => {
      const own = await engineFor(caller.accountId, toCardPath(input.template));
      return signCardUrl(input, caller, baseUrl, { ...parts, engine: own });
    },
    explain: async (input, caller, baseUrl) => {
      const own = await engineFor(caller.accountId, toPlainPath(splitUrl(input.url, baseUrl).path));
      return explainSignedUrl(input, caller, baseUrl, { ...parts, engine: own });
    },
    ownTemplates,
    templateDrafts: createTemplateDrafts(options),
    fallbackCard: createFallbackCards({
      fallbackCard: 'off',
      ...settings,
      engine,
      accounts: options.accounts,
    }),
    parseFallbackCard: (input) => parseFallbackCard(input, engine),
    templates: engine.templates.map(toTemplateInfo),
  };
}
