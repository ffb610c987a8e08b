import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, polar } from '../../../art/svg.ts';
import { createRandom } from '../../../random.ts';
import { overspray } from './overspray.ts';

const sheets = fc.record({
  middle: fc.tuple(fc.integer({ min: 200, max: 900 }), fc.integer({ min: 200, max: 900 })),
  side: fc.integer({ min: 100, max: 500 }),
  turn: fc.integer({ min: -8, max: 8 }),
  seed: fc.nat(1000),
});

const cornersOf = (middle: Point, side: number, turn: number): Point[] =>
  [225, 315, 45, 135].map((angle) => polar(middle, side * Math.SQRT1_2, angle + turn));

const dropsOf = (svg: string): { x: number; y: number; size: number }[] =>
  Array.from(svg.matchAll(/M([-\d.]+) ([-\d.]+)h([\d.]+)v/g), ([, x, y, size]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
  }));

test('drops fall beside the sheet, and neither on it nor on words', () => {
  fc.assert(
    fc.property(sheets, ({ middle, side, turn, seed }) => {
      const sheet = cornersOf(middle, side, turn);
      const keep = { x: middle[0] + side / 2, y: -1000, width: 400, height: 4000 };
      const mist = { color: '#ff0000', reach: 60, dense: 40, keep };
      const drops = dropsOf(overspray(sheet, mist, createRandom(seed)));
      expect(drops.length).toBeGreaterThan(100);
      for (const { x, y, size } of drops) {
        // Coordinates are rounded to a tenth.
        expect(x + size <= keep.x + 0.15 || x >= keep.x + keep.width - 0.15).toBe(true);
        // Turned back with the sheet.
        const [away, angle] = [
          Math.hypot(x - middle[0], y - middle[1]),
          Math.atan2(y - middle[1], x - middle[0]),
        ];
        const [u, v] = polar([0, 0], away, (angle * 180) / Math.PI - turn);
        const outside = Math.max(Math.abs(u), Math.abs(v)) - side / 2;
        expect(outside).toBeGreaterThan(-0.2);
        expect(outside).toBeLessThan(60 * 1.3);
      }
    }),
  );
});
