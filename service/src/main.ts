import { OperatorError } from './base/operator-error.ts';
import { type Config, loadConfig } from './config.ts';
import { firstCommands } from './http/first-commands.ts';
import { createService, type Service } from './service.ts';

// Ctrl-C under `npm start` reaches this process twice, from the terminal and from npm: that is one wish to stop.
const SAME_SIGNAL_MS = 250;

async function run(): Promise<void> {
  const config = loadConfig();
  const service = await createService(config);
  try {
    await service.start();
  } catch (error) {
    await service.stop();
    throw error;
  }
  stopOnSignal(service);
  process.stdout.write(greeting(service, config));
}

function stopOnSignal(service: Service): void {
  let stoppingSince: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      // Asked again: the stores survive a crash, so nothing is lost.
      if (now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = now;
    service.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function greeting(service: Service, { signupToken }: Config): string {
  const baseUrl = service.baseUrl();
  const commands = firstCommands({ baseUrl: () => baseUrl, signupToken });
  const steps = commands.map(({ what, line }) => `  # ${what}\n  ${line}\n`).join('\n');
  return `\nCardwright listens on ${baseUrl}\nReference: ${baseUrl}/docs\n\nYour first image, in another terminal:\n\n${steps}\n`;
}

/** What the operator can mend is said in a sentence; anything else is a fault of ours and shows its stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof OperatorError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

await run().catch(fail);
