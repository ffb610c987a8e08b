import { beforeEach, describe, expect, test } from 'vitest';
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

describe('clear', () => {
  test('makes the next read load again', async () => {
    const cache = create();
    await cache.get('a');
    stored = undefined;
    cache.clear();
    expect(await cache.get('a')).toBeUndefined();
  });

  test('keeps the stale result of a running load out of the cache', async () => {
    const cache = create();
    const loading = cache.get('a');
    stored = undefined;
    cache.clear();
    await loading;
    expect(await cache.get('a')).toBeUndefined();
  });
});

test('caches no more values than allowed', async () => {
  const cache = create(2);
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key);
  expect(loads).toBe(4);
});
