import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHILD_ENVIRONMENT } from '../../../../tests/support/child-environment.ts';
import { findFreePort } from '../../../../tests/support/find-free-port.ts';
import type { Step } from '../../../src/generations/step.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { watchBucket, watchDatabase } from './watch-steps.ts';

const LAUNCH = fileURLToPath(new URL('../../../launch.mjs', import.meta.url));
const SKEW = new URL('./skew-clock.mjs', import.meta.url).href;
// As a service manager waits.
const RESTART_MS = 200;

export type Role = 'all' | 'web' | 'worker';

/** A node as `npm start` runs it, in processes of its own, with a proxy before each of its stores, restarted when it ends. */
export type ClusterNode = {
  name: string;
  role: Role;
  baseUrl: string;
  database: FaultProxy;
  bucket: FaultProxy;
  pid(): number;
  /** Statements sent to the database since the start of the proxies. */
  statements(): number;
  setNotices(isDropping: boolean): void;
  /** Kills or stops the node when it reaches the step for the next time; resolves then. */
  atStep(step: Step, signal: 'SIGKILL' | 'SIGSTOP'): Promise<void>;
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends and starts it again, with a clock that is wrong by so many milliseconds. */
  restart(skewMs: number): Promise<void>;
  /** How often it has ended by itself after it had started; a start without a database is refused. */
  endedByItself(): number;
  stop(): Promise<void>;
};

export async function startNode(options: {
  name: string;
  role: Role;
  folder: string;
  databaseUrl: string;
  endpoint: string;
  settings: Record<string, string>;
}): Promise<ClusterNode> {
  const { name, role, folder, settings } = options;
  const watched = new Map<Step, () => boolean>();
  let dropsNotices = false;
  let statements = 0;
  const onStep = (step: Step): boolean => {
    const act = watched.get(step);
    watched.delete(step);
    return act?.() ?? false;
  };
  const database = await startFaultProxy(
    toPlace(options.databaseUrl),
    watchDatabase({
      onStep,
      dropsNotices: () => dropsNotices,
      onStatements: (count) => {
        statements += count;
      },
    }),
  );
  const bucket = await startFaultProxy(toPlace(options.endpoint), watchBucket(onStep));
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const log = openSync(join(home, 'log'), 'a');

  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();
  let endedByItself = 0;
  let state: 'running' | 'restarting' | 'stopped' = 'running';
  let ours = false;
  const start = (skewMs: number): void => {
    ours = false;
    const from = statSync(join(home, 'log')).size;
    const started = spawn(process.execPath, [LAUNCH], {
      env: {
        ...CHILD_ENVIRONMENT,
        PORT: String(port),
        CARDWRIGHT_HOST: '127.0.0.1',
        CARDWRIGHT_ROLE: role,
        CARDWRIGHT_DATA_DIR: join(home, 'data'),
        CARDWRIGHT_DATABASE_URL: through(options.databaseUrl, database.port),
        CARDWRIGHT_LOG_LEVEL: 'warn',
        ...settings,
        CARDWRIGHT_S3_ENDPOINT: through(options.endpoint, bucket.port).replace(/\/$/, ''),
        ...(skewMs !== 0 && { NODE_OPTIONS: `--import ${SKEW}`, TEST_CLOCK_SKEW_MS: String(skewMs) }),
      },
      stdio: ['ignore', log, log],
    });
    child = started;
    exited = new Promise((resolve) =>
      started.once('exit', () => {
        resolve();
        if (state !== 'running') return;
        const said = readFileSync(join(home, 'log')).toString('utf8', from);
        if (!ours && said.includes('Cardwright is running')) endedByItself += 1;
        setTimeout(() => state === 'running' && start(0), RESTART_MS);
      }),
    );
  };
  const kill = (signal: NodeJS.Signals): void => {
    if (signal === 'SIGKILL' || signal === 'SIGTERM') ours = true;
    child?.kill(signal);
  };
  start(0);

  return {
    name,
    role,
    baseUrl,
    database,
    bucket,
    pid: () => child?.pid ?? 0,
    statements: () => statements,
    setNotices: (isDropping) => {
      dropsNotices = isDropping;
    },
    atStep: (step, signal) =>
      new Promise((resolve) =>
        watched.set(step, () => {
          kill(signal);
          resolve();
          return signal === 'SIGKILL';
        }),
      ),
    signal: kill,
    restart: async (skewMs) => {
      state = 'restarting';
      kill('SIGTERM');
      await exited;
      state = 'running';
      start(skewMs);
    },
    endedByItself: () => endedByItself,
    stop: async () => {
      state = 'stopped';
      kill('SIGCONT');
      kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), 30_000);
      await exited;
      clearTimeout(timer);
      await database.close();
      await bucket.close();
    },
  };
}

function toPlace(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

function through(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
