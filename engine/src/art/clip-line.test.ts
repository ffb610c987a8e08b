import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipLine } from './clip-line.ts';

const box = { x: 10, y: 20, width: 100, height: 50 };

it('keeps what is inside, cuts what crosses, drops what is outside', () => {
  expect(clipLine([20, 30], [40, 60], box)).toEqual([
    [20, 30],
    [40, 60],
  ]);
  expect(clipLine([-90, 40], [310, 40], box)).toEqual([
    [10, 40],
    [110, 40],
  ]);
  expect(clipLine([0, 0], [200, 0], box)).toBeUndefined();
  expect(clipLine([-50, 40], [0, 40], box)).toBeUndefined();
});

it('what is left lies in the box and on the line', () => {
  const coordinate = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, toX, toY) => {
      const part = clipLine([x, y], [toX, toY], box);
      for (const [px, py] of part ?? []) {
        expect(px).toBeGreaterThanOrEqual(box.x - 1e-6);
        expect(px).toBeLessThanOrEqual(box.x + box.width + 1e-6);
        expect(py).toBeGreaterThanOrEqual(box.y - 1e-6);
        expect(py).toBeLessThanOrEqual(box.y + box.height + 1e-6);
        expect((px - x) * (toY - y) - (py - y) * (toX - x)).toBeCloseTo(0, 4);
      }
    }),
  );
});
