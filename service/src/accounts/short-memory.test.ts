import { beforeEach, describe, expect, test } from 'vitest';
import { createShortMemory } from './short-memory.ts';

let time: number;
let loads: number;
let stored: { name: string } | undefined;
let beforeAnswer: () => void;
const clock = { now: () => new Date(time) };
const create = (max = 10) =>
  createShortMemory({
    ttlMs: 4_000,
    max,
    clock,
    load: async () => {
      loads += 1;
      const read = stored;
      await Promise.resolve();
      beforeAnswer();
      return read;
    },
  });
beforeEach(() => {
  time = 1_000_000;
  loads = 0;
  stored = { name: 'old' };
  beforeAnswer = () => {};
});

describe('a value', () => {
  test('is loaded once and read again when its time is over', async () => {
    const memory = create();
    await memory.get('a');
    time += 3_999;
    stored = { name: 'new' };
    expect(await memory.get('a')).toEqual({ name: 'old' });
    expect(loads).toBe(1);
    time += 1;
    expect(await memory.get('a')).toEqual({ name: 'new' });
  });

  test('is not kept for longer because its load was slow', async () => {
    const memory = create();
    beforeAnswer = () => {
      time += 3_000;
    };
    await memory.get('a');
    stored = undefined;
    time += 1_000;
    expect(await memory.get('a')).toBeUndefined();
  });

  test('is not kept for longer because the clock was set back', async () => {
    const memory = create();
    await memory.get('a');
    stored = undefined;
    time -= 3_600_000;
    expect(await memory.get('a')).toBeUndefined();
  });

  test('that is missing is asked for each time', async () => {
    const memory = create();
    stored = undefined;
    await memory.get('a');
    stored = { name: 'new' };
    expect(await memory.get('a')).toEqual({ name: 'new' });
  });
});

describe('forgetting', () => {
  test('makes the next answer a fresh one', async () => {
    const memory = create();
    await memory.get('a');
    stored = undefined;
    memory.forget();
    expect(await memory.get('a')).toBeUndefined();
  });

  test('while a load is under way keeps its stale answer out of the memory', async () => {
    const memory = create();
    const under = memory.get('a');
    stored = undefined;
    memory.forget();
    await under;
    expect(await memory.get('a')).toBeUndefined();
  });
});

test('no more values are kept than allowed', async () => {
  const memory = create(2);
  for (const key of ['a', 'b', 'c', 'a']) await memory.get(key);
  expect(loads).toBe(4);
});
