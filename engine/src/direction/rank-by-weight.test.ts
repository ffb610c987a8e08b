import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { rankByWeight } from './rank-by-weight.ts';

const items = [{ weight: 6 }, { weight: 3 }, { weight: 1 }];

it('takes the first where it is told to', () => {
  const leaders = [0, 0.59, 0.61, 0.89, 0.91].map((first) => rankByWeight(items, createRandom(1), first)[0]);
  expect(leaders).toEqual([items[0], items[0], items[1], items[1], items[2]]);
});

it('ranks every item once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ weight: fc.double({ min: 0.01, max: 9, noNaN: true }) })),
      fc.nat(),
      (all, seed) => {
        const ranked = rankByWeight(all, createRandom(seed));
        expect(ranked).toHaveLength(all.length);
        expect(new Set(ranked)).toEqual(new Set(all));
      },
    ),
  );
});
