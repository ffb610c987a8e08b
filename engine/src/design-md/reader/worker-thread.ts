import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LintReport } from '../lint/lint-document.ts';
import type { DesignDocument } from '../read/design-document.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Why a document was not read to its end: its own work or memory, or a machine without time for the thread. */
export type Ended = 'work' | 'memory' | 'machine';

/** As far as the thread came with a document. */
export type ThreadResult = {
  refused?: string;
  document?: DesignDocument;
  lint?: LintReport;
  ended?: Ended;
};

export type ThreadLimits = {
  /** Processor time of the thread for one document. */
  cpuMs: number;
  /** For what a processor cannot count: waiting for one. Also the limit for the start of a thread. */
  wallMs: number;
};

export interface WorkerThread {
  /** One at a time. Never rejects for what the text does to the thread. */
  run(text: string): Promise<ThreadResult>;
  close(): Promise<void>;
}

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const LOOK_EVERY_MS = 50;

type Running = { worker: Worker; ready: Promise<boolean> };

/** A warm thread that is replaced when a document takes more than the limits. Its start counts for no document. */
export function createWorkerThread({ cpuMs, wallMs }: ThreadLimits): WorkerThread {
  let running: Running | undefined;
  let closed = false;

  const replace = (): void => {
    void running?.worker.terminate();
    running = closed ? undefined : startWorker('replacement');
  };

  return {
    async run(text) {
      running ??= startWorker('first');
      const { worker, ready } = running;
      const isReady = await Promise.race([ready, sleep(wallMs, undefined, { ref: false })]);
      const result = isReady ? await ask(worker, text, { cpuMs, wallMs }) : ({ ended: 'machine' } as const);
      // One that is still on its way may be ready for the next document.
      if (result.ended !== undefined && isReady !== undefined) replace();
      return result;
    },
    async close() {
      closed = true;
      await running?.worker.terminate();
    },
  };
}

function startWorker(workerData: 'first' | 'replacement'): Running {
  const worker = new Worker(new URL('./design-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: RESOURCE_LIMITS,
    // Flags of the process are about its own entry.
    execArgv: [],
    // What the linter prints about a stranger's document is not for our log.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const { promise: ready, resolve } = Promise.withResolvers<boolean>();
  worker.once('message', () => resolve(true));
  worker.on('error', () => resolve(false));
  worker.on('exit', () => resolve(false));
  return { worker, ready };
}

async function ask(worker: Worker, text: string, limits: ThreadLimits): Promise<ThreadResult> {
  const { promise, resolve } = Promise.withResolvers<Ended | undefined>();
  let result: ThreadResult = {};
  const take = (message: WorkerMessage): void => {
    if (message.step === 'refused') result = { refused: message.reason };
    if (message.step === 'read') result = { document: message.document };
    if (message.step === 'linted' && message.lint) result = { ...result, lint: message.lint };
    if (message.step !== 'read') resolve(undefined);
  };
  const fail = (error: NodeJS.ErrnoException): void =>
    resolve(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'machine');
  const exit = (): void => resolve('machine');
  worker.on('message', take).on('error', fail).on('exit', exit);
  const before = await worker.cpuUsage().catch(() => undefined);
  // Of a thread that is gone there is none.
  if (before === undefined) exit();
  worker.postMessage(text);
  const stopWatching = watch(worker, before, limits, resolve);
  try {
    const ended = await promise;
    return ended === undefined ? result : { ...result, ended };
  } finally {
    stopWatching();
    worker.off('message', take).off('error', fail).off('exit', exit);
  }
}

/** Says `work` once the thread used up its processor time, and `machine` when it got none for long. */
function watch(
  worker: Worker,
  before: NodeJS.CpuUsage | undefined,
  { cpuMs, wallMs }: ThreadLimits,
  end: (ended: Ended) => void,
): () => void {
  const wall = setTimeout(end, wallMs, 'machine');
  const look = setInterval(async () => {
    const { user = 0, system = 0 } = (await worker.cpuUsage(before).catch(() => undefined)) ?? {};
    if (user + system > cpuMs * 1000) end('work');
  }, LOOK_EVERY_MS);
  return () => {
    clearTimeout(wall);
    clearInterval(look);
  };
}
