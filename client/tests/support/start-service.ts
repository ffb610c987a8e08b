import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '../../../service/tests/socket/run-main.ts';
import { Cardwright, type CardwrightOptions } from '../../src/index.ts';

export type RunningService = AsyncDisposable & {
  baseUrl: string;
  /** Ends it without a warning, and starts it again at the same address. */
  crashAndRestart(): Promise<void>;
  /** A new account, and a client with its key. */
  register(
    options?: Partial<CardwrightOptions>,
  ): Promise<{ cardwright: Cardwright; apiKey: string; email: string }>;
};

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
  let accounts = 0;
  return {
    baseUrl,
    crashAndRestart: async () => {
      running.child.kill('SIGKILL');
      await running.exited;
      running = await start(new URL(baseUrl).port);
    },
    register: async (options = {}) => {
      accounts += 1;
      const email = `ada${accounts}@example.com`;
      const { apiKey } = await Cardwright.register({ baseUrl, email });
      return { cardwright: new Cardwright({ apiKey, baseUrl, ...options }), apiKey, email };
    },
    async [Symbol.asyncDispose]() {
      running.child.kill('SIGTERM');
      await running.exited;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
