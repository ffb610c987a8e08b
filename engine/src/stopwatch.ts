export type Step = 'brief' | 'layout' | 'art' | 'checks' | 'type' | 'encode';

/** Milliseconds by step. */
export type Timings = Record<Step, number>;

export type Stopwatch = {
  timings: Timings;
  time<T>(step: Step, work: () => Promise<T>): Promise<T>;
  /**
   * What one image has cost since the start, at most: the time passed, or the process's own work in that time,
   * whichever is less. Neither a busy machine nor other images count against it fully.
   */
  spentMs(): number;
};

/** Adds up what each step costs, over all candidates of one image. */
export function createStopwatch(): Stopwatch {
  const start = { time: performance.now(), cpu: process.cpuUsage() };
  const timings: Timings = { brief: 0, layout: 0, art: 0, checks: 0, type: 0, encode: 0 };
  return {
    timings,
    spentMs: () => {
      const { user, system } = process.cpuUsage(start.cpu);
      return Math.min(performance.now() - start.time, (user + system) / 1000);
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
