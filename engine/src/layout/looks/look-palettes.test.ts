import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { createRandom } from '../../random.ts';
import { toElegantPalette } from './elegant/elegant-palette.ts';
import { toNeonPalette } from './neon/neon-palette.ts';
import { toPlayfulPalette } from './playful/playful-palette.ts';
import { toRetroPalette } from './retro/retro-palette.ts';

const colors = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const asked = fc.array(colors, { maxLength: 2 });
const schemes = fc.constantFrom<'light' | 'dark'>('light', 'dark');
const seeds = fc.nat(1000);

test('retro type reads on its ground, whatever colors are asked for', () => {
  fc.assert(
    fc.property(asked, schemes, seeds, (wanted, scheme, seed) => {
      const { ground, ink, muted, pop } = toRetroPalette(wanted, scheme, createRandom(seed));
      for (const color of [ink, muted, pop]) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([[[]], [['pastel' as const]]])(
  'playful type reads on ground, beams, plates and pills: %j',
  (moods) => {
    fc.assert(
      fc.property(asked, schemes, seeds, (colors, scheme, seed) => {
        const wish = { colors, moods, scheme };
        const { ground, ray, ink, text, paper, figure } = toPlayfulPalette(wish, createRandom(seed));
        for (const behind of [ground, ray]) expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
        for (const pale of [paper, figure]) expect(contrast(pale, ink)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  },
);

test('elegant type reads on its ground', () => {
  fc.assert(
    fc.property(colors, schemes, (accent, scheme) => {
      for (const wanted of [true, false]) {
        const { ground, ink, muted, accentText } = toElegantPalette(accent, scheme, wanted);
        for (const color of [ink, muted, accentText])
          expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('neon tubes read on the night sky from its top to the horizon', () => {
  fc.assert(
    fc.property(asked, seeds, (wanted, seed) => {
      const { sky, floor, ink, muted, second } = toNeonPalette(wanted, createRandom(seed));
      for (const color of [ink, muted, second]) {
        for (const behind of [sky, floor]) expect(contrast(color, behind)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
