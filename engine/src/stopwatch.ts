export type Step = 'brief' | 'layout' | 'art' | 'checks' | 'type' | 'encode';

/** Milliseconds by step. */
export type Timings = Record<Step, number>;

/** For reports alone: no decision about an image may depend on the clock. */
export type Stopwatch = {
  timings: Timings;
  time<T>(step: Step, work: () => Promise<T>): Promise<T>;
};

/** Creates a stopwatch that adds up the cost of each step over all candidates of an image. */
export function createStopwatch(): Stopwatch {
  const timings: Timings = { brief: 0, layout: 0, art: 0, checks: 0, type: 0, encode: 0 };
  return {
    timings,
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
