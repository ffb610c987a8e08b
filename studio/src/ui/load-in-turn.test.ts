import { expect, test } from 'vitest';
import { createTurns } from './load-in-turn.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('as many have a turn as may, and the next one when one is given back, once', async () => {
  const take = createTurns(2);
  const { signal } = new AbortController();
  const back = [await take(signal), await take(signal)];
  const had: string[] = [];
  for (const name of ['third', 'fourth']) void take(signal).then(() => had.push(name));
  await settle();
  expect(had).toEqual([]);
  back[0]?.();
  back[0]?.();
  await settle();
  expect(had).toEqual(['third']);
});

test('who leaves the page gives up its place', async () => {
  const take = createTurns(1);
  const back = await take(new AbortController().signal);
  const leaving = new AbortController();
  const left = take(leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  back();
  await expect(take(new AbortController().signal)).resolves.toBeTypeOf('function');
});
