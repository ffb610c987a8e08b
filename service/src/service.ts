import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DESIGN_DOCUMENT_MAX_BYTES } from '@cardwright/contract';
import { createEngine, type Engine } from '@cardwright/engine';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/accounts.ts';
import { createErasedSweeper } from './accounts/erased-sweeper.ts';
import { type Clock, systemClock } from './base/clock.ts';
import { openBilling } from './billing/open-billing.ts';
import type { StripeOptions } from './billing/stripe/stripe-provider.ts';
import type { Config } from './config.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import { createLoadLogo } from './delivery/load-logo.ts';
import { createDesign } from './design/create-design.ts';
import { createGenerations } from './generations/create-generations.ts';
import type { OnStep } from './generations/step.ts';
import { type App, createApp } from './http/app.ts';
import { createCardFront } from './http/card-front.ts';
import { type Listener, listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { createLog } from './logging.ts';
import { openTracing } from './observability/open-tracing.ts';
import { openStores } from './open-stores.ts';
import { createGuardedFetch, type GuardedFetch } from './outbound/fetch-guarded.ts';
import { toOwnHosts } from './outbound/own-hosts.ts';
import { traceFetch } from './outbound/trace-fetch.ts';
import { lockDataDirectory, openDataDirectory } from './stores/data-directory.ts';
import { openDiskImageStore } from './stores/image-store.ts';
import { createStoreHealth } from './stores/store-health.ts';
import { createStraySweeper } from './stores/stray-sweeper.ts';

/** What a test may put in the place of the real thing. */
export type Overrides = {
  engine?: Engine;
  /** For logos and design documents. */
  fetchGuarded?: GuardedFetch;
  clock?: Clock;
  log?: Logger;
  onStep?: OnStep;
  requestTimeoutMs?: number;
  stripeServer?: NonNullable<StripeOptions['server']>;
};

export type Service = {
  /** Serves requests, and draws, from the moment it is made; needs no port. */
  app: App;
  /** Where clients reach it, without a slash at the end. */
  baseUrl(): string;
  /** Listens on the configured port. Throws `OperatorError` when that cannot be had. */
  start(): Promise<void>;
  /** Finishes what runs, within the configured grace, and closes everything. The second call waits for the first. */
  stop(): Promise<void>;
};

/**
 * Puts the whole service together on the configured data directory, which it locks. Throws `OperatorError` for
 * what the operator can mend; nothing stays open then.
 */
export async function createService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const { clock = systemClock, log = createLog(config.logLevel) } = overrides;
  // Closes in the opposite order of opening, also when a later step fails.
  await using opening = new AsyncDisposableStack();

  const version = readVersion();
  const tracing = await openTracing(config, {
    version,
    onExportError: (err) => log.warn({ err }, 'traces cannot be sent; they are dropped until that is mended'),
  });
  opening.defer(() => tracing.close());
  const directory = openDataDirectory(config.dataDirectory);
  const lock = lockDataDirectory(directory);
  opening.defer(() => lock.release());
  const { database, sealer } = await openStores(directory, config.masterKey);
  opening.defer(() => database.destroy());
  const images = await openDiskImageStore(directory.imagesPath);
  const cardImages = await openDiskImageStore(directory.cardsPath);
  const engine = overrides.engine ?? (await createEngine({ concurrency: config.renderConcurrency }));

  const sweeper = createErasedSweeper({
    database,
    stores: { images, cards: cardImages },
    onError: (err) =>
      log.warn({ err }, 'pictures of an erased account could not be removed; it is tried again'),
  });
  opening.defer(() => sweeper.close());
  const straySweeper = createStraySweeper({
    database,
    stores: { images, cards: cardImages },
    clock,
    onError: (err) => log.warn({ err }, 'what a crash left behind could not be removed; it is tried again'),
  });
  opening.defer(() => straySweeper.close());
  const accounts = createAccounts({
    database,
    sealer,
    clock,
    onFlushError: (err) => log.warn({ err }, 'last use of keys could not be written; it will be tried again'),
    onErase: () => {
      sweeper.wake();
      generations.lookAgain();
    },
  });
  opening.defer(() => accounts.close());
  const metrics =
    config.metricsToken === undefined ? undefined : createMetrics(() => generations.queueDepth());
  const onStep: OnStep = (step, id) => {
    if (step === 'after-submit-commit') tracing.noteCause(id);
    if (step === 'after-complete-commit') metrics?.generationEnded('completed');
    if (step === 'after-fail-commit') metrics?.generationEnded('failed');
    overrides.onStep?.(step, id);
  };
  const allowedHosts = config.assetHosts ?? toOwnHosts(config.baseUrl);
  const door = createGuardedFetch({ allowedHosts, ...LOGO_LIMITS });
  opening.defer(() => door.close());
  const documentDoor = createGuardedFetch({ allowedHosts, ...DOCUMENT_LIMITS });
  opening.defer(() => documentDoor.close());
  const fetchLogo = traceFetch(overrides.fetchGuarded ?? door, tracing);
  const design = createDesign({
    allowedHosts,
    fetchGuarded: traceFetch(overrides.fetchGuarded ?? documentDoor, tracing),
    loadLogo: createLoadLogo(fetchLogo),
  });
  opening.defer(() => design.close());
  const generations = createGenerations({
    database,
    engine,
    images,
    followDesign: design.follow,
    log,
    clock,
    tracing,
    settings: toGenerationSettings(config),
    onStep,
  });
  opening.defer(() => generations.drain());

  const delivery = createDelivery({
    database,
    accounts,
    engine,
    images: cardImages,
    fetchGuarded: fetchLogo,
    clock,
    tracing,
    settings: toDeliverySettings(config),
    onFlushError: (err) =>
      log.warn({ err }, 'last use of cards could not be written; it will be tried again'),
  });
  opening.defer(() => delivery.close());

  let listener: Listener | undefined;
  const baseUrl = (): string => config.baseUrl ?? `http://localhost:${listener?.port ?? config.port}`;
  const { billing, desk, close } = await openBilling({
    database,
    accounts,
    clock,
    tracing,
    baseUrl,
    returnOrigins: config.billingReturnOrigins,
    stripe: toStripeSettings(config, overrides),
    onError: (err) => log.warn({ err }, "the sandbox's calendar could not be kept; it will be tried again"),
  });
  opening.defer(close);
  const leaving = new AbortController();
  const draining = new AbortController();
  opening.defer(async () => {
    leaving.abort();
    if (listener !== undefined) await sleep(config.drainDelayMs);
    draining.abort();
    await listener?.close(config.shutdownGraceMs);
  });
  const parts = {
    accounts,
    generations,
    delivery,
    design,
    billing,
    sandbox: desk,
    findFault: createStoreHealth({ database, images, clock }),
    clock,
    log,
    leaving: leaving.signal,
    draining: draining.signal,
    metrics,
    tracing,
    settings: { ...config, baseUrl, version },
  };
  const app = createApp(parts);

  generations.start();
  const open = opening.move();
  let stopped: Promise<void> | undefined;
  return {
    app,
    baseUrl,
    start: async () => {
      listener = await listen(app, {
        ...config,
        ...pickTimeout(overrides),
        createFront: (next) => createCardFront(parts, next),
      });
    },
    stop: () => {
      stopped ??= open.disposeAsync();
      return stopped;
    },
  };
}

const toGenerationSettings = (config: Config) => ({
  allowances: { free: config.freeAllowance, pro: config.proAllowance },
  defaultSize: { width: config.defaultWidth, height: config.defaultHeight },
  queueLimit: config.queueLimit,
  concurrency: config.renderConcurrency,
  maxAttempts: config.jobAttempts,
  leaseMs: config.jobLeaseMs,
  drainGraceMs: config.shutdownGraceMs,
});

const MEGABYTE = 1024 * 1024;
// A preview is given up after some ten seconds, so the logo has to come before the render's own deadline.
const LOGO_LIMITS = { maxBytes: 5 * MEGABYTE, timeoutMs: 3000 };
const DOCUMENT_LIMITS = { maxBytes: DESIGN_DOCUMENT_MAX_BYTES, timeoutMs: 1500 };

const toDeliverySettings = (config: Config) => ({
  allowances: { free: config.freeAllowance, pro: config.proAllowance },
  memoryBytes: config.cardMemoryMb * MEGABYTE,
  storeBytes: config.cardStoreMb * MEGABYTE,
  deadlineMs: config.cardDeadlineMs,
});

function toStripeSettings(config: Config, { stripeServer }: Overrides) {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeProPrice: proPrice } = config;
  // The settings hold all of them or none.
  if (secretKey === undefined || webhookSecret === undefined || proPrice === undefined) return undefined;
  return { secretKey, webhookSecret, proPrice, ...(stripeServer && { server: stripeServer }) };
}

const pickTimeout = ({ requestTimeoutMs }: Overrides) =>
  requestTimeoutMs === undefined ? {} : { requestTimeoutMs };

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
