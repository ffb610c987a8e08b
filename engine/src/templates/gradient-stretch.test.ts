import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGradientStretch } from './gradient-stretch.ts';

const canvas = { width: 1200, height: 630 };

test('the whole canvas shows the whole gradient at any angle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), (angle) => {
      const [from, to] = toGradientStretch([{ x: 0, y: 0, ...canvas }], canvas, angle);
      expect(from).toBeCloseTo(0);
      expect(to).toBeCloseTo(1);
    }),
  );
});

test.each([
  [0, [0, 0.5]],
  [90, [0, 0.25]],
  [180, [0.5, 1]],
  [270, [0.75, 1]],
])('at %i degrees the lower left quarter shows %j', (angle, stretch) => {
  const quarter = { x: 0, y: 315, width: 300, height: 315 };
  const [from, to] = toGradientStretch([quarter], canvas, angle);
  expect(from).toBeCloseTo(stretch[0] ?? Number.NaN);
  expect(to).toBeCloseTo(stretch[1] ?? Number.NaN);
});
