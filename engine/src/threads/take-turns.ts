/** An owner, or all of them, have as much waiting as they may. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
  readonly whose: 'owner' | 'all';
  constructor(whose: 'owner' | 'all') {
    super(whose === 'owner' ? 'the owner has too many tasks waiting' : 'too many tasks wait');
    this.whose = whose;
  }
}

export interface Turns {
  /** Runs `task` in the turn of `owner`. Throws `TooManyWaitingError`; rejects with the signal's reason while it waits. */
  run<Value>(owner: string, task: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

export type TurnLimits = {
  /** Tasks that run at the same time. Default 1. */
  atOnce?: number;
  /** Those of one owner among them. Default: all. */
  share?: number;
  /** Tasks of one owner that may wait. */
  each: number;
  /** Tasks that may wait in all. */
  all: number;
};

type Waiting = { start: () => void };

/** A few tasks at a time, by turns among the owners: whoever sends many waits for their own. */
export function createTurns({ atOnce = 1, share = atOnce, each, all }: TurnLimits): Turns {
  // In the order in which they have their turn.
  const owners = new Map<string, Set<Waiting>>();
  const running = new Map<string, number>();
  let free = atOnce;
  let count = 0;

  const hasShare = (owner: string): boolean => (running.get(owner) ?? 0) < share;
  const take = (owner: string): void => {
    free -= 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  };

  const remove = (owner: string, waiting: Waiting): void => {
    const queue = owners.get(owner);
    if (!queue?.delete(waiting)) return;
    count -= 1;
    owners.delete(owner);
    if (queue.size > 0) owners.set(owner, queue);
  };

  const enter = (owner: string, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (free > 0 && hasShare(owner)) {
      take(owner);
      return Promise.resolve();
    }
    const queue = owners.get(owner) ?? new Set();
    // Who has a share left waits for others alone.
    if (count >= all) throw new TooManyWaitingError(hasShare(owner) ? 'all' : 'owner');
    if (queue.size >= each) throw new TooManyWaitingError('owner');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      start: () => {
        signal?.removeEventListener('abort', abandon);
        resolve();
      },
    };
    const abandon = (): void => {
      remove(owner, waiting);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abandon, { once: true });
    queue.add(waiting);
    count += 1;
    owners.set(owner, queue);
    return promise;
  };

  const leave = (owner: string): void => {
    free += 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    for (const [next, queue] of owners) {
      const [waiting] = queue;
      if (waiting === undefined || !hasShare(next)) continue;
      // Behind the others, if more of theirs waits.
      remove(next, waiting);
      take(next);
      waiting.start();
      return;
    }
  };

  return {
    async run(owner, task, signal) {
      await enter(owner, signal);
      try {
        return await task();
      } finally {
        leave(owner);
      }
    },
  };
}
