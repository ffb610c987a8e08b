import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { DrawingColors } from './drawing.ts';
import { drawings } from './drawings.ts';
import { LEAST_SEEN, partOutline, seenShare } from './part-outline.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors: fc.Arbitrary<DrawingColors> = fc.record({
  main: color,
  second: color,
  accent: color,
  ink: color,
  light: color,
});

test('the outline of every drawing in any colors is seen on any ground', () => {
  fc.assert(
    fc.property(fc.constantFrom(...drawings), colors, color, (drawing, own, ground) => {
      const parted = partOutline(drawing, own, ground);
      expect(seenShare(drawing, parted, ground)).toBeGreaterThanOrEqual(LEAST_SEEN);
    }),
  );
});

test('what is asked for stays as it is, and everything else keeps its hue', () => {
  fc.assert(
    fc.property(fc.constantFrom(...drawings), colors, color, (drawing, own, ground) => {
      const parted = partOutline(drawing, own, ground, [own.main]);
      expect(parted.main).toBe(own.main);
      for (const tone of ['second', 'accent', 'ink', 'light'] as const) {
        const [before, after] = [toOklch(own[tone]), toOklch(parted[tone])];
        if (after.c > 0.02) expect(hueDistance(before.h, after.h)).toBeLessThan(6);
      }
    }),
  );
});
