import { ServiceError } from '../base/service-error.ts';
import type { Priority } from './drawing-engine.ts';
import { createTurnQueue } from './turn-queue.ts';
import type { Call } from './worker-message.ts';
import {
  type Answer,
  startWorkerProcess,
  type WorkerEnd,
  type WorkerProcess,
  type WorkerProgram,
} from './worker-process.ts';

export type PoolOptions = {
  program: WorkerProgram;
  /** A worker that was started before there was a pool. */
  first?: WorkerProcess | undefined;
  /** Processes at most; each does one job at a time. */
  size: number;
  /**
   * A worker that takes longer for one job is ended as if it had crashed; 0: never. On a busy machine it gets more time, as long as it
   * was hardly given a processor.
   */
  stuckMs: number;
  /** How long a worker may go on with an aborted job before it is ended. */
  abortGraceMs?: number;
  /** How long a worker is kept without a job. Default: a minute. */
  keepIdleMs?: number;
  /** Workers that are kept without a job for ever. Default 1. */
  keep?: number;
  /** Whether a job needs much memory. */
  isLarge?: (call: Call) => boolean;
  /** Such jobs at the same time; at least one, the default. */
  largeAtOnce?: number;
  /** Called when a worker ends that was not asked to, or that was ended over a job which took too long. */
  onWorkerEnded?: (
    end: WorkerEnd & { job: { method: string; subject?: string | undefined } | undefined },
  ) => void;
  /** Called when a job was begun for nothing: it was aborted, or ended its worker. */
  onGivenUp?: (job: GivenUp) => void;
};

/** A job of which nothing came; `ms` is the processor time that its worker spent on it, or how long it took where that is not known. */
export type GivenUp = { call: Call; owner: string; ms: number };

export type PoolTurn = { priority: Priority; owner: string; subject?: string };

export interface WorkerPool {
  /**
   * The result of a call as soon as a worker had time for it. Rejects with the reason of an aborted signal at once, and
   * with `unavailable` / `drawing_crashed` when two workers ended over it.
   */
  run(call: Call, turn: PoolTurn, signal?: AbortSignal): Promise<unknown>;
  /** Starts a worker, so that the first job finds one. */
  warm(): void;
  /** Whether a worker has started, busy or not. */
  isReady(): boolean;
  /** Workers with the calls that they are doing. */
  workers(): readonly { pid: number | undefined; call: Call | undefined; subject: string | undefined }[];
  /** Ends all workers; what waits is rejected. */
  close(): Promise<void>;
}

type Job = {
  call: Call;
  turn: PoolTurn;
  /** Workers that ended over it. */
  crashes: number;
  /** Answered or aborted: what comes of it now is nobody's. */
  isSettled: boolean;
  settle(answer: Answer): void;
};

type Worker = {
  process: WorkerProcess;
  /** `ending`: it was asked to, or killed. */
  state: 'starting' | 'idle' | 'busy' | 'ending';
  job: Job | undefined;
  /** When it began its job, and what it had used by then. */
  began: { at: number; processorMs: number | undefined };
  /** Limits how long it may do what it does now. */
  timers: NodeJS.Timeout[];
};

const NEVER = { at: 0, processorMs: undefined };
// The first try, and one elsewhere.
const TRIES = 2;
const ABORT_GRACE_MS = 5000;
const KEEP_IDLE_MS = 60_000;
// Times `stuckMs`, for a worker that uses no processor.
const LONGEST_STUCK = 20;
// A worker that cannot even start is started again after a while, which doubles.
const RESTART_MS = { first: 100, longest: 10_000 };

/** Worker processes that are started when there is work, replaced when they die, and given jobs in turns. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { program, first, size, stuckMs, abortGraceMs = ABORT_GRACE_MS, keepIdleMs = KEEP_IDLE_MS } = options;
  const { keep = 1, isLarge = () => false, largeAtOnce = 1 } = options;
  const { onWorkerEnded = () => {}, onGivenUp = () => {} } = options;
  const queue = createTurnQueue<Job>();
  const workers = new Set<Worker>();
  let failedStarts = 0;
  let restart: NodeJS.Timeout | undefined;
  let isClosed = false;

  const inState = (state: Worker['state']): Worker[] => [...workers].filter((one) => one.state === state);

  const hasRoom = ({ call }: Job): boolean =>
    !isLarge(call) || [...workers].filter(({ job }) => job && isLarge(job.call)).length < largeAtOnce;

  /** Gives jobs to idle workers, and starts workers for the jobs that are left. */
  const fill = (): void => {
    if (isClosed) return;
    for (const worker of inState('idle')) {
      const job = queue.take(hasRoom);
      if (job === undefined) return;
      begin(worker, job);
    }
    let missing = queue.size - inState('starting').length;
    while (restart === undefined && missing-- > 0 && workers.size < size) add(startWorkerProcess(program));
  };

  const add = (process: WorkerProcess): void => {
    const worker: Worker = { process, state: 'starting', job: undefined, began: NEVER, timers: [] };
    workers.add(worker);
    void process.ready.then(() => {
      failedStarts = 0;
      rest(worker);
    });
    void process.ended.then((end) => bury(worker, end));
  };

  const begin = (worker: Worker, job: Job): void => {
    stopTimers(worker);
    worker.state = 'busy';
    worker.job = job;
    worker.began = { at: performance.now(), processorMs: worker.process.processorMs() };
    worker.process.hold(true);
    if (stuckMs > 0) watch(worker);
    try {
      worker.process.call(job.call, (answer) => {
        job.settle(answer);
        rest(worker);
      });
    } catch (error) {
      // Not the worker's fault: the arguments are no data.
      job.settle({ error: error as Error });
      rest(worker);
    }
  };

  /** Ends the worker if the job takes too long, and not if the machine is too busy. */
  const watch = (worker: Worker): void => {
    const before = worker.began.processorMs;
    let looks = 0;
    const look = (): void => {
      looks += 1;
      const now = worker.process.processorMs();
      const isStarved = before !== undefined && now !== undefined && now - before < stuckMs / 2;
      if (isStarved && looks < LONGEST_STUCK) worker.timers.push(setTimeout(look, stuckMs));
      else kill(worker);
    };
    worker.timers.push(setTimeout(look, stuckMs));
  };

  const rest = (worker: Worker): void => {
    if (worker.state === 'ending') return;
    stopTimers(worker);
    worker.state = 'idle';
    worker.job = undefined;
    worker.process.hold(false);
    worker.timers.push(setTimeout(() => dismiss(worker), keepIdleMs).unref());
    fill();
  };

  /** Those that are kept stay, so that the next job need not wait for a start. */
  const dismiss = (worker: Worker): void => {
    if (workers.size - inState('ending').length <= keep) return;
    worker.state = 'ending';
    worker.process.dismiss();
  };

  const kill = (worker: Worker): void => {
    worker.state = 'ending';
    worker.process.kill();
  };

  const bury = (worker: Worker, end: WorkerEnd): void => {
    workers.delete(worker);
    stopTimers(worker);
    const { job, state } = worker;
    if (isClosed) return;
    if (state !== 'ending' || job?.isSettled === false)
      onWorkerEnded({ ...end, job: job && { method: job.call.method, subject: job.turn.subject } });
    if (state === 'starting') waitBeforeStart();
    if (job?.isSettled === false) {
      tellGivenUp(worker, job);
      tryElsewhere(job);
    }
    fill();
  };

  const tellGivenUp = ({ process, began }: Worker, { call, turn }: Job): void => {
    const now = process.processorMs();
    const ms =
      now === undefined || began.processorMs === undefined
        ? performance.now() - began.at
        : now - began.processorMs;
    onGivenUp({ call, owner: turn.owner, ms });
  };

  const tryElsewhere = (job: Job): void => {
    job.crashes += 1;
    if (job.crashes < TRIES) queue.putBack(job);
    else job.settle({ error: crashed() });
  };

  const waitBeforeStart = (): void => {
    const delayMs = Math.min(RESTART_MS.longest, RESTART_MS.first * 2 ** failedStarts++);
    restart ??= setTimeout(() => {
      restart = undefined;
      fill();
    }, delayMs);
  };

  const abandon = (job: Job): void => {
    if (queue.remove(job)) return;
    const worker = [...workers].find((one) => one.job === job);
    if (worker === undefined) return;
    tellGivenUp(worker, job);
    worker.process.abort();
    worker.timers.push(setTimeout(() => kill(worker), abortGraceMs));
  };

  if (first) add(first);
  return {
    run: async (call, turn, signal) => {
      signal?.throwIfAborted();
      if (isClosed) throw closed();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const job: Job = {
        call,
        turn,
        crashes: 0,
        isSettled: false,
        settle: (answer) => {
          job.isSettled = true;
          if ('error' in answer) reject(answer.error);
          else resolve(answer.result);
        },
      };
      const onAbort = (): void => {
        job.settle({ error: signal?.reason });
        abandon(job);
      };
      signal?.addEventListener('abort', onAbort);
      queue.add(job, turn);
      fill();
      try {
        return await promise;
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    warm: () => {
      if (workers.size === 0 && !isClosed) add(startWorkerProcess(program));
    },
    isReady: () => inState('idle').length + inState('busy').length > 0,
    workers: () =>
      [...workers].map(({ process, job }) => ({
        pid: process.pid,
        call: job?.call,
        subject: job?.turn.subject,
      })),
    close: async () => {
      isClosed = true;
      clearTimeout(restart);
      for (let job = queue.take(); job !== undefined; job = queue.take()) job.settle({ error: closed() });
      const ending = [...workers].map((worker) => {
        worker.job?.settle({ error: closed() });
        worker.process.hold(true);
        kill(worker);
        return worker.process.ended;
      });
      await Promise.all(ending);
    },
  };
}

function stopTimers({ timers }: Worker): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
}

const closed = (): ServiceError =>
  new ServiceError('unavailable', 'The service is shutting down; try again in a moment.', {
    code: 'shutting_down',
    retryAfterSeconds: 5,
  });

const crashed = (): ServiceError =>
  new ServiceError(
    'unavailable',
    'Two processes of the server ended while they worked on this, so it was given up; change the request.',
    { code: 'drawing_crashed', retryAfterSeconds: 60 },
  );
