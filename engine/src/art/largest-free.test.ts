import fc from 'fast-check';
import { expect, it } from 'vitest';
import { intersection } from './free-box.ts';
import { largestFree } from './largest-free.ts';

const canvas = { x: 0, y: 0, width: 1200, height: 630 };

it('takes what a title above and facts on the left leave', () => {
  const title = { x: 0, y: 0, width: 1200, height: 200 };
  const facts = { x: 0, y: 200, width: 400, height: 430 };
  expect(largestFree(canvas, [title, facts], 50)).toEqual({ x: 400, y: 200, width: 800, height: 430 });
});

it('finds none where all that is left is slivers', () => {
  expect(largestFree(canvas, [{ x: 30, y: 30, width: 1140, height: 570 }], 50)).toBeUndefined();
});

it('lies in the area and touches nothing that is taken', () => {
  const length = fc.integer({ min: 1, max: 900 });
  const box = fc.record({
    x: fc.integer({ min: -300, max: 1300 }),
    y: fc.integer({ min: -300, max: 700 }),
    width: length,
    height: length,
  });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), (taken) => {
      const free = largestFree(canvas, taken, 20);
      if (!free) return;
      expect(intersection(free, canvas)).toEqual(free);
      for (const other of taken) {
        const { width, height } = intersection(free, other);
        expect(width * height).toBe(0);
      }
    }),
  );
});
