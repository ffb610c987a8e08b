import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';

/** A read-through cache whose entries expire. Misses are not cached. */
export interface TtlCache<Value> {
  get(key: string): Promise<Value | undefined>;
  /** After this call, nothing whose load began before it is served from the cache. */
  clear(): void;
}

type TtlCacheOptions<Value> = {
  load: (key: string) => Promise<Value | undefined>;
  ttlMs: number;
  max: number;
  clock: Clock;
  /** While nothing can be loaded: older values are served up to this age. */
  outage?: { maxAgeMs: number; isOutage(error: unknown): boolean };
};

// During an outage, how long the next attempt waits; meanwhile, older values are served at once.
const RETRY_MS = 1_000;

/** Caches at most `max` values; `load` runs again once an entry is `ttlMs` old. */
export function createTtlCache<Value extends object>(options: TtlCacheOptions<Value>): TtlCache<Value> {
  const { ttlMs, outage } = options;
  const values = new LRUCache<string, { value: Value; readAt: number }>({ max: options.max });
  let generation = 0;
  // Since the last load failed for want of a server; undefined when all is well.
  let failure: { retryAt: number } | undefined;

  async function load(key: string, now: number): Promise<Value | undefined> {
    const generationAtStart = generation;
    const value = await options.load(key);
    failure = undefined;
    if (value === undefined) values.delete(key);
    // Dated from before the load, so that a change right after the read is never hidden for longer than `ttlMs`.
    else if (generation === generationAtStart) values.set(key, { value, readAt: now });
    return value;
  }

  return {
    async get(key) {
      const now = options.clock.now().getTime();
      const found = values.get(key);
      // A clock that was set back expires the entry; it must not extend its life.
      const age = found && now >= found.readAt ? now - found.readAt : Number.POSITIVE_INFINITY;
      if (age < ttlMs) return found?.value;
      const spare = age < (outage?.maxAgeMs ?? 0) ? found?.value : undefined;
      if (spare === undefined) return await load(key, now);
      if (failure !== undefined && performance.now() < failure.retryAt) return spare;
      // One asks whether the outage is over; the others do not wait for it.
      if (failure !== undefined) failure.retryAt = Number.POSITIVE_INFINITY;
      try {
        return await load(key, now);
      } catch (error) {
        failure = undefined;
        if (outage?.isOutage(error) !== true) throw error;
        failure = { retryAt: performance.now() + RETRY_MS };
        return spare;
      }
    },

    clear() {
      generation += 1;
      values.clear();
    },
  };
}
