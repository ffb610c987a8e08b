/** Lets a fixed number of tasks run at a time; the others wait in order. */
export interface Gate {
  /** Runs `task` when its turn comes. Rejects with the signal's reason if it is aborted while waiting. */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Three renders at a time make best use of the thread pool; a running one cannot be cancelled. */
export function createGate(size = 3): Gate {
  let free = size;
  const waiting = new Set<() => void>();

  const enter = (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', abandon);
        resolve();
      };
      const abandon = (): void => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      waiting.add(start);
      signal?.addEventListener('abort', abandon, { once: true });
    });
  };

  // A task that ends hands its place to the next one directly.
  const leave = (): void => {
    const next = waiting.values().next().value;
    if (!next) {
      free++;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    run: async (task, signal) => {
      await enter(signal);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
