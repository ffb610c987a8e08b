import { createTurns } from '@cardwright/engine/turns';

export interface PlaceTurns {
  /** A place in the turn of `owner`, if it has one; what it gives back must be called. Rejects with the signal's reason while it waits. */
  take(owner: string | undefined, signal: AbortSignal): Promise<() => void>;
}

/** `most` places, and `share` for one owner, that are given in turns. What has no owner takes turns with each of them. */
export function createPlaceTurns({ most, share }: { most: number; share: number }): PlaceTurns {
  const turns = createTurns({ atOnce: most, share, each: Infinity, all: Infinity });
  let unowned = 0;
  return {
    take: (owner, signal) =>
      new Promise((resolve, reject) => {
        const name = owner ?? `unowned ${++unowned}`;
        turns.run(name, () => new Promise<void>((leave) => resolve(leave)), signal).catch(reject);
      }),
  };
}
