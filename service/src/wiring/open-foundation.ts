import type { Logger } from 'pino';
import { type Clock, systemClock } from '../base/clock.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import { createLog } from '../logging.ts';
import { openTracing } from '../observability/open-tracing.ts';
import type { Config } from '../settings/config.ts';
import { lockDataDirectory, openDataDirectory } from '../stores/data-directory.ts';
import type { Database } from '../stores/database.ts';
import { isPostgres } from '../stores/dialect.ts';
import { NO_NOTICES, type Notices } from '../stores/notices.ts';
import { openDatabaseClock } from '../stores/postgres/database-clock.ts';
import { readVersion } from '../version.ts';
import { openImageStores } from './open-image-stores.ts';
import { openStores } from './open-stores.ts';
import type { Overrides } from './overrides.ts';

export type Foundation = Awaited<ReturnType<typeof openFoundation>> & { engine: DrawingEngine };

/** Everything that the domains share: clock, log, tracing and the locked data directory with its stores. */
export async function openFoundation(config: Config, overrides: Overrides, opening: AsyncDisposableStack) {
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
  return { clock, log, version, tracing, directory, lock, database, sealer, ...imageStores, notices };
}

/** SQLite has one process, which needs none. */
async function openNoticesOf(
  { databaseUrl, databaseDirectUrl = databaseUrl }: Config,
  database: Database,
  log: Logger,
  opening: AsyncDisposableStack,
): Promise<Notices> {
  if (databaseDirectUrl === undefined) return NO_NOTICES;
  const { openNotices } = await import('../stores/postgres/listen.ts');
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
