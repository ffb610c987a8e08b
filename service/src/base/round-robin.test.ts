import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoundRobin } from './round-robin.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

test('nobody waits for more choices than there are others', () => {
  const waiting = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(waiting, { maxLength: 40 }), (rounds) => {
      const turns = createRoundRobin();
      const waited = new Map<string, number>();
      for (const names of rounds) {
        const chosen = turns.next(names);
        expect(names).toContain(chosen);
        for (const name of NAMES)
          waited.set(name, name === chosen || !names.includes(name) ? 0 : (waited.get(name) ?? 0) + 1);
        for (const count of waited.values()) expect(count).toBeLessThan(5);
      }
    }),
  );
});

test('of those who were never chosen, the first is', () => {
  expect(createRoundRobin().next(['b', 'a'])).toBe('b');
  expect(createRoundRobin().next([])).toBeUndefined();
});
