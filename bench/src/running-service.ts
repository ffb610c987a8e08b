import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { readMemory } from './process-tree.ts';

export type RunningService = {
  baseUrl: string;
  /** Milliseconds from the start of the process to the first healthy answer. */
  startMs: number;
  pid: number;
  /** Memory now, in MB, with all its processes; what they share counts once. */
  treeMemory(): number;
  stop(): Promise<void>;
};

const HERE = join(import.meta.dirname, '../..');

/** The service as `npm start` runs it, on a fresh data directory and a free port; `root` is the checkout. */
export async function startService(
  settings: Record<string, string> = {},
  root = HERE,
): Promise<RunningService> {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, [join(root, 'service/launch.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      CARDWRIGHT_DATA_DIR: data,
      CARDWRIGHT_LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isHealthy(baseUrl))) await new Promise((resolve) => setTimeout(resolve, 10));
  return {
    baseUrl,
    startMs: performance.now() - started,
    pid: child.pid ?? 0,
    treeMemory: () => readMemory(child.pid ?? 0),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // False for one that has ended by itself.
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const isHealthy = async (baseUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${baseUrl}/health`)).ok;
  } catch {
    return false;
  }
};
