import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMembers } from './accounts/members.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import { createBrands } from './brands/create-brands.ts';
import { createCatalogue } from './design/catalogue.ts';
import type { DrawingEngine } from './drawing/drawing-engine.ts';
import { createCopyImage } from './generations/copy-image.ts';
import { type App, createApp } from './http/app.ts';
import { createCardFastPath } from './http/card-fast-path.ts';
import { type Listener, listen } from './http/listen.ts';
import { createSharedCounter } from './http/shared-counter.ts';
import { createOperatorReads } from './operator/create-operator-reads.ts';
import type { Config } from './settings/config.ts';
import { BUILT_IN_READER } from './settings/reader-settings.ts';
import { isPostgres } from './stores/dialect.ts';
import { measureDiskUse } from './stores/disk-use.ts';
import { createLedgerCheck } from './stores/sqlite/ledger-check.ts';
import { createStoreHealth } from './stores/store-health.ts';
import { verifyLedger } from './stores/verify-ledger.ts';
import { openAccounts, openOidc, openServiceBilling } from './wiring/open-accounts.ts';
import { openDelivery, openUploads } from './wiring/open-delivery.ts';
import { openFoundation } from './wiring/open-foundation.ts';
import { openGenerations } from './wiring/open-generations.ts';
import { openPainting, openReading, openSigning } from './wiring/open-models.ts';
import { openInspection, openOutbound } from './wiring/open-outbound.ts';
import { openPurger } from './wiring/open-purger.ts';
import { openErasures, openIndexes, openSweepers } from './wiring/open-sweepers.ts';
import { openEvents, openWebhooks } from './wiring/open-webhooks.ts';
import type { Overrides } from './wiring/overrides.ts';

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
  openIndexes(config, foundation, opening);
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
      verifyLedger: isPostgres(database)
        ? () => verifyLedger(database)
        : createLedgerCheck(foundation.directory.databasePath),
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
      foundation.lock.noteAddress(baseUrl());
    },
    stop: () => {
      stopped ??= open.disposeAsync();
      return stopped;
    },
  };
}

const STUDIO_FOLDER = fileURLToPath(new URL('../../studio/dist', import.meta.url));
const SDK_FOLDER = fileURLToPath(new URL('../sdk', import.meta.url));

const pickTimeout = ({ requestTimeoutMs }: Overrides) =>
  requestTimeoutMs === undefined ? {} : { requestTimeoutMs };
