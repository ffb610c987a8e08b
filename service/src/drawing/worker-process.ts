import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { readProcessorMs } from '@cardwright/engine/process-use';
import {
  type Call,
  type ErrorData,
  type FromWorker,
  fromErrorData,
  type ToWorker,
} from './worker-message.ts';

/** How a process ended. */
export type WorkerEnd = { pid: number | undefined; code: number | null; signal: string | null };

export interface WorkerProcess {
  readonly pid: number | undefined;
  /** Resolves when it takes calls; never, if it ends before. */
  readonly ready: Promise<void>;
  /** One at a time; throws for arguments that cannot cross. Calls `onAnswer` unless the process ends before. */
  call(call: Call, onAnswer: (answer: Answer) => void): void;
  /** Asks it to give up the call, which it answers in any case. */
  abort(): void;
  kill(): void;
  /** Lets it end by itself. */
  dismiss(): void;
  /** Processor time that it has used, ms; undefined where the system does not tell (not on Linux). */
  processorMs(): number | undefined;
  /** Whether the service waits for this process before it ends by itself. */
  hold(isNeeded: boolean): void;
  readonly ended: Promise<WorkerEnd>;
}

export type Answer = { result: unknown } | { error: Error };

// What the launcher chooses for buffers where there is less than 1 GB.
const RETURNED_AT_ONCE = 131_072;
const isRoomy = Number(process.env.MALLOC_TRIM_THRESHOLD_) !== RETURNED_AT_ONCE;
// A picture that takes more is none; V8 would otherwise take what it believes to be the share of a single process.
const FLAGS = [
  '--max-old-space-size=384',
  '--max-semi-space-size=8',
  // From V8's 1 MB on, a start collects garbage ten times.
  '--min-semi-space-size=4',
  // An image leaves some 20 MB of pixels behind. From V8's first estimate on, that is a collection of the whole heap for every image, a
  // quarter of its processor time; from this one, every fourth, for 30 MB of memory.
  ...(isRoomy ? ['--initial-heap-size=96'] : []),
];
// What decides memory and time; keys and tokens of the service stay with the service.
const ENVIRONMENT = [
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  'NODE_COMPILE_CACHE',
  'RAYON_NUM_THREADS',
  'UV_THREADPOOL_SIZE',
  'TZ',
];

export type WorkerProgram = {
  /** It calls `serveCalls`. */
  script: URL;
  arguments?: readonly string[] | undefined;
  /** As in nice(1): with more of it, the process yields to others when cores are short. Default 0. */
  niceness?: number | undefined;
};

export function startWorkerProcess({
  script,
  arguments: words = [],
  niceness = 0,
}: WorkerProgram): WorkerProcess {
  const child = fork(script, words, {
    serialization: 'advanced',
    execArgv: FLAGS,
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    // Standard output is for the log alone; what a dying process says goes to the service's own errors.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = endOf(child);
  yieldToOthers(child, niceness);
  let id = 0;
  let onAnswer: ((answer: Answer) => void) | undefined;
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  child.on('message', (message: FromWorker) => {
    if (message === 'ready') onReady();
    else if (message.id === id) onAnswer?.(toAnswer(message));
  });
  // It dies with its channel; `ended` says so.
  const send = (message: ToWorker): void => {
    if (child.connected) child.send(message, () => {});
  };
  return {
    pid: child.pid,
    ready,
    ended,
    call: (call, answer) => {
      id += 1;
      onAnswer = answer;
      send({ ...call, id });
    },
    abort: () => send({ abort: id }),
    kill: () => {
      child.kill('SIGKILL');
    },
    dismiss: () => {
      if (child.connected) child.disconnect();
    },
    processorMs: () => readProcessorMs(child.pid),
    hold: (isNeeded) => {
      const hold = isNeeded ? 'ref' : 'unref';
      child[hold]();
      child.channel?.[hold]();
    },
  };
}

/** At once, as threads inherit the priority of the one that starts them. */
function yieldToOthers({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It ended already, or this system does not allow it: then it takes what it can get.
  }
}

const toAnswer = (message: { result: unknown } | { error: ErrorData }): Answer =>
  'error' in message ? { error: fromErrorData(message.error) } : { result: message.result };

function endOf(child: ChildProcess): Promise<WorkerEnd> {
  return new Promise((resolve) => {
    // One that could not be started has no exit.
    child.once(
      'error',
      () => child.pid === undefined && resolve({ pid: undefined, code: null, signal: null }),
    );
    child.once('exit', (code, signal) => resolve({ pid: child.pid, code, signal }));
  });
}
