import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../../color/contrast.ts';
import { createRandom } from '../../../random.ts';
import { drawCoverArt, toCoverTones } from './cover-art.ts';
import { toField } from './kit.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the largest shapes of a cover stand out from their field, whatever the palette', () => {
  fc.assert(
    fc.property(hex, hex, hex, fc.nat(), (background, accent, accent2, seed) => {
      const palette = toField(
        {
          background,
          surface: background,
          foreground: '#000000',
          muted: '#000000',
          accent,
          accent2,
          accentText: accent,
        },
        background,
      );
      const { field, first, second } = toCoverTones(palette, palette, createRandom(seed));
      expect(contrast(first, field)).toBeGreaterThan(1.4);
      expect(second).not.toBe(field);
      expect(second).not.toBe(first);
    }),
  );
});

test('a cover is the same for the same seed, and differs by it', () => {
  const tones = { field: '#ffffff', first: '#d22f27', second: '#111111', third: '#f2b035' };
  const draw = (seed: number): string =>
    drawCoverArt('book', { width: 900, height: 400 }, tones, createRandom(seed));
  expect(draw(4)).toBe(draw(4));
  expect(new Set(Array.from({ length: 12 }, (_, seed) => draw(seed))).size).toBeGreaterThan(4);
});
