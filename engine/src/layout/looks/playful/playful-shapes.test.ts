import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { burstPath, drawConfetti } from './playful-shapes.ts';

test('confetti falls on the canvas, never on what it must avoid, and pieces keep apart', () => {
  const canvas = { width: 1200, height: 630 };
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 300 }),
      (seed, x, y) => {
        const avoid = { x, y, width: 400, height: 250 };
        const svg = drawConfetti(canvas, [avoid], 20, ['#ff0000'], createRandom(seed));
        const places = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map((m) => [
          Number(m[1]),
          Number(m[2]),
        ]);
        expect(places.length).toBeGreaterThan(5);
        for (const [index, [px = 0, py = 0]] of places.entries()) {
          expect(px >= 0 && px <= canvas.width && py >= 0 && py <= canvas.height).toBe(true);
          const inside =
            px > avoid.x && px < avoid.x + avoid.width && py > avoid.y && py < avoid.y + avoid.height;
          expect(inside).toBe(false);
          for (const [qx = 0, qy = 0] of places.slice(index + 1)) {
            expect(Math.hypot(px - qx, py - qy)).toBeGreaterThan(60);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a burst has its tips on the outer circle and its valleys on the inner one', () => {
  const corners = burstPath({ x: 0, y: 0 }, 100, 12, 0.8).slice(1, -1).split('L');
  expect(corners).toHaveLength(24);
  const radii = corners.map((corner) => Math.hypot(...(corner.split(' ').map(Number) as [number, number])));
  radii.forEach((radius, index) => {
    expect(radius).toBeCloseTo(index % 2 === 0 ? 100 : 80, 0);
  });
});
