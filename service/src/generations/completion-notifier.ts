/** Wakes callers in this process that wait for a generation to finish. */
export type CompletionNotifier = {
  notify(id: string): void;
  /** Wakes every waiter to check again, for example because its generation was deleted. */
  notifyAll(): void;
  /** Ids that somebody waits for. */
  listWaiting(): string[];
  /** Resolves when `id` is notified, after `ms`, or when `signal` aborts, whichever comes first. */
  wait(id: string, ms: number, signal?: AbortSignal): Promise<void>;
};

export function createCompletionNotifier(): CompletionNotifier {
  const waiting = new Map<string, Set<() => void>>();
  const notify = (id: string): void => {
    for (const resolve of waiting.get(id) ?? []) resolve();
  };
  return {
    notify,
    notifyAll: () => {
      for (const id of [...waiting.keys()]) notify(id);
    },
    listWaiting: () => [...waiting.keys()],
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
