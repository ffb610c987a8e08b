export type SweepLoop = {
  /** Looks at once, and again when it is looking already. */
  wake(): void;
  /** Ends a look that is under way. */
  close(): Promise<void>;
};

/** Runs `sweep` now, every `intervalMs` and after each `wake`, one look at a time. */
export function createSweepLoop(options: {
  /** May end in the middle, by throwing, once it is told to: a stop waits for it, and the next look goes on. */
  sweep(signal: AbortSignal): Promise<unknown>;
  intervalMs: number;
  /** Told when a look failed; the next one does it. */
  onError(error: unknown): void;
}): SweepLoop {
  const { sweep, intervalMs, onError } = options;
  const closing = new AbortController();
  let looking: Promise<unknown> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      if (!closing.signal.aborted) await sweep(closing.signal);
    } catch (error) {
      if (!closing.signal.aborted) onError(error);
    }
  };
  const wake = (): void => {
    looking = looking.then(look);
  };
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await looking;
    },
  };
}
