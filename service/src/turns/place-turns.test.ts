import { expect, test } from 'vitest';
import { createPlaceTurns } from './place-turns.ts';

const NEVER = new AbortController().signal;

test('whoever wants all places has a share of them, and others their turn', async () => {
  const places = createPlaceTurns({ most: 5, share: 4 });
  const leaves: (() => void)[] = [];
  const order: string[] = [];
  const take = async (owner: string | undefined, name = owner ?? ''): Promise<void> => {
    leaves.push(await places.take(owner, NEVER));
    order.push(name);
  };
  const all = Array.from({ length: 7 }, () => take('ada'));
  await expect.poll(() => order).toEqual(['ada', 'ada', 'ada', 'ada']);
  await take('eve');
  all.push(take(undefined, 'own work'), take('eve'));
  while (order.length < 10) {
    leaves.shift()?.();
    await new Promise(setImmediate);
  }
  expect(order).toEqual(['ada', 'ada', 'ada', 'ada', 'eve', 'ada', 'own work', 'eve', 'ada', 'ada']);
  await Promise.all(all);
});

test('who waits too long is told so, and takes no place', async () => {
  const places = createPlaceTurns({ most: 1, share: 1 });
  const leave = await places.take('ada', NEVER);
  await expect(places.take('eve', AbortSignal.timeout(5))).rejects.toThrow();
  leave();
  (await places.take('bob', NEVER))();
});
