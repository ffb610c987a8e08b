import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

export interface RoundRobin {
  /** Chooses who was chosen longest ago, or never; of several, the first. Undefined for nobody. */
  next(waiting: Iterable<string>): string | undefined;
}

// Who was not chosen for so long counts as new.
const REMEMBERED = 10_000;

/** Takes turns among those who wait: whoever asks a thousand times waits behind one request of everybody else. */
export function createRoundRobin(): RoundRobin {
  const chosenAt = new LRUCache<string, number>(atMost(REMEMBERED));
  let turn = 0;
  return {
    next: (waiting) => {
      let chosen: string | undefined;
      let oldest = Infinity;
      for (const name of waiting) {
        const at = chosenAt.peek(name) ?? 0;
        if (at < oldest) [chosen, oldest] = [name, at];
      }
      if (chosen !== undefined) chosenAt.set(chosen, ++turn);
      return chosen;
    },
  };
}
