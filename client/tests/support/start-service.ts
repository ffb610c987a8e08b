import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openTestDatabase } from '../../../service/src/stores/create-test-database.ts';
import { runMain } from '../../../service/tests/socket/run-main.ts';
import { atExit } from '../../../tests/support/at-exit.ts';
import { Cardwright, type CardwrightOptions } from '../../src/index.ts';

type Registered = { cardwright: Cardwright; apiKey: string; email: string };

type AccountOptions = { allowance?: number; operator?: boolean };

export type RunningService = AsyncDisposable & {
  baseUrl: string;
  /** Ends it without a warning, and starts it again at the same address. */
  crashAndRestart(): Promise<void>;
  /** A new account, with an allowance or rights of its own, and a client with its key. */
  register(options?: Partial<CardwrightOptions> & AccountOptions): Promise<Registered>;
};

let registered = 0;

/** An address that no account has yet. */
export function newEmail(): string {
  registered += 1;
  return `ada${process.pid}-${registered}@example.com`;
}

let shared: Promise<RunningService> | undefined;

/** One service for all tests of this process, which ends with it: each test registers accounts of its own. */
export function shareService(): Promise<RunningService> {
  shared ??= startService({
    CARDWRIGHT_SIGNUP_LIMIT: '100000',
    CARDWRIGHT_PREVIEW_LIMIT: '100000',
    CARDWRIGHT_WEBHOOK_HOSTS: 'localhost',
  });
  return shared;
}

/** The service as an operator starts it: a process of its own, on a fresh data directory. */
export async function startService(environment: Record<string, string> = {}): Promise<RunningService> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cardwright-client-'));
  const start = async (port: string) => {
    const started = await runMain({ CARDWRIGHT_DATA_DIR: dataDirectory, ...environment, PORT: port });
    if (started.baseUrl === '') throw new Error(`the service did not start:\n${started.output()}`);
    return started;
  };
  let running = await start('0');
  const { baseUrl } = running;
  const end = (): void => {
    running.child.kill('SIGKILL');
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  atExit(end);
  return {
    baseUrl,
    crashAndRestart: async () => {
      running.child.kill('SIGKILL');
      await running.exited;
      running = await start(new URL(baseUrl).port);
    },
    register: async ({ allowance, operator = false, ...options } = {}) => {
      const email = newEmail();
      // Tests of other files may have kept this process from hearing that the service ended connections which were idle for a minute.
      await setImmediate();
      const { apiKey } = await Cardwright.register({ baseUrl, email });
      if (allowance !== undefined || operator) {
        const database = await openTestDatabase(dataDirectory);
        const rights = { allowance: allowance ?? null, operator: operator ? 1 : 0 };
        await database.updateTable('accounts').set(rights).where('email', '=', email).execute();
        await database.destroy();
      }
      return { cardwright: new Cardwright({ apiKey, baseUrl, ...options }), apiKey, email };
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', end);
      running.child.kill('SIGTERM');
      await running.exited;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
