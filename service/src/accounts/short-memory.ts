import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';

/** Loaded values, kept for a short while, until `forget`. What is not found is not kept. */
export interface ShortMemory<Value> {
  get(key: string): Promise<Value | undefined>;
  /** Nothing that was loaded, or began to load, before this call is answered from memory after it. */
  forget(): void;
}

/** A memory of at most `max` values; `load` is asked again `ttlMs` after it was last asked for a key. */
export function createShortMemory<Value extends object>(options: {
  load: (key: string) => Promise<Value | undefined>;
  ttlMs: number;
  max: number;
  clock: Clock;
}): ShortMemory<Value> {
  const values = new LRUCache<string, { value: Value; readAt: number }>({ max: options.max });
  let age = 0;

  return {
    async get(key) {
      const now = options.clock.now().getTime();
      const found = values.get(key);
      // A clock that was set back makes the value old, not young for longer.
      if (found !== undefined && now >= found.readAt && now < found.readAt + options.ttlMs)
        return found.value;
      const ageAtStart = age;
      const value = await options.load(key);
      if (value === undefined) values.delete(key);
      // Timed from before the load: a change just after the read is not hidden for longer than `ttlMs`.
      else if (age === ageAtStart) values.set(key, { value, readAt: now });
      return value;
    },

    forget() {
      age += 1;
      values.clear();
    },
  };
}
