import type { Logger } from 'pino';
import { toSignInUrl } from './accounts/sessions.ts';
import { toBanner } from './banner.ts';
import { OperatorError } from './base/operator-error.ts';
import { createPooledEngine, type PooledEngine } from './drawing/create-pooled-engine.ts';
import { defaultLargeImageCount } from './drawing/worker-count.ts';
import type { WorkerProcess } from './drawing/worker-process.ts';
import { createLog } from './logging.ts';
import { createService, type Service } from './service.ts';
import { loadConfig } from './settings/config.ts';
import { readVersion } from './version.ts';
import { startWatchdog } from './watchdog.ts';

// Ctrl-C under `npm start` reaches this process twice, from the terminal and from npm, but means one request to stop.
const SAME_SIGNAL_MS = 250;

/** Runs the service until a signal ends it. `worker`: one for prompts that was started before. */
export const runService = (worker: WorkerProcess | undefined): Promise<void> => run(worker).catch(fail);

async function run(worker: WorkerProcess | undefined): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel);
  const { watchdogSeconds, logLevel } = config;
  let crashedWorkers = 0;
  const engine = await createPooledEngine({
    first: worker,
    size: config.renderConcurrency,
    cardWorkers: config.cardWorkers,
    largeAtOnce:
      config.largeImages ??
      defaultLargeImageCount({ workers: config.renderConcurrency, cardWorkers: config.cardWorkers }),
    stuckMs: watchdogSeconds * 1000,
    onWorkerEnded: (end) => {
      crashedWorkers += 1;
      log.error(end, 'a worker process ended; its job is tried in another one');
    },
  });
  const watchdog =
    watchdogSeconds > 0
      ? startWatchdog({
          limitMs: watchdogSeconds * 1000,
          logLevel,
          onError: (err) => log.error({ err }, 'the watchdog failed; nothing watches the service now'),
        })
      : undefined;
  const service = await createService(config, engine, {
    log,
    crashedWorkers: () => crashedWorkers,
    ...(watchdog && { onDrawing: watchdog.watch }),
  });
  try {
    await service.start();
  } catch (error) {
    await service.stop();
    await engine.close();
    throw error;
  }
  stopOnSignal(service, engine, log);
  // With one core, only now: a start takes it for a moment.
  engine.warm();
  const { mode } = config;
  log.info(
    { version: readVersion(), pid: process.pid, port: service.port(), baseUrl: service.baseUrl(), mode },
    'service started',
  );
  // Standard output is for the log alone: whoever collects it reads every line as JSON.
  const firstLink = await createFirstLink(service);
  process.stderr.write(toBanner({ ...config, baseUrl: service.baseUrl(), port: service.port(), firstLink }));
}

function stopOnSignal(service: Service, engine: PooledEngine, log: Logger): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      // A second signal forces an exit: the stores survive a crash, so nothing is lost.
      if (now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = now;
    log.info({ signal }, 'service stopping');
    const stop = async (): Promise<never> => {
      await service.stop();
      await engine.close();
      log.info({ ms: Math.round(performance.now() - now) }, 'service stopped');
      process.exit(0);
    };
    stop().catch(fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Before there is an account, a link that creates it. */
async function createFirstLink(service: Service): Promise<string | undefined> {
  if (await service.hasAccounts()) return undefined;
  return toSignInUrl(service.baseUrl(), await service.sessions.createLink(undefined));
}

/** Problems that the operator can fix are printed as a sentence; anything else is a bug and shows its stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof OperatorError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
