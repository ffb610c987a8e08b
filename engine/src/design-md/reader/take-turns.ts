export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

export interface Turns {
  /** Runs `task` in the turn of `owner`. Throws `TooManyWaitingError`; rejects with the signal's reason while it waits. */
  run<Value>(owner: string, task: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

type Waiting = { start: () => void };

/**
 * One task at a time, by turns among the owners: whoever sends many waits for their own. An owner may have `each`
 * tasks waiting, and all of them together `all`.
 */
export function createTurns(each: number, all: number): Turns {
  // In the order in which they have their turn.
  const owners = new Map<string, Set<Waiting>>();
  let isBusy = false;
  let count = 0;

  const remove = (owner: string, waiting: Waiting): void => {
    const queue = owners.get(owner);
    if (!queue?.delete(waiting)) return;
    count -= 1;
    owners.delete(owner);
    if (queue.size > 0) owners.set(owner, queue);
  };

  const enter = (owner: string, signal: AbortSignal): Promise<void> => {
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    const queue = owners.get(owner) ?? new Set();
    if (queue.size >= each)
      throw new TooManyWaitingError(`${each} documents of this account wait to be read already`);
    if (count >= all) throw new TooManyWaitingError(`${all} documents wait to be read already`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      start: () => {
        signal.removeEventListener('abort', abandon);
        resolve();
      },
    };
    const abandon = (): void => {
      remove(owner, waiting);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abandon, { once: true });
    queue.add(waiting);
    count += 1;
    owners.set(owner, queue);
    return promise;
  };

  const leave = (): void => {
    const [owner, queue] = owners.entries().next().value ?? [];
    const waiting = queue?.values().next().value;
    if (owner === undefined || waiting === undefined) {
      isBusy = false;
      return;
    }
    // Behind the others, if more of theirs waits.
    remove(owner, waiting);
    waiting.start();
  };

  return {
    async run(owner, task, signal) {
      await enter(owner, signal);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
