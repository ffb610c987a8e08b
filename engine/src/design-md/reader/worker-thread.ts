import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LintSummary } from '../lint/lint-document.ts';
import type { DesignDocument } from '../read/design-document.ts';
import type { WorkerMessage } from './worker-message.ts';

/** As far as the thread came with a document; empty when it came nowhere. */
export type ThreadResult = { refused?: string; document?: DesignDocument; lint?: LintSummary };

export interface WorkerThread {
  /** One at a time, ended at `until` (of `performance.now()`). Never rejects for what the text does to the thread. */
  run(text: string, until: number): Promise<ThreadResult>;
  close(): Promise<void>;
}

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
// A new thread has to load the linter first; what is left then is enough for most documents.
const LEAST_READ_MS = 200;

type Running = { worker: Worker; ready: Promise<boolean> };

/** A warm thread that is replaced when a document takes longer than `timeoutMs`, or all its memory. */
export function createWorkerThread(timeoutMs: number): WorkerThread {
  let running: Running | undefined;
  let closed = false;

  const replace = (): void => {
    void running?.worker.terminate();
    running = closed ? undefined : startWorker('replacement');
  };

  return {
    async run(text, until) {
      const left = (): number => Math.max(0, until - performance.now());
      running ??= startWorker('first');
      const { worker, ready } = running;
      const isReady = await Promise.race([ready, sleep(left() - LEAST_READ_MS, undefined, { ref: false })]);
      // Still on its way: the next one may find it ready.
      if (isReady === undefined) return {};
      const readMs = Math.min(timeoutMs, left());
      const { result, ended } = isReady ? await ask(worker, text, readMs) : { result: {}, ended: false };
      if (!ended) replace();
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

function ask(
  worker: Worker,
  text: string,
  timeoutMs: number,
): Promise<{ result: ThreadResult; ended: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ result: ThreadResult; ended: boolean }>();
  let result: ThreadResult = {};
  const finish = (ended: boolean): void => {
    clearTimeout(timer);
    worker.off('message', take);
    worker.off('exit', fail);
    resolve({ result, ended });
  };
  const fail = (): void => finish(false);
  const take = (message: WorkerMessage): void => {
    if (message.step === 'refused') result = { refused: message.reason };
    if (message.step === 'read') result = { document: message.document };
    if (message.step === 'linted' && message.lint) result = { ...result, lint: message.lint };
    if (message.step !== 'read') finish(true);
  };
  const timer = setTimeout(fail, timeoutMs);
  worker.on('message', take);
  worker.on('exit', fail);
  worker.postMessage(text);
  return promise;
}
