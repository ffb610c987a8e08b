import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';

/** A read-through cache whose entries expire. Misses are not cached. */
export interface TtlCache<Value> {
  get(key: string): Promise<Value | undefined>;
  /** After this call, nothing whose load began before it is served from the cache. */
  clear(): void;
}

/** Caches at most `max` values; `load` runs again once an entry is `ttlMs` old. */
export function createTtlCache<Value extends object>(options: {
  load: (key: string) => Promise<Value | undefined>;
  ttlMs: number;
  max: number;
  clock: Clock;
}): TtlCache<Value> {
  const values = new LRUCache<string, { value: Value; readAt: number }>({ max: options.max });
  let generation = 0;

  return {
    async get(key) {
      const now = options.clock.now().getTime();
      const found = values.get(key);
      // A clock that was set back expires the entry; it must not extend its life.
      if (found !== undefined && now >= found.readAt && now < found.readAt + options.ttlMs)
        return found.value;
      const generationAtStart = generation;
      const value = await options.load(key);
      if (value === undefined) values.delete(key);
      // Dated from before the load, so that a change right after the read is never hidden for longer than `ttlMs`.
      else if (generation === generationAtStart) values.set(key, { value, readAt: now });
      return value;
    },

    clear() {
      generation += 1;
      values.clear();
    },
  };
}
