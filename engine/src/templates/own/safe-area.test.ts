import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSafeArea } from './safe-area.ts';

test('is the middle 570 x 540 of a shared card', () => {
  const { x, y, width, height } = toSafeArea(1200, 630);
  expect(width).toBeCloseTo(570, 0);
  expect(height).toBeCloseTo(540, 0);
  expect([x + width / 2, y + height / 2]).toEqual([600, 315]);
});

test('stays inside what each platform shows of any canvas, off its edges', () => {
  const side = fc.integer({ min: 200, max: 2400 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(1.91, 2, 1), (width, height, aspect) => {
      const safe = toSafeArea(width, height);
      const shown = { width: Math.min(width, height * aspect), height: Math.min(height, width / aspect) };
      const least = Math.min(shown.width, shown.height) * 0.03;
      expect(safe.x - (width - shown.width) / 2).toBeGreaterThanOrEqual(least);
      expect(safe.y - (height - shown.height) / 2).toBeGreaterThanOrEqual(least);
      expect(safe.x + safe.width / 2).toBeCloseTo(width / 2);
      expect(safe.y + safe.height / 2).toBeCloseTo(height / 2);
      expect(Math.min(safe.width, safe.height)).toBeGreaterThanOrEqual(80);
    }),
  );
});
