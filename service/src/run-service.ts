import type { Logger } from 'pino';
import { toSignInUrl } from './accounts/sessions.ts';
import { OperatorError } from './base/operator-error.ts';
import { type Config, loadConfig } from './config.ts';
import { createPooledEngine, type PooledEngine } from './drawing/create-pooled-engine.ts';
import { defaultLargeImageCount } from './drawing/worker-count.ts';
import type { WorkerProcess } from './drawing/worker-process.ts';
import { quickStartCommands } from './http/quick-start.ts';
import { createLog } from './logging.ts';
import { createService, type Service } from './service.ts';
import { SETTINGS } from './settings.ts';
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
  process.stderr.write(await toBanner(service, config));
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

const MODES: Record<Config['mode'], string> = {
  service: `Anyone who reaches this address can register. For yourself alone, with unlimited credits: ${SETTINGS.mode.name}=owner`,
  owner:
    'Owner mode: unlimited credits, and one account: open the link or run the commands below; both lead to it.',
};

/** The studio's address; before there is an account, a link that creates it. */
async function toStudioLine(service: Service): Promise<string> {
  const studio = `${service.baseUrl()}/studio`;
  if (await service.hasAccounts())
    return `Studio: ${studio}\n  Sign in with an API key, or with a link from: npm run admin -- sign-in-link\n`;
  const link = await service.sessions.createLink(undefined);
  return `Open the studio (this link works once, for 30 minutes):\n  ${toSignInUrl(service.baseUrl(), link)}\n`;
}

async function toBanner(service: Service, { signupToken, mode, host }: Config): Promise<string> {
  const baseUrl = service.baseUrl();
  const place = `Listening on port ${service.port()} of ${host ?? 'all interfaces'}`;
  const commands = quickStartCommands({ baseUrl: () => baseUrl, signupToken });
  const steps = commands.map(({ what, line }) => `  # ${what}\n  ${line}\n`).join('\n');
  return `\nCardwright is running at ${baseUrl}\n${place}\nAPI reference: ${baseUrl}/docs\n\n${await toStudioLine(service)}${signupToken === undefined || mode === 'owner' ? `${MODES[mode]}\n` : ''}\nGenerate your first image in another terminal:\n\n${steps}\n`;
}

/** Problems that the operator can fix are printed as a sentence; anything else is a bug and shows its stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof OperatorError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
