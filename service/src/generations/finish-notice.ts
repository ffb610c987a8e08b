/** Tells those who wait in this process that a generation has finished. */
export type FinishNotice = {
  announce(id: string): void;
  /** Lets all who wait look again: what they wait for may be gone. */
  announceAll(): void;
  /** Resolves when `id` is announced, after `ms`, or when `signal` aborts, whichever comes first. */
  wait(id: string, ms: number, signal?: AbortSignal): Promise<void>;
};

export function createFinishNotice(): FinishNotice {
  const waiting = new Map<string, Set<() => void>>();
  const announce = (id: string): void => {
    for (const resolve of waiting.get(id) ?? []) resolve();
  };
  return {
    announce,
    announceAll: () => {
      for (const id of [...waiting.keys()]) announce(id);
    },
    wait: (id, ms, signal) =>
      new Promise((resolve) => {
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters);
        const end = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
          waiters.delete(end);
          if (waiters.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiters.add(end);
        if (signal?.aborted) end();
        else signal?.addEventListener('abort', end);
      }),
  };
}
