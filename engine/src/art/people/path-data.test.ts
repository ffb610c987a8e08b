import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ovalPath, parsePath, pathExtent, writePath } from './path-data.ts';

const coordinate = fc.integer({ min: -500, max: 500 });
const point = fc.tuple(coordinate, coordinate);

test('a curve lies within its extent and touches all four sides of it', () => {
  fc.assert(
    fc.property(point, point, point, point, (a, b, c, d) => {
      const extent = pathExtent(parsePath(`M${a.join(' ')}C${[b, c, d].flat().join(' ')}`));
      const seen = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      for (let i = 0; i <= 400; i++) {
        const t = i / 400;
        const [x = 0, y = 0] = ([0, 1] as const).map(
          (k) =>
            a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + d[k] * t ** 3,
        );
        seen.left = Math.min(seen.left, x);
        seen.right = Math.max(seen.right, x);
        seen.top = Math.min(seen.top, y);
        seen.bottom = Math.max(seen.bottom, y);
      }
      for (const side of ['left', 'top', 'right', 'bottom'] as const)
        expect(Math.abs(extent[side] - seen[side])).toBeLessThan(0.2);
    }),
  );
});

test('path data that is written reads back as the same', () => {
  const data = 'M0 0L10 5C1 2 3 4 5 6Z';
  expect(writePath(parsePath(data))).toBe(data);
  expect(writePath(parsePath('M1 2H5V9'))).toBe('M1 2L5 2L5 9');
});

test('a quadratic curve becomes the cubic of the same shape', () => {
  expect(pathExtent(parsePath('M0 0Q50 100 100 0'))).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
});

test('an oval has the extent of its radii', () => {
  const { left, top, right, bottom } = pathExtent(ovalPath([10, 20], 30, 5));
  expect([left, top, right, bottom]).toEqual([-20, 15, 40, 25]);
});

test.each(['m0 0', 'M0 0a1 1 0 0 0 2 2', 'M0 0S1 1 2 2'])('%s is refused', (data) => {
  expect(() => parsePath(data)).toThrow('path command');
});
