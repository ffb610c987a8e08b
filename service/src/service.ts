import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DESIGN_DOCUMENT_MAX_BYTES } from '@cardwright/contract';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/accounts.ts';
import { createErasedSweeper } from './accounts/erased-sweeper.ts';
import { createLowCredits } from './accounts/low-credits.ts';
import { createMembers } from './accounts/members.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import type { Accounts } from './accounts/types.ts';
import { type Clock, createSteadyClock, systemClock } from './base/clock.ts';
import { OperatorError } from './base/operator-error.ts';
import { openBilling } from './billing/open-billing.ts';
import type { StripeOptions } from './billing/stripe/stripe-provider.ts';
import type { Billing } from './billing/types.ts';
import { createBrands } from './brands/create-brands.ts';
import { toCredential } from './c2pa-settings.ts';
import { type Config, toCdnSettings, toStripeSettings } from './config.ts';
import { createCardClaims } from './delivery/card-claims.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import { createLoadLogo } from './delivery/load-logo.ts';
import { createSitePages } from './delivery/site-pages.ts';
import type { Delivery } from './delivery/types.ts';
import { createCatalogue } from './design/catalogue.ts';
import { createDesign } from './design/create-design.ts';
import type { DrawingEngine } from './drawing/drawing-engine.ts';
import { createCopyImage } from './generations/copy-image.ts';
import { createGenerations } from './generations/create-generations.ts';
import { createGenerationEvents, type GenerationEvents } from './generations/generation-events.ts';
import { createImageSource } from './generations/image-source.ts';
import type { MarkPainted } from './generations/painting.ts';
import { readDashboard } from './generations/read-generations.ts';
import { expireImages } from './generations/remove-images.ts';
import type { OnStep } from './generations/step.ts';
import type { Generations } from './generations/types.ts';
import { type App, createApp } from './http/app.ts';
import { toDashboardBody } from './http/bodies/to-dashboard-body.ts';
import { toGenerationBody } from './http/bodies/to-generation-body.ts';
import { createCardFastPath } from './http/card-fast-path.ts';
import { type Listener, listen } from './http/listen.ts';
import type { Metrics } from './http/metrics.ts';
import { createSharedCounter } from './http/shared-counter.ts';
import { createInspectPage, INSPECT_SETTING } from './inspect/inspect-page.ts';
import { createInspectionThread } from './inspect/inspection-thread.ts';
import { createLog } from './logging.ts';
import type { SignPainted } from './models/c2pa/open-signer.ts';
import { openTracing } from './observability/open-tracing.ts';
import { openImageStores } from './open-image-stores.ts';
import { openStores } from './open-stores.ts';
import { createOperatorReads } from './operator/create-operator-reads.ts';
import { createGuardedFetch, type GuardedFetch } from './outbound/guarded-fetch.ts';
import { createGuardedRequest, type GuardedRequest } from './outbound/guarded-request.ts';
import { parseOutboundUrl } from './outbound/outbound-url.ts';
import { isLoopback, LOOPBACK_HOSTS, toOwnHosts } from './outbound/own-hosts.ts';
import { traceFetch } from './outbound/trace-fetch.ts';
import { createPageReader } from './pages/create-page-reader.ts';
import { createPageMemory } from './pages/page-memory.ts';
import { createPageThread } from './pages/page-thread.ts';
import { toPainterOptions, toPaintingPrice } from './painter-settings.ts';
import { BUILT_IN_READER, toJudgeOptions, toReaderOptions } from './reader-settings.ts';
import { createOidcClient } from './sign-in/oidc-client.ts';
import { createSites } from './sites/create-sites.ts';
import type { Sites } from './sites/types.ts';

import { deleteExpired, inTurn } from './stores/chores.ts';
import { lockDataDirectory, openDataDirectory } from './stores/data-directory.ts';
import type { Database } from './stores/database.ts';
import { isPostgres } from './stores/dialect.ts';
import { measureDiskUse } from './stores/disk-use.ts';
import { NO_NOTICES, type Notices } from './stores/notices.ts';
import { createOrphanSweeper } from './stores/orphan-sweeper.ts';
import { setPurging } from './stores/outbox/purge-outbox.ts';
import { createWebhookOutbox } from './stores/outbox/webhook-outbox.ts';
import { openDatabaseClock } from './stores/postgres/database-clock.ts';
import { createStoreHealth } from './stores/store-health.ts';
import { createSweepLoop, type SweepLoop } from './stores/sweep-loop.ts';
import { createUploads } from './uploads/create-uploads.ts';
import type { Uploads } from './uploads/types.ts';
import { readVersion } from './version.ts';
import { createSender, DEFAULT_SENDER_SETTINGS } from './webhooks/create-sender.ts';
import { createWebhooks } from './webhooks/create-webhooks.ts';
import { sweepDeliveries } from './webhooks/sweep-deliveries.ts';

/** What the process that runs the service knows, and replacements for tests. */
export type Overrides = {
  /** For logos and design documents. */
  guardedFetch?: GuardedFetch;
  /** For pages. */
  guardedRequest?: GuardedRequest;
  /** For webhooks. */
  webhookRequest?: GuardedRequest;
  clock?: Clock;
  log?: Logger;
  onStep?: OnStep;
  /** Called when an attempt to draw a generation starts; what it returns, when that ends. */
  onDrawing?: (generationId: string) => () => void;
  /** Worker processes that crashed since the start. */
  crashedWorkers?: () => number;
  requestTimeoutMs?: number;
  studioFolder?: string;
  sdkFolder?: string;
  stripeServer?: NonNullable<StripeOptions['server']>;
};

export type Service = {
  /** Handles requests and draws as soon as it exists; needs no port. */
  app: App;
  /** Where clients reach the service, without a trailing slash. */
  baseUrl(): string;
  /** For one-time sign-in links. */
  sessions: Pick<Sessions, 'createLink'>;
  /** Whether an account exists. */
  hasAccounts(): Promise<boolean>;
  /** The port that it listens on; undefined before `start`. */
  port(): number | undefined;
  /** Listens on the configured port. Throws `OperatorError` when that fails. */
  start(): Promise<void>;
  /** Finishes running work within the configured grace period and closes everything. Idempotent. */
  stop(): Promise<void>;
};

/**
 * Assembles the service on the configured data directory, which it locks. Throws `OperatorError` for problems
 * that the operator can fix; nothing stays open then.
 */
export async function createService(
  config: Config,
  engine: DrawingEngine,
  overrides: Overrides = {},
): Promise<Service> {
  // Disposed in reverse order, also when a later step fails.
  await using opening = new AsyncDisposableStack();
  const foundation = { engine, ...(await openFoundation(config, overrides, opening)) };
  const metrics =
    config.metricsToken === undefined ? undefined : (await import('./http/metrics.ts')).createMetrics();
  if (overrides.crashedWorkers) metrics?.observeCrashedWorkers(overrides.crashedWorkers);
  let listener: Listener | undefined;
  const baseUrl = (): string => config.baseUrl ?? `http://localhost:${listener?.port ?? config.port}`;
  const told = openEvents(config, { ...foundation, baseUrl });
  const erasedSweeper = openSweepers(config, { ...foundation, ...told, metrics }, opening);
  const { webhooks, sender } = openWebhooks(config, overrides, { ...foundation, ...told, metrics }, opening);
  await openPurger(config, { ...foundation, metrics }, opening);
  const uploads = openUploads(config, foundation, erasedSweeper);
  const outbound = openOutbound(config, overrides, { ...foundation, uploads }, opening);
  const signPainted = await openSigning(config, foundation);
  const painting = await openPainting(config, { ...foundation, metrics, signPainted }, opening);
  const reading = await openReading(config, foundation, opening);
  const generations = openGenerations(
    config,
    overrides,
    { ...foundation, ...told, ...outbound, painting, reading, metrics, onImagesRemoved: erasedSweeper.wake },
    opening,
  );
  const accounts = openAccounts(config, foundation, generations, erasedSweeper, opening);
  const delivery = openDelivery(config, { ...foundation, ...told, ...outbound, accounts, uploads }, opening);

  const { billing, sandbox } = await openServiceBilling(
    config,
    overrides,
    { ...foundation, accounts, baseUrl },
    opening,
  );
  openErasures({ ...foundation, accounts, billing }, opening);
  const terminating = new AbortController();
  const draining = new AbortController();
  opening.defer(async () => {
    terminating.abort();
    if (listener !== undefined) await sleep(config.drainDelayMs);
    draining.abort();
    await listener?.close(config.shutdownGraceMs);
  });
  const sessions = createSessions({ ...foundation, accounts, ownerMode: config.mode === 'owner' });
  const findFaults = createStoreHealth(foundation);
  const { database, clock, log } = foundation;
  const parts = {
    ...foundation,
    createCounter: isPostgres(database)
      ? (name: string, windowSeconds: number) =>
          createSharedCounter(name, windowSeconds, {
            database,
            clock,
            onError: (err) => log.warn({ err }, 'counting requests for all nodes failed; counting them here'),
          })
      : undefined,
    accounts,
    sessions,
    members: createMembers({ ...foundation, sessions }),
    oidc: openOidc(config),
    generations,
    delivery,
    design: outbound.design,
    brands: createBrands({ ...foundation, limit: config.brandLimit }),
    uploads,
    sites: outbound.sites,
    webhooks,
    inspectPage: openInspection(config, overrides, outbound.sites, opening),
    catalogue: createCatalogue(engine),
    copyImage: createCopyImage(engine.convertImage, signPainted),
    billing,
    sandbox,
    findFaults,
    operator: createOperatorReads({
      ...foundation,
      accounts,
      findFaults,
      measureDiskUse: () => measureDiskUse(foundation.directory, foundation.clock.now()),
    }),
    terminating: terminating.signal,
    draining: draining.signal,
    metrics,
    studioFolder: overrides.studioFolder ?? STUDIO_FOLDER,
    sdkFolder: overrides.sdkFolder ?? SDK_FOLDER,
    settings: {
      ...config,
      baseUrl,
      version: foundation.version,
      painters: config.painter === undefined ? [] : [config.painter],
      readers: [BUILT_IN_READER, ...(config.readerModel === undefined ? [] : [config.readerModel])],
    },
  };
  const app = createApp(parts);

  if (config.role !== 'web') {
    generations.start();
    sender.start();
  }
  const open = opening.move();
  let stopped: Promise<void> | undefined;
  return {
    app,
    baseUrl,
    sessions,
    hasAccounts: () => accounts.hasAccounts(),
    port: () => listener?.port,
    start: async () => {
      listener = await listen(app, {
        ...config,
        ...pickTimeout(overrides),
        wrapListener: (next) => createCardFastPath(parts, next),
      });
    },
    stop: () => {
      stopped ??= open.disposeAsync();
      return stopped;
    },
  };
}

function openOidc({ oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret }: Config) {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return createOidcClient({ issuer, clientId, clientSecret });
}

type Foundation = Awaited<ReturnType<typeof openFoundation>> & { engine: DrawingEngine };
type Outbound = ReturnType<typeof openOutbound>;

/** Everything that the domains share: clock, log, tracing and the locked data directory with its stores. */
async function openFoundation(config: Config, overrides: Overrides, opening: AsyncDisposableStack) {
  const { log = createLog(config.logLevel) } = overrides;
  const version = readVersion();
  const tracing = await openTracing(config, {
    version,
    onExportError: (err) => log.warn({ err }, 'exporting traces failed; dropping them until it works again'),
  });
  opening.defer(() => tracing.close());
  const directory = openDataDirectory(config.dataDirectory);
  const lock = lockDataDirectory(directory);
  opening.defer(() => lock.release());
  const { database, sealer } = await openStores(directory, config, (err) =>
    log.warn({ err }, 'a connection to the database was lost; another one is opened'),
  );
  opening.defer(() => database.destroy());
  const clock = overrides.clock ?? (await openClock(database, log, opening));
  const { close, ...imageStores } = await openImageStores(directory, config, database);
  opening.defer(close);
  const notices = await openNoticesOf(config, database, log, opening);
  return { clock, log, version, tracing, directory, database, sealer, ...imageStores, notices };
}

/** SQLite has one process, which needs none. */
async function openNoticesOf(
  { databaseUrl, databaseDirectUrl = databaseUrl }: Config,
  database: Database,
  log: Logger,
  opening: AsyncDisposableStack,
): Promise<Notices> {
  if (databaseDirectUrl === undefined) return NO_NOTICES;
  const { openNotices } = await import('./stores/postgres/listen.ts');
  const notices = await openNotices({
    database,
    url: databaseDirectUrl,
    onError: (err) => log.warn({ err }, 'notices between nodes failed; they look by themselves meanwhile'),
  });
  opening.defer(() => notices.close());
  return notices;
}

/** Leases and periods must mean the same to all processes of one database, so PostgreSQL's clock is theirs. */
async function openClock(database: Database, log: Logger, opening: AsyncDisposableStack): Promise<Clock> {
  if (!isPostgres(database)) return systemClock;
  const clock = await openDatabaseClock(database, (err) =>
    log.warn({ err }, "reading the database's clock failed; will retry"),
  );
  opening.defer(() => clock.close());
  return clock;
}

/** What fetches from other hosts: logos, pages, and design documents with the helpers that read them. */
function openOutbound(
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
function openInspection(
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

/** What webhooks are told, and by what it is written. */
function openEvents(
  config: Config,
  { notices, baseUrl }: Pick<Foundation, 'notices'> & { baseUrl(): string },
) {
  const outbox = createWebhookOutbox(notices);
  const allowances = { free: config.freeAllowance, pro: config.proAllowance };
  return {
    outbox,
    events: createGenerationEvents(outbox, (generation) => toGenerationBody(generation, baseUrl())),
    lowCredits: createLowCredits(outbox, async (transaction, accountId, now) =>
      toDashboardBody(await readDashboard(transaction, accountId, allowances, now)),
    ),
  };
}

/** Webhooks of accounts, and what sends to them. */
function openWebhooks(
  { webhookHosts: trustedHosts, shutdownGraceMs: drainGraceMs }: Config,
  { webhookRequest }: Overrides,
  parts: Foundation & ReturnType<typeof openEvents> & { metrics: Metrics | undefined },
  opening: AsyncDisposableStack,
) {
  const door = createGuardedRequest({ ...WEBHOOK_LIMITS, trustedHosts });
  opening.defer(() => door.close());
  const parseUrl = (url: string) => parseOutboundUrl(url, WEBHOOK_LIMITS.allowedHosts, '', trustedHosts);
  const sender = createSender({
    ...parts,
    request: webhookRequest ?? door,
    settings: { drainGraceMs },
    onAsked: (outcome) => parts.metrics?.webhookAsked(outcome),
  });
  opening.defer(() => sender.drain());
  return { webhooks: createWebhooks({ ...parts, parseUrl }), sender };
}

/** What has a CDN forget; without one, nobody notes what it would be. */
async function openPurger(
  config: Config,
  { database, clock, log, metrics }: Foundation & { metrics: Metrics | undefined },
  opening: AsyncDisposableStack,
): Promise<void> {
  const cdn = toCdnSettings(config);
  if (cdn === undefined) return await setPurging(database, undefined);
  const { createPurger } = await import('./cdn/create-purger.ts');
  const purger = await createPurger({
    database,
    clock,
    cdn,
    onAsked: (outcome) => metrics?.purgeAsked(outcome),
    onError: (err) => log.warn({ err }, 'the CDN was not told what to forget; will retry'),
  });
  opening.defer(() => purger.close());
}

/** The model that paints; nothing of it is loaded without one. */
async function openPainting(
  config: Config,
  {
    engine,
    clock,
    log,
    sealer,
    metrics,
    signPainted,
  }: Foundation & { metrics: Metrics | undefined; signPainted: SignPainted | undefined },
  opening: AsyncDisposableStack,
) {
  const options = toPainterOptions(config);
  const price = toPaintingPrice(config);
  if (options === undefined || price === undefined || config.role === 'web') return undefined;
  const [{ openPainter }, { guardPainter }, { markPainted }] = await Promise.all([
    import('./models/open-painter.ts'),
    import('./models/guard-painter.ts'),
    import('./models/mark-painted.ts'),
  ]);
  const { dailyLimit, concurrency } = options;
  const opened = await openPainter(options);
  const measured: typeof opened = {
    ...opened,
    paint: async (order, signal) => {
      const began = performance.now();
      const outcome = await opened.paint(order, signal);
      metrics?.paintingEnded(outcome.kind, (performance.now() - began) / 1000);
      return outcome;
    },
  };
  const painter = guardPainter(measured, {
    concurrency,
    clock,
    onFault: ({ kind, detail }) =>
      log.warn({ painter: options.protocol, kind, detail }, 'the model did not paint'),
  });
  opening.defer(() => painter.close());
  const isRight = await openJudging(config, { engine, clock, log, concurrency }, opening);
  const mark: MarkPainted = async (image, format, model) => {
    const marked = markPainted(image, format, model);
    return (await signPainted?.(marked, format, model)) ?? marked;
  };
  const { pseudonym: toPseudonym } = sealer;
  return { painter, engine, price, dailyLimit, markPainted: mark, toPseudonym, isRight };
}

/** What signs painted images and their copies; nothing of it is loaded without a certificate. */
async function openSigning(
  config: Config,
  { version, clock, log }: Foundation,
): Promise<SignPainted | undefined> {
  const credential = toCredential(config);
  if (credential === undefined) return undefined;
  const { openSigner } = await import('./models/c2pa/open-signer.ts');
  return await openSigner({
    credential,
    version,
    clock,
    onExpired: (validTo) =>
      log.warn({ validTo }, 'the C2PA certificate has ended: painted images are marked in XMP alone'),
  });
}

/** The model that looks at paintings; nothing of it is loaded without one. */
async function openJudging(
  config: Config,
  { engine, clock, log, concurrency }: Pick<Foundation, 'engine' | 'clock' | 'log'> & { concurrency: number },
  opening: AsyncDisposableStack,
) {
  const options = toJudgeOptions(config);
  if (options === undefined) return undefined;
  const [{ openJudge }, { createGuard }, { createJudging }] = await Promise.all([
    import('./models/open-judge.ts'),
    import('./models/guard.ts'),
    import('./generations/judging.ts'),
  ]);
  const judge = await openJudge(options);
  opening.defer(() => judge.close());
  const guard = createGuard({
    concurrency,
    clock,
    onFault: ({ kind, detail }) =>
      log.warn({ judge: judge.name, kind, detail }, 'the model did not look at a painting'),
  });
  return createJudging({
    judge: { judge: (painting, signal) => guard(() => judge.judge(painting, signal), signal) },
    engine,
    onWrong: (faults) => log.info({ judge: judge.name, faults }, 'a painting is painted once more'),
  });
}

/** The model that reads; nothing of it is loaded without one. */
async function openReading(
  config: Config,
  { engine, clock, log }: Foundation,
  opening: AsyncDisposableStack,
) {
  const options = toReaderOptions(config);
  if (options === undefined) return undefined;
  const [{ openReader }, { guardReader }] = await Promise.all([
    import('./models/open-reader.ts'),
    import('./models/guard-reader.ts'),
  ]);
  const { model, when, dailyLimit, concurrency } = options;
  const reader = guardReader(await openReader(options), {
    concurrency,
    clock,
    onFault: ({ kind, detail }) => log.warn({ reader: model, kind, detail }, 'the model did not read'),
  });
  opening.defer(() => reader.close());
  return { reader, engine, when, dailyLimit };
}

function openGenerations(
  config: Config,
  overrides: Overrides,
  parts: Foundation &
    Outbound &
    Pick<ReturnType<typeof openEvents>, 'events' | 'lowCredits'> & {
      painting: Awaited<ReturnType<typeof openPainting>>;
      reading: Awaited<ReturnType<typeof openReading>>;
      metrics: Metrics | undefined;
      onImagesRemoved(): void;
    },
  opening: AsyncDisposableStack,
): Generations {
  const { tracing, metrics, design } = parts;
  const onStep: OnStep = (step, id) => {
    if (step === 'after-submit-commit') tracing.linkJob(id);
    if (step === 'after-complete-commit') metrics?.generationEnded('completed');
    if (step === 'after-fail-commit') metrics?.generationEnded('failed');
    overrides.onStep?.(step, id);
  };
  const settings = toGenerationSettings(config);
  const { onDrawing } = overrides;
  const { painting, reading, ...others } = parts;
  const generations = createGenerations({
    ...others,
    ...(painting && { painting }),
    ...(reading && { reading }),
    resolveDesign: design.resolve,
    settings,
    onStep,
    // PostgreSQL's is one already.
    ...(parts.clock === systemClock && { leaseClock: createSteadyClock() }),
    ...(onDrawing && { onDrawing }),
  });
  opening.defer(() => generations.drain());
  metrics?.observeQueueDepth(() => generations.queueDepth());
  return generations;
}

/** What removes image files that nothing has any more: of erased accounts, removed images, and crashes. */
function openSweepers(
  { imageRetentionDays }: Config,
  {
    database,
    clock,
    log,
    images,
    cardImages,
    checkPaired,
    events,
    metrics,
  }: Foundation & {
    events: GenerationEvents;
    metrics: Metrics | undefined;
  },
  opening: AsyncDisposableStack,
): SweepLoop {
  const stores = { images, cards: cardImages };
  const erasedSweeper = createErasedSweeper({
    database,
    stores,
    clock,
    checkPaired,
    onError: (err) => log.warn({ err }, 'deleting erased images failed; will retry'),
  });
  opening.defer(() => erasedSweeper.close());
  // A single process does its chores at each start, too.
  const inTurnOfNodes = (name: string, chore: () => Promise<unknown>): Promise<unknown> =>
    isPostgres(database) ? inTurn({ database, clock }, name, TURN_MS, chore) : chore();
  const orphanSweeper = createOrphanSweeper({
    inTurn: (sweep) => inTurnOfNodes('orphans', sweep),
    database,
    stores,
    clock,
    checkPaired,
    onSwept: (removed) => metrics?.filesSwept(removed),
    onError: (err) =>
      err instanceof OperatorError
        ? log.error(err.message)
        : log.warn({ err }, 'looking for orphaned images failed; will retry'),
  });
  opening.defer(() => orphanSweeper.close());
  const countersSweeper = createSweepLoop({
    sweep: () => inTurnOfNodes('counters', () => deleteExpired(database, clock.now())),
    intervalMs: HOUR_MS,
    onError: (err) => log.warn({ err }, 'deleting old counters failed; will retry'),
  });
  opening.defer(() => countersSweeper.close());
  const deliveriesSweeper = createSweepLoop({
    sweep: () => inTurnOfNodes('webhook-deliveries', () => sweepDeliveries(database, clock.now())),
    intervalMs: HOUR_MS,
    onError: (err) => log.warn({ err }, 'deleting old webhook deliveries failed; will retry'),
  });
  opening.defer(() => deliveriesSweeper.close());
  if (imageRetentionDays === undefined) return erasedSweeper;
  const expirySweeper = createSweepLoop({
    sweep: async () => {
      await inTurnOfNodes('expire', async () => {
        const count = await expireImages(database, imageRetentionDays, clock.now(), events);
        if (count === 0) return;
        log.info({ count }, 'removed images after the retention period');
        erasedSweeper.wake();
      });
    },
    intervalMs: HOUR_MS,
    onError: (err) => log.warn({ err }, 'removing expired images failed; will retry'),
  });
  opening.defer(() => expirySweeper.close());
  return erasedSweeper;
}

function openAccounts(
  { keyLimit }: Config,
  { database, sealer, clock, log, notices }: Foundation,
  generations: Generations,
  erasedSweeper: SweepLoop,
  opening: AsyncDisposableStack,
): Accounts {
  const accounts = createAccounts({
    keyLimit,
    database,
    sealer,
    clock,
    notices,
    onFlushError: (err) => log.warn({ err }, 'writing the last use of keys failed; will retry'),
    onErase: () => {
      erasedSweeper.wake();
      generations.wakeWaiters();
    },
  });
  opening.defer(() => accounts.close());
  return accounts;
}

/** Ends what erasures a crash, or a payment provider that was out, left. */
function openErasures(
  { accounts, billing, log }: Foundation & { accounts: Accounts; billing: Billing },
  opening: AsyncDisposableStack,
): void {
  const sweeper = createSweepLoop({
    sweep: async () => {
      for (const id of await accounts.listClosing())
        await billing.closeAccount(id, (endPayments) => accounts.erase(id, endPayments));
    },
    intervalMs: ERASURES_MS,
    onError: (err) => log.warn({ err }, 'erasing an account failed; will retry'),
  });
  opening.defer(() => sweeper.close());
}

const openUploads = (config: Config, foundation: Foundation, erasedSweeper: SweepLoop): Uploads =>
  createUploads({
    ...foundation,
    limits: {
      count: config.uploadLimit,
      bytes: config.uploadStoreMb * MEGABYTE,
      fileBytes: config.uploadMaxMb * MEGABYTE,
    },
    onDeleted: erasedSweeper.wake,
  });

function openDelivery(
  config: Config,
  parts: Foundation &
    Outbound &
    Pick<ReturnType<typeof openEvents>, 'lowCredits'> & { accounts: Accounts; uploads: Uploads },
  opening: AsyncDisposableStack,
): Delivery {
  const delivery = createDelivery({
    ...parts,
    images: parts.cardImages,
    guardedFetch: parts.fetchLogo,
    settings: toDeliverySettings(config),
    ...(isPostgres(parts.database) && {
      claims: createCardClaims({ ...parts, leaseMs: config.cardDeadlineMs + CLAIM_SPARE_MS }),
    }),
    onFlushError: (err) => parts.log.warn({ err }, 'writing the last use of cards failed; will retry'),
  });
  opening.defer(() => delivery.close());
  return delivery;
}

async function openServiceBilling(
  config: Config,
  overrides: Overrides,
  parts: Foundation & { accounts: Accounts; baseUrl(): string },
  opening: AsyncDisposableStack,
) {
  const stripe = toStripeSettings(config);
  const { billing, sandbox, close } = await openBilling({
    ...parts,
    returnOrigins: config.billingReturnOrigins,
    takeOver: true,
    stripe: stripe && { ...stripe, ...(overrides.stripeServer && { server: overrides.stripeServer }) },
    onError: (err) => parts.log.warn({ err }, 'sandbox renewals failed; will retry'),
  });
  opening.defer(close);
  return { billing, sandbox };
}

const toGenerationSettings = (config: Config) => ({
  allowances: { free: config.freeAllowance, pro: config.proAllowance },
  defaultSize: { width: config.defaultWidth, height: config.defaultHeight },
  queueLimit: config.queueLimit,
  concurrency: config.renderConcurrency,
  maxAttempts: config.jobAttempts,
  // Another process may work on a PostgreSQL database: its leases are not leftovers of a crash.
  soleWorker: config.databaseUrl === undefined,
  leaseMs: config.jobLeaseMs,
  drainGraceMs: config.shutdownGraceMs,
  paintingPrice: toPaintingPrice(config),
});

const STUDIO_FOLDER = fileURLToPath(new URL('../../studio/dist', import.meta.url));
const SDK_FOLDER = fileURLToPath(new URL('../sdk', import.meta.url));
const HOUR_MS = 3600_000;
const ERASURES_MS = 60_000;
// Less than the interval, so that the node whose timer rings first is not early.
const TURN_MS = 55 * 60_000;
// Between the end of a drawing and its row.
const CLAIM_SPARE_MS = 1000;
const MEGABYTE = 1024 * 1024;
// Crawlers give up after about ten seconds, so the logo must arrive before the render's own deadline.
const PHOTO_LIMITS = { maxBytes: 16 * MEGABYTE, timeoutMs: 8000 };
const LOGO_LIMITS = { maxBytes: 5 * MEGABYTE, timeoutMs: 3000 };
const INSPECT_LIMITS = { timeoutMs: 10_000, maxRedirects: 3 };
// What Standard Webhooks 1.0 asks for: a receiver has 15 to 30 seconds.
// Many accounts may have theirs on one host, and a request that waits for a connection would be late.
const WEBHOOK_LIMITS = {
  allowedHosts: ['*'],
  timeoutMs: 15_000,
  connections: DEFAULT_SENDER_SETTINGS.atOnce,
};
const PAGE_LIMITS = { timeoutMs: 3000 };
const DOCUMENT_LIMITS = { maxBytes: DESIGN_DOCUMENT_MAX_BYTES, timeoutMs: 1500 };

const toDeliverySettings = (config: Config) => ({
  allowances: { free: config.freeAllowance, pro: config.proAllowance },
  memoryBytes: config.cardMemoryMb * MEGABYTE,
  // A bucket has room; the operator's own rules may expire what is under `cards/`.
  storeBytes: config.s3Bucket === undefined ? config.cardStoreMb * MEGABYTE : undefined,
  keptCards: config.cardStore ?? (config.s3Bucket === undefined ? 'all' : 'logos'),
  cardLimit: config.cardLimit,
  deadlineMs: config.cardDeadlineMs,
  fallbackCard: config.fallbackCard,
});

const pickTimeout = ({ requestTimeoutMs }: Overrides) =>
  requestTimeoutMs === undefined ? {} : { requestTimeoutMs };
