import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

let time: number;
let loads: number;
let stored: { name: string } | undefined;
let beforeLoadEnds: () => void;
const clock = { now: () => new Date(time) };
const create = (max = 10) =>
  createTtlCache({
    ttlMs: 4_000,
    max,
    clock,
    load: async () => {
      loads += 1;
      const read = stored;
      await Promise.resolve();
      beforeLoadEnds();
      return read;
    },
  });
beforeEach(() => {
  time = 1_000_000;
  loads = 0;
  stored = { name: 'old' };
  beforeLoadEnds = () => {};
});

describe('a value', () => {
  test('is loaded once, and again after its TTL', async () => {
    const cache = create();
    await cache.get('a');
    time += 3_999;
    stored = { name: 'new' };
    expect(await cache.get('a')).toEqual({ name: 'old' });
    expect(loads).toBe(1);
    time += 1;
    expect(await cache.get('a')).toEqual({ name: 'new' });
  });

  test('is not cached for longer because its load was slow', async () => {
    const cache = create();
    beforeLoadEnds = () => {
      time += 3_000;
    };
    await cache.get('a');
    stored = undefined;
    time += 1_000;
    expect(await cache.get('a')).toBeUndefined();
  });

  test('is not cached for longer because the clock was set back', async () => {
    const cache = create();
    await cache.get('a');
    stored = undefined;
    time -= 3_600_000;
    expect(await cache.get('a')).toBeUndefined();
  });

  test('that is missing is loaded each time', async () => {
    const cache = create();
    stored = undefined;
    await cache.get('a');
    stored = { name: 'new' };
    expect(await cache.get('a')).toEqual({ name: 'new' });
  });
});

describe('expire', () => {
  test('makes the next read load again', async () => {
    const cache = create();
    await cache.get('a');
    stored = undefined;
    cache.expire();
    expect(await cache.get('a')).toBeUndefined();
  });

  test('keeps the stale result of a running load out of the cache', async () => {
    const cache = create();
    const loading = cache.get('a');
    stored = undefined;
    cache.expire();
    await loading;
    expect(await cache.get('a')).toBeUndefined();
  });
});

test('forget drops what matches, and what is being loaded, and leaves the rest', async () => {
  const cache = create();
  await cache.get('a');
  await cache.get('b');
  const loading = cache.get('c');
  stored = undefined;
  cache.forget((_, key) => key === 'a');
  await loading;
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([
    undefined,
    { name: 'old' },
    undefined,
  ]);
});

test('who asks at once for the same value shares its load, but not one that began before a change', async () => {
  const cache = create();
  await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')]);
  expect(loads).toBe(1);
  const before = cache.get('b');
  cache.expire();
  stored = { name: 'new' };
  expect([await cache.get('b'), await before]).toEqual([{ name: 'new' }, { name: 'old' }]);
});

describe('while nothing can be loaded', () => {
  class Away extends Error {}
  let fault: Error | undefined;
  let gate: Promise<void> | undefined;
  const createLasting = () =>
    createTtlCache({
      ttlMs: 4_000,
      max: 10,
      clock,
      outage: { maxAgeMs: 60_000, isOutage: (error) => error instanceof Away },
      load: async () => {
        loads += 1;
        await gate;
        if (fault) throw fault;
        return stored;
      },
    });
  beforeEach(() => {
    fault = undefined;
    gate = undefined;
  });

  test('older values are served, up to their age', async () => {
    const cache = createLasting();
    await cache.get('a');
    fault = new Away();
    time += 59_999;
    expect(await cache.get('a')).toEqual({ name: 'old' });
    time += 1;
    await expect(cache.get('a')).rejects.toThrow(Away);
    await expect(cache.get('b')).rejects.toThrow(Away);
  });

  test('values that expired at a change are served, and forgotten ones are not', async () => {
    const cache = createLasting();
    await cache.get('a');
    await cache.get('b');
    cache.expire();
    cache.forget((_, key) => key === 'b');
    fault = new Away();
    expect(await cache.get('a')).toEqual({ name: 'old' });
    await expect(cache.get('b')).rejects.toThrow(Away);
  });

  test('nobody waits for the one who asks whether that is over', async () => {
    const cache = createLasting();
    await cache.get('a');
    fault = new Away();
    time += 10_000;
    await cache.get('a');
    const asked = loads;
    for (let at = 0; at < 10; at++) await cache.get('a');
    expect(loads).toBe(asked);

    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    const asking = cache.get('a');
    expect(await Promise.all([cache.get('a'), cache.get('a')])).toHaveLength(2);
    expect(loads).toBe(asked + 1);
    fault = undefined;
    stored = { name: 'new' };
    resolve();
    expect([await asking, await cache.get('a')]).toEqual([{ name: 'new' }, { name: 'new' }]);
    vi.restoreAllMocks();
  });

  test('another error is no outage', async () => {
    const cache = createLasting();
    await cache.get('a');
    fault = new Away();
    time += 10_000;
    await cache.get('a');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    fault = new Error('a bug');
    await expect(cache.get('a')).rejects.toThrow('a bug');
    fault = undefined;
    stored = undefined;
    expect(await cache.get('a')).toBeUndefined();
    vi.restoreAllMocks();
  });
});

test('caches no more values than allowed', async () => {
  const cache = create(2);
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key);
  expect(loads).toBe(4);
});
