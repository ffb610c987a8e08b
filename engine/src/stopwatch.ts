export type Step = 'brief' | 'layout' | 'art' | 'checks' | 'type' | 'encode';

/** Milliseconds by step. */
export type Timings = Record<Step, number>;

export type Stopwatch = {
  timings: Timings;
  time<T>(step: Step, work: () => Promise<T>): Promise<T>;
  /**
   * What one image has cost since the start, at most: the time passed, or its even share of the process's own work
   * in that time, whichever is less. Neither a busy machine nor other images count against it.
   */
  spentMs(): number;
  /** The image is done: what the process does from now on is shared among the others. */
  stop(): void;
};

// The processor's time is the process's, so who shares it is known for the process alone.
let running = 0;
let shared = 0;
let counted = cpuMs();

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Work for one image since the process began, where each that ran had an even part of it. */
function sharedMs(): number {
  const now = cpuMs();
  if (running > 0) shared += (now - counted) / running;
  counted = now;
  return shared;
}

/** Adds up what each step costs, over all candidates of one image. */
export function createStopwatch(): Stopwatch {
  const start = { time: performance.now(), shared: sharedMs() };
  running++;
  let stopped = false;
  const timings: Timings = { brief: 0, layout: 0, art: 0, checks: 0, type: 0, encode: 0 };
  return {
    timings,
    spentMs: () => Math.min(performance.now() - start.time, sharedMs() - start.shared),
    stop: () => {
      if (stopped) return;
      sharedMs();
      stopped = true;
      running--;
    },
    time: async (step, work) => {
      const from = performance.now();
      try {
        return await work();
      } finally {
        timings[step] += performance.now() - from;
      }
    },
  };
}
