// A service that works until it is killed. Arguments, as JSON: see `ChildOrders`. Every line on stdout is a
// promise to a client: what was accepted may not be lost from then on.
import { writeSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { GenerationSettings } from '../../src/generations/settings.ts';
import type { Step } from '../../src/generations/step.ts';
import { startWatchdog } from '../../src/watchdog.ts';
import { openCore } from './open-core.ts';

export type ChildOrders = {
  directory: string;
  accountId: string;
  settings: Partial<GenerationSettings>;
  /** The process sends itself `signal` the `nth` time that it passes `step`. */
  killAt?: { step: Step; nth: number; signal: 'SIGKILL' | 'SIGTERM' };
  /** The watchdog ends the process when it does not respond for this long. */
  watchdogMs?: number;
  submits: { prompt: string; idempotencyKey: string; engine?: string }[];
};

// Its end says that nobody is left to read the promises: the test was ended.
process.stdin.once('end', () => process.exit(1)).resume();
(process.stdin as Socket).unref();

const orders = JSON.parse(process.argv[2] ?? '') as ChildOrders;
const say = (line: string): void => {
  writeSync(1, `${line}\n`);
};

let passed = 0;
const onStep = (step: Step): void => {
  const { killAt } = orders;
  if (step === killAt?.step && ++passed === killAt.nth) process.kill(process.pid, killAt.signal);
};
const watchdog =
  orders.watchdogMs === undefined
    ? undefined
    : startWatchdog({
        limitMs: orders.watchdogMs,
        logLevel: 'fatal',
        onError: (error) => {
          throw error;
        },
      });
const { database, generations } = await openCore(orders.directory, orders.settings, {
  onStep,
  ...(watchdog && { onDrawing: watchdog.watch }),
});

const terminated = new AbortController();
let drained: Promise<void> | undefined;
process.once('SIGTERM', () => {
  drained = generations.drain();
  terminated.abort();
});

say('ready');
generations.start();
const caller = { accountId: orders.accountId, plan: 'pro', keyId: 'key' } as const;
const rest = { templateId: 'default', format: 'png', width: 64, height: 64 } as const;
await Promise.all(
  orders.submits.map(async (submit) => {
    const { id } = await generations.submit(caller, { ...submit, ...rest });
    say(`accepted ${submit.idempotencyKey} ${id}`);
  }),
);

// Also what earlier lives of this process left over.
const unfinished = async (): Promise<string[]> =>
  (await database.selectFrom('jobs').select('generation_id').execute()).map((job) => job.generation_id);
while (!terminated.signal.aborted) {
  const ids = await unfinished();
  if (ids.length === 0) break;
  await Promise.all(ids.map((id) => generations.waitFor(id, 1_000, terminated.signal)));
}
await (drained ?? generations.drain());
await database.destroy();
