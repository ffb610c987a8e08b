import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Why a thread did not come to the end: its own work or memory, or a machine without time for it. */
export type Ended = 'work' | 'memory' | 'machine';

export type ThreadLimits = {
  /** Processor time of the thread for one input. */
  cpuMs: number;
  /** For what a processor cannot count: waiting for one. Also the limit for the start of a thread. */
  wallMs: number;
};

export interface LimitedThread<Input, Message> {
  /** What the thread said of an input until it ended. One at a time. Never rejects for what the input does to the thread. */
  run(input: Input): Promise<{ messages: readonly Message[]; ended?: Ended }>;
  close(): Promise<void>;
}

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const LOOK_EVERY_MS = 50;

type Running = { worker: Worker; ready: Promise<boolean> };
type AnyEnd = Ended | 'answered';

/**
 * A warm thread for strangers' inputs that is replaced when one takes more than the limits. Its start counts for no input: its program
 * says anything at all once it is ready, and is told whether it is the `first` or a `replacement` (`workerData`).
 */
export function createLimitedThread<Input, Message>({
  program,
  isLast = () => true,
  cpuMs,
  wallMs,
}: ThreadLimits & {
  program: URL;
  /** Whether the thread says no more of an input after this. Default: it says one thing of each. */
  isLast?: (message: Message) => boolean;
}): LimitedThread<Input, Message> {
  let running: Running | undefined;
  let closed = false;

  const replace = (): void => {
    void running?.worker.terminate();
    running = closed ? undefined : startWorker(program, 'replacement');
  };

  const ask = async (worker: Worker, input: Input): Promise<{ messages: Message[]; ended?: Ended }> => {
    const { promise, resolve } = Promise.withResolvers<AnyEnd>();
    const messages: Message[] = [];
    const take = (message: Message): void => {
      messages.push(message);
      if (isLast(message)) resolve('answered');
    };
    const fail = (error: NodeJS.ErrnoException): void =>
      resolve(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'machine');
    const exit = (): void => resolve('machine');
    worker.on('message', take).on('error', fail).on('exit', exit);
    const before = await worker.cpuUsage().catch(() => undefined);
    // Of a thread that is gone there is none.
    if (before === undefined) exit();
    worker.postMessage(input);
    const stopWatching = watch(worker, before, { cpuMs, wallMs }, resolve);
    try {
      const ended = await promise;
      return ended === 'answered' ? { messages } : { messages, ended };
    } finally {
      stopWatching();
      worker.off('message', take).off('error', fail).off('exit', exit);
    }
  };

  return {
    async run(input) {
      running ??= startWorker(program, 'first');
      const { worker, ready } = running;
      const isReady = await Promise.race([ready, sleep(wallMs, undefined, { ref: false })]);
      const result = isReady ? await ask(worker, input) : ({ messages: [], ended: 'machine' } as const);
      // One that is still on its way may be ready for the next input.
      if (result.ended !== undefined && isReady !== undefined) replace();
      return result;
    },
    async close() {
      closed = true;
      await running?.worker.terminate();
    },
  };
}

function startWorker(program: URL, workerData: 'first' | 'replacement'): Running {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: RESOURCE_LIMITS,
    // Flags of the process are about its own entry.
    execArgv: [],
    // What libraries print about a stranger's input is not for our log.
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
