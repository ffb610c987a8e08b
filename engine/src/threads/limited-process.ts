import { type ChildProcess, fork } from 'node:child_process';
import { readMemoryMb, readProcessorMs } from './process-use.ts';

/** Why a process did not come to the end: its own work, memory or crash, or a machine without time for it. */
export type ProcessEnd = 'work' | 'memory' | 'crash' | 'machine';

export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError';
  readonly end: ProcessEnd;
  constructor(end: ProcessEnd, options?: ErrorOptions) {
    super(`the process ended: ${end}`, options);
    this.end = end;
  }
}

export type ProcessLimits = {
  /** Processor time of all its threads for one input; its start is nobody's. */
  cpuMs: number;
  /** For what a processor cannot count: waiting for one. Also for its start. */
  wallMs: number;
  /** Resident memory. */
  memoryMb: number;
};

export interface LimitedProcesses<Input, Result> {
  /** What the program answers to an input, in a process that does nothing else meanwhile. Throws `ProcessEndedError`. */
  run(input: Input, limits: ProcessLimits): Promise<Result>;
}

type Running = {
  child: ChildProcess;
  ready: Promise<void>;
  ended: Promise<ProcessEnd>;
  idle?: NodeJS.Timeout;
};

const LOOK_EVERY_MS = 50;
const KEEP_IDLE_MS = 10_000;

/**
 * Warm processes for native code that strangers' inputs may drive mad: each has one input at a time, and is ended when that takes more
 * than the limits. The program sends `ready`, then one message for each that it gets.
 */
export function createLimitedProcesses<Input extends object, Result>(
  program: URL,
): LimitedProcesses<Input, Result> {
  const resting: Running[] = [];

  const start = (): Running => {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=128'],
      // Keeps the service's environment, with its keys and settings, from the process.
      env: {},
    });
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    child.once('message', () => resolve());
    const ended = new Promise<ProcessEnd>((end) => {
      child.once('error', () => end('machine'));
      // Nobody but us kills it, or a system that is out of memory.
      child.once('exit', (_, signal) => end(signal === 'SIGKILL' ? 'machine' : 'crash'));
    });
    return { child, ready, ended };
  };

  const rest = (running: Running): void => {
    hold(running, false);
    running.idle = setTimeout(() => {
      resting.splice(resting.indexOf(running), 1);
      running.child.disconnect();
    }, KEEP_IDLE_MS).unref();
    resting.push(running);
  };

  const takeResting = (): Running | undefined => {
    for (let one = resting.pop(); one !== undefined; one = resting.pop()) {
      clearTimeout(one.idle);
      if (one.child.connected) return one;
    }
    return undefined;
  };

  return {
    run: async (input, limits) => {
      const running = takeResting() ?? start();
      hold(running, true);
      const { child, ready, ended } = running;
      const over = Promise.withResolvers<ProcessEnd>();
      const wall = setTimeout(over.resolve, limits.wallMs, 'machine');
      const stop = [() => clearTimeout(wall)];
      try {
        const answer = (async () => {
          await ready;
          stop.push(watch(child.pid, limits, over.resolve));
          const { promise, resolve } = Promise.withResolvers<{ result: Result }>();
          child.once('message', (message) => resolve({ result: message as Result }));
          // One that dies before it has read everything says so by its end.
          child.send(input, () => {});
          return await promise;
        })();
        const outcome = await Promise.race([answer, ended, over.promise]);
        if (typeof outcome === 'string') throw new ProcessEndedError(outcome);
        rest(running);
        return outcome.result;
      } catch (error) {
        child.kill('SIGKILL');
        throw error instanceof ProcessEndedError ? error : new ProcessEndedError('machine', { cause: error });
      } finally {
        for (const end of stop) end();
      }
    },
  };
}

/** Whether whoever started the process waits for it before it ends itself. */
function hold({ child }: Running, isNeeded: boolean): void {
  const step = isNeeded ? 'ref' : 'unref';
  child[step]();
  child.channel?.[step]();
}

function watch(pid: number | undefined, limits: ProcessLimits, end: (why: ProcessEnd) => void): () => void {
  const before = readProcessorMs(pid) ?? 0;
  const look = setInterval(() => {
    if ((readProcessorMs(pid) ?? 0) - before > limits.cpuMs) end('work');
    if ((readMemoryMb(pid) ?? 0) > limits.memoryMb) end('memory');
  }, LOOK_EVERY_MS);
  return () => clearInterval(look);
}
