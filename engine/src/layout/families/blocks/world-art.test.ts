import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toColorsOnBackdrop } from '../../../art/drawings/drawing-colors.ts';
import { drawings } from '../../../art/drawings/drawings.ts';
import { inkOn } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import { EMPTY_BRIEF } from '../../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../../design-request/to-design-request.ts';
import { createRandom } from '../../../random.ts';
import { drawWorld } from './world-art.ts';

// Two tones this near in lightness and chroma are one to the eye.
const MELTS = 0.07;
const request = toDesignRequest({ ...EMPTY_BRIEF, blocks: [{ role: 'title', text: 'Hello' }] });

const toLab = (color: string): readonly [number, number, number] => {
  const { l, c, h } = toOklch(color);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

const apart = (a: string, b: string): number => {
  const [from, to] = [toLab(a), toLab(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};

it('keeps every tone of sky and land off the color of the figure', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...drawings),
      fc.record({
        l: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
        c: fc.double({ min: 0, max: 0.18, noNaN: true }),
        h: fc.integer({ min: 0, max: 359 }),
        dark: fc.boolean(),
      }),
      fc.nat(),
      (drawing, { l, c, h, dark }, seed) => {
        const accent = oklch(l, c, h);
        const background = dark ? '#14161c' : '#fbfaf7';
        const foreground = inkOn(background);
        const palette = {
          background,
          surface: mix(background, foreground, 0.1),
          foreground,
          muted: foreground,
          accent,
          accent2: oklch(0.7, 0.1, h + 120),
          accentText: foreground,
        };
        const { colors, backdrop } = toColorsOnBackdrop(drawing, palette, request);
        fc.pre(apart(colors.main, backdrop) >= 0.16);
        const world = drawWorld(
          { x: 0, y: 0, width: 500, height: 500 },
          drawing,
          { backdrop, figure: colors.main, level: 0.88 },
          createRandom(seed),
        );
        const [, , , ...land] = [...world.behind.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(
          ([, color]) => color,
        );
        const sky = [...world.defs.matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
        for (const tone of [...sky, ...land]) expect(apart(tone ?? '', colors.main)).toBeGreaterThan(MELTS);
      },
    ),
    { seed: 3, numRuns: 400 },
  );
});
