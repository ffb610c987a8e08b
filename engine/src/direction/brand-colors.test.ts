import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFontFamily } from '../assets/font-catalogue.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import type { Brand } from './brand.ts';
import { toBrandColors } from './brand-colors.ts';
import { toBrandFont } from './brand-font.ts';
import { anyColor, anyRequest, requestOf } from './design-request.fixture.ts';

const ACME: Brand = {
  colors: { bg: '#0b1020', fg: '#f4f6ff', muted: '#a9b0c8', accent: '#ff5533' },
  card: {},
  family: 'Space Grotesk',
};
const anyBrand: fc.Arbitrary<Brand> = fc.record({
  colors: fc.record(
    { bg: anyColor, bg2: anyColor, fg: anyColor, muted: anyColor, accent: anyColor },
    { requiredKeys: [] },
  ),
  card: fc.constant({}),
});

test("a brand keeps its colors, whatever the prompt's wishes", () => {
  const wishes = { colors: ['#00ff00'], moods: ['retro' as const], scheme: 'light' as const };
  expect(toBrandColors(requestOf(wishes), ACME)).toMatchObject({
    scheme: 'dark',
    palette: { background: '#0b1020', foreground: '#f4f6ff', muted: '#a9b0c8', accent: '#ff5533' },
  });
});

test('words can be read, shapes can be seen, and what the brand declares is kept where that allows', () => {
  fc.assert(
    fc.property(anyRequest, anyBrand, (request, brand) => {
      const palette = toBrandColors(request, brand)?.palette;
      if (!palette) return;
      const { background, foreground, muted, accent, accent2, accentText } = palette;
      for (const text of [foreground, muted, accentText])
        expect(contrast(text, background)).toBeGreaterThanOrEqual(4.4);
      for (const shape of [accent, accent2]) expect(contrast(shape, background)).toBeGreaterThanOrEqual(1.3);
      const { colors } = brand;
      if (colors.bg) expect(background).toBe(colors.bg);
      if (colors.fg && contrast(colors.fg, background) >= 4.5) expect(foreground).toBe(colors.fg);
      if (colors.accent && contrast(colors.accent, background) >= 1.35) expect(accent).toBe(colors.accent);
    }),
  );
});

describe('a brand of which no color is known', () => {
  const UNKNOWN: Brand = { colors: {}, card: {} };

  test('is neutral: no color is made up', () => {
    for (const color of Object.values(toBrandColors(requestOf(), UNKNOWN)?.palette ?? {}))
      expect(toOklch(color).c).toBeLessThan(0.03);
  });

  test('leaves colors to the prompt, where it asks for some', () => {
    expect(toBrandColors(requestOf({ colors: ['#00ff00'] }), UNKNOWN)).toBeUndefined();
  });
});

test('headings are set in the weight and spacing of the brand, as far as its family has them', () => {
  expect(toBrandFont({ colors: {}, card: {} })).toBeUndefined();
  expect(toBrandFont({ ...ACME, heading: { weight: 300, letterSpacing: -0.03 } })).toMatchObject({
    family: 'Space Grotesk',
    weight: 300,
    letterSpacing: -0.03,
  });
  for (const family of ['Instrument Serif', 'Anton', 'Arimo', 'Caveat', 'JetBrains Mono']) {
    const [lightest, heaviest] = getFontFamily(family).weights;
    const { weight = 0 } =
      toBrandFont({ ...ACME, family, heading: { weight: 100, letterSpacing: -3 } }) ?? {};
    expect(weight).toBeGreaterThanOrEqual(lightest);
    expect(weight).toBeLessThanOrEqual(heaviest);
  }
});
