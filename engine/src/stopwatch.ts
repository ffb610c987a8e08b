export type Step = 'brief' | 'layout' | 'art' | 'checks' | 'render';

/** Milliseconds by step. */
export type Timings = Record<Step, number>;

export type Stopwatch = {
  timings: Timings;
  time<T>(step: Step, work: () => Promise<T>): Promise<T>;
};

/** Adds up what each step costs, over all candidates of one image. */
export function createStopwatch(): Stopwatch {
  const timings: Timings = { brief: 0, layout: 0, art: 0, checks: 0, render: 0 };
  return {
    timings,
    time: async (step, work) => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        timings[step] += performance.now() - start;
      }
    },
  };
}
