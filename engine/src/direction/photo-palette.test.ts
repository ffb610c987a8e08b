import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { decodePhoto } from '../photo/decode-photo.ts';
import { anyDials, drawPixels, toPng } from '../photo/testing/synthetic-picture.ts';
import { toPhotoPalette } from './photo-palette.ts';

describe('the colors of a picture', () => {
  it('are read on each other, calm, and of its hue', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDials,
        fc.constantFrom('light' as const, 'dark' as const),
        fc.integer({ min: 0, max: 359 }),
        async (dials, scheme, hue) => {
          const photo = await decodePhoto(await toPng(drawPixels(dials)));
          const palette = toPhotoPalette(photo, scheme, hue);
          expect(contrast(palette.foreground, palette.background)).toBeGreaterThanOrEqual(8);
          expect(contrast(palette.muted, palette.background)).toBeGreaterThanOrEqual(4.99);
          expect(contrast(palette.accentText, palette.background)).toBeGreaterThanOrEqual(4.59);
          expect(toOklch(palette.background).l > 0.5).toBe(scheme === 'light');
          const accent = toOklch(palette.accent);
          expect(accent.c).toBeLessThan(0.13);
          expect(hueDistance(accent.h, photo.hue ?? hue)).toBeLessThan(8);
        },
      ),
      { seed: 3, numRuns: 10 },
    );
  });
});
