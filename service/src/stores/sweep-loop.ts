export type SweepLoop = {
  /** Looks at once, and again when it is looking already. */
  wake(): void;
  /** Waits for a look that is under way. */
  close(): Promise<void>;
};

/** Runs `sweep` now, every `intervalMs` and after each `wake`, one look at a time. */
export function createSweepLoop(options: {
  sweep(): Promise<unknown>;
  intervalMs: number;
  /** Told when a look failed; the next one does it. */
  onError(error: unknown): void;
}): SweepLoop {
  const { sweep, intervalMs, onError } = options;
  let looking: Promise<unknown> = Promise.resolve();
  const wake = (): void => {
    looking = looking.then(sweep).catch(onError);
  };
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
