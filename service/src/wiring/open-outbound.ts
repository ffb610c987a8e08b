import { DESIGN_DOCUMENT_MAX_BYTES } from '@cardwright/contract';
import { createLoadLogo } from '../delivery/load-logo.ts';
import { createSitePages } from '../delivery/site-pages.ts';
import { createDesign } from '../design/create-design.ts';
import { createImageSource } from '../generations/image-source.ts';
import { createInspectPage, INSPECT_SETTING } from '../inspect/inspect-page.ts';
import { createInspectionThread } from '../inspect/inspection-thread.ts';
import { createGuardedFetch, type GuardedFetch } from '../outbound/guarded-fetch.ts';
import { createGuardedRequest } from '../outbound/guarded-request.ts';
import { isLoopback, LOOPBACK_HOSTS, toOwnHosts } from '../outbound/own-hosts.ts';
import { traceFetch } from '../outbound/trace-fetch.ts';
import { createPageReader } from '../pages/create-page-reader.ts';
import { createPageMemory } from '../pages/page-memory.ts';
import { createPageThread } from '../pages/page-thread.ts';
import type { Config } from '../settings/config.ts';
import { createSites } from '../sites/create-sites.ts';
import type { Sites } from '../sites/types.ts';
import type { Uploads } from '../uploads/types.ts';
import type { Foundation } from './open-foundation.ts';
import type { Overrides } from './overrides.ts';

export type Outbound = ReturnType<typeof openOutbound>;

const MEGABYTE = 1024 * 1024;
// Crawlers give up after about ten seconds, so the logo must arrive before the render's own deadline.
const PHOTO_LIMITS = { maxBytes: 16 * MEGABYTE, timeoutMs: 8000 };
const LOGO_LIMITS = { maxBytes: 5 * MEGABYTE, timeoutMs: 3000 };
const INSPECT_LIMITS = { timeoutMs: 10_000, maxRedirects: 3 };
const PAGE_LIMITS = { timeoutMs: 3000 };
const DOCUMENT_LIMITS = { maxBytes: DESIGN_DOCUMENT_MAX_BYTES, timeoutMs: 1500 };

/** What fetches from other hosts: logos, pages, and design documents with the helpers that read them. */
export function openOutbound(
  config: Config,
  { guardedFetch, guardedRequest }: Overrides,
  { tracing, database, clock, uploads }: Foundation & { uploads: Uploads },
  opening: AsyncDisposableStack,
) {
  const allowedHosts = config.assetHosts ?? toOwnHosts(config.baseUrl);
  const open = (limits: typeof LOGO_LIMITS): GuardedFetch => {
    const guarded = createGuardedFetch({ allowedHosts, ...limits });
    opening.defer(() => guarded.close());
    return traceFetch(guardedFetch ?? guarded, tracing);
  };
  const fetchLogo = open(LOGO_LIMITS);
  const imageSource = createImageSource(open(PHOTO_LIMITS), uploads);
  const design = createDesign({
    allowedHosts,
    guardedFetch: open(DOCUMENT_LIMITS),
    loadLogo: createLoadLogo(fetchLogo, { uploads }),
    hasUpload: uploads.has,
  });
  opening.defer(() => design.close());
  const { developmentHosts } = config;
  const pageDoor = createGuardedRequest({ allowedHosts, trustedHosts: developmentHosts, ...PAGE_LIMITS });
  opening.defer(() => pageDoor.close());
  const request = guardedRequest ?? pageDoor;
  const thread = createPageThread();
  opening.defer(() => thread.close());
  const readPage = createPageReader({ request, clock, memory: createPageMemory(), thread, parameter: 'url' });
  const sitePages = createSitePages({ database, clock });
  const readSitePage = createPageReader({
    // A page of a site is on its host, wherever it redirects to.
    request: (url, asked) => request(url, { ...asked, allowedHosts: [new URL(url).hostname] }),
    clock,
    memory: sitePages,
    thread,
    parameter: 'path',
  });
  const host = URL.parse(config.baseUrl ?? '')?.hostname;
  const siteHosts = { own: host === undefined ? [] : [host], development: developmentHosts };
  const sites = createSites({ database, clock, request, thread, siteHosts });
  return {
    fetchLogo,
    imageSource,
    design,
    readPage,
    pageHosts: allowedHosts,
    readSitePage,
    sitePages,
    sites,
    siteHosts,
  };
}

/** What visits pages as platforms do. */
export function openInspection(
  config: Config,
  { guardedRequest }: Overrides,
  { hostsOf }: Sites,
  opening: AsyncDisposableStack,
) {
  const allowedHosts = config.inspectHosts ?? toOwnHosts(config.baseUrl);
  // Whoever runs it for themselves, at home, may look at what they build there.
  const isAtHome = config.mode === 'owner' && isLoopback(config.baseUrl);
  const trustedHosts = [...config.developmentHosts, ...(isAtHome ? LOOPBACK_HOSTS : [])];
  const door = createGuardedRequest({
    ...INSPECT_LIMITS,
    allowedHosts,
    setting: INSPECT_SETTING,
    trustedHosts,
  });
  opening.defer(() => door.close());
  const thread = createInspectionThread();
  opening.defer(() => thread.close());
  return createInspectPage({
    request: guardedRequest ?? door,
    hostsFor: async (accountId) => [...allowedHosts, ...(await hostsOf(accountId))],
    trustedHosts,
    thread,
  });
}
