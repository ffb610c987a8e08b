import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../../color/contrast.ts';
import { poolAround, toLight } from './stage-lamps.ts';

const box = fc.record({
  x: fc.integer({ min: 0, max: 600 }),
  y: fc.integer({ min: 0, max: 600 }),
  width: fc.integer({ min: 10, max: 600 }),
  height: fc.integer({ min: 10, max: 200 }),
});

test('a pool of light holds every corner of the words in it', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 5 }), (boxes) => {
      const { x, y, rx, ry } = poolAround(boxes);
      for (const { x: left, y: top, width, height } of boxes)
        for (const [cornerX, cornerY] of [
          [left, top],
          [left + width, top],
          [left, top + height],
          [left + width, top + height],
        ] as const)
          expect(((cornerX - x) / rx) ** 2 + ((cornerY - y) / ry) ** 2).toBeLessThan(1);
    }),
  );
});

test('light on a dark ground is far lighter than the ground, whatever the palette', () => {
  const color = fc.constantFrom('#1f4fd8', '#8a1538', '#0f5132', '#ffcc00', '#111111', '#f4f4f4');
  fc.assert(
    fc.property(color, color, (accent, accent2) => {
      const ground = {
        background: '#0c0c14',
        surface: '#16161e',
        foreground: '#fafafa',
        muted: '#c8c8c8',
        accent,
        accent2,
        accentText: '#fafafa',
      };
      const { heart, pool } = toLight(ground, ground);
      expect(contrast(heart, ground.background)).toBeGreaterThan(10);
      expect(contrast(pool, ground.background)).toBeGreaterThan(6);
    }),
  );
});
