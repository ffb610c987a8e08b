import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { Clock } from '../base/clock.ts';

/** A read-through cache whose entries expire, and whose loads are shared. Misses are not cached. */
export interface TtlCache<Value> {
  get(key: string): Promise<Value | undefined>;
  /** After this call, nothing whose load began before it is served from the cache, unless nothing can be loaded. */
  expire(): void;
  /** Nor are the values that match, not even then. */
  forget(matches: (value: Value, key: string) => boolean): void;
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
  const values = new LRUCache<string, { value: Value; readAt: number; epoch: number }>(atMost(options.max));
  const loading = new Map<string, Promise<Value | undefined>>();
  // Of values: those of an earlier one are stale.
  let epoch = 0;
  // What began to load before the last change may not know of it.
  let changes = 0;
  // Since the last load failed for want of a server; undefined when all is well.
  let failure: { retryAt: number } | undefined;

  function load(key: string, now: number): Promise<Value | undefined> {
    const running = loading.get(key);
    if (running !== undefined) return running;
    const done = read(key, now).finally(() => {
      if (loading.get(key) === done) loading.delete(key);
    });
    loading.set(key, done);
    return done;
  }

  async function read(key: string, now: number): Promise<Value | undefined> {
    const changesAtStart = changes;
    const value = await options.load(key);
    failure = undefined;
    if (value === undefined) values.delete(key);
    // Dated from before the load, so that a change right after the read is never hidden for longer than `ttlMs`.
    else if (changes === changesAtStart) values.set(key, { value, readAt: now, epoch });
    return value;
  }

  return {
    async get(key) {
      const now = options.clock.now().getTime();
      const found = values.get(key);
      // A clock that was set back expires the entry; it must not extend its life.
      const age = found && now >= found.readAt ? now - found.readAt : Number.POSITIVE_INFINITY;
      if (age < ttlMs && found?.epoch === epoch) return found.value;
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

    expire() {
      epoch += 1;
      changes += 1;
      loading.clear();
    },

    forget(matches) {
      changes += 1;
      loading.clear();
      for (const [key, { value }] of values.entries()) if (matches(value, key)) values.delete(key);
    },
  };
}
