import { Worker } from 'node:worker_threads';
import type { LintSummary } from '../lint/lint-document.ts';
import type { DesignDocument } from '../read/design-document.ts';
import type { WorkerMessage } from './worker-message.ts';

/** As far as the thread came with a document. */
export type ThreadResult = { refused?: string; document?: DesignDocument; lint?: LintSummary };

export interface WorkerThread {
  /** One at a time. Never rejects for what the text does to the thread. */
  run(text: string): Promise<ThreadResult>;
  close(): Promise<void>;
}

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

type Running = { worker: Worker; ready: Promise<void> };

/** A warm thread that is replaced when a document takes longer than `timeoutMs`, or all its memory. */
export function createWorkerThread(timeoutMs: number): WorkerThread {
  let running: Running | undefined;
  let closed = false;

  const replace = (): void => {
    void running?.worker.terminate();
    running = closed ? undefined : startWorker();
  };

  return {
    async run(text) {
      running ??= startWorker();
      const { worker, ready } = running;
      await ready;
      const { result, ended } = await ask(worker, text, timeoutMs);
      if (!ended) replace();
      return result;
    },
    async close() {
      closed = true;
      await running?.worker.terminate();
    },
  };
}

function startWorker(): Running {
  const worker = new Worker(new URL('./design-worker.ts', import.meta.url), {
    resourceLimits: RESOURCE_LIMITS,
    // What the linter prints about a stranger's document is not for our log.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  worker.once('message', () => resolve());
  // Whoever asks a dead worker runs into the time limit, and then there is a new one.
  worker.on('error', () => resolve());
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
