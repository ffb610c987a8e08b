import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFontFamily } from '../assets/font-catalogue.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import type { Brand } from './brand.ts';
import { anyColor, anyRequest, requestOf } from './design-request.fixture.ts';
import { direct } from './direct.ts';
import { directBrand } from './direct-brand.ts';

const size = { width: 1200, height: 630 };
const seeds = Array.from({ length: 25 }, (_, i) => i * 7919);
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

describe('a brand that can be read', () => {
  test.each(seeds)("keeps its colors and its family with seed %d, whatever the prompt's wishes", (seed) => {
    const wishes = { colors: ['#00ff00'], moods: ['retro' as const], scheme: 'light' as const };
    const { palette, type, scheme } = directBrand(requestOf(wishes), ACME, { ...size, seed });
    expect(palette).toMatchObject({
      background: '#0b1020',
      foreground: '#f4f6ff',
      muted: '#a9b0c8',
      accent: '#ff5533',
    });
    expect([type.display.family, type.text.family, type.label.family]).toEqual(
      Array(3).fill('Space Grotesk'),
    );
    expect(scheme).toBe('dark');
  });

  test('meets more than one look where the prompt asks for a picture', () => {
    const request = requestOf({ illustration: ['fox'] });
    const looks = seeds.map((seed) => directBrand(request, ACME, { ...size, seed }).look);
    expect(new Set(looks).size).toBeGreaterThan(1);
  });

  test('keeps a look that the prompt names', () => {
    expect(directBrand(requestOf({ look: 'swiss' }), ACME, { ...size, seed: 1 }).look).toBe('swiss');
  });

  test('of black and white alone gets no other color', () => {
    const { palette } = directBrand(
      requestOf(),
      { colors: { bg: '#ffffff', fg: '#000000' }, card: {} },
      { ...size, seed: 1 },
    );
    for (const color of Object.values(palette)) expect(toOklch(color).c).toBeLessThan(0.005);
  });
});

describe('for any brand and brief', () => {
  test('words can be read, shapes can be seen, and what the brand declares is kept where that allows', () => {
    fc.assert(
      fc.property(anyRequest, anyBrand, fc.nat(), (request, brand, seed) => {
        const { palette } = directBrand(request, brand, { ...size, seed });
        const { background, foreground, muted, accent, accent2, accentText } = palette;
        for (const text of [foreground, muted, accentText])
          expect(contrast(text, background)).toBeGreaterThanOrEqual(4.4);
        for (const shape of [accent, accent2])
          expect(contrast(shape, background)).toBeGreaterThanOrEqual(1.3);
        const { colors } = brand;
        if (colors.bg) expect(background).toBe(colors.bg);
        if (colors.fg && contrast(colors.fg, background) >= 4.5) expect(foreground).toBe(colors.fg);
        if (colors.accent && contrast(colors.accent, background) >= 1.35) expect(accent).toBe(colors.accent);
      }),
    );
  });

  test('the family is set in weights that it has', () => {
    for (const family of ['Instrument Serif', 'Anton', 'Arimo', 'Caveat', 'JetBrains Mono'])
      for (const seed of seeds) {
        const { type } = directBrand(requestOf(), { ...ACME, family }, { ...size, seed });
        expect(type.display.family).toBe(family);
        for (const style of Object.values(type)) {
          const [lightest, heaviest] = getFontFamily(style.family).weights;
          expect(style.weight).toBeGreaterThanOrEqual(lightest);
          expect(style.weight).toBeLessThanOrEqual(heaviest);
          expect(style.variation).toBeUndefined();
        }
      }
  });
});

describe('a brand of which no color is known', () => {
  const UNKNOWN: Brand = { colors: {}, card: {} };

  test('is neutral: no color is made up', () => {
    for (const seed of seeds)
      for (const color of Object.values(directBrand(requestOf(), UNKNOWN, { ...size, seed }).palette))
        expect(toOklch(color).c).toBeLessThan(0.03);
  });

  test("and wears the prompt's, where it asks for some", () => {
    const request = requestOf({ colors: ['#00ff00'] });
    for (const seed of seeds)
      expect(directBrand(request, UNKNOWN, { ...size, seed })).toEqual(direct(request, { ...size, seed }));
  });
});

test('headings are set in the weight and spacing of the brand, as far as its family has them', () => {
  const heading = { weight: 300, letterSpacing: -0.03 };
  const displayOf = (brand: Brand) => directBrand(requestOf(), brand, { ...size, seed: 1 }).type.display;
  expect(displayOf({ ...ACME, heading })).toMatchObject({ weight: 300, letterSpacing: -0.03 });
  expect(displayOf({ ...ACME, heading: { weight: 100, letterSpacing: -3 } })).toMatchObject({
    weight: 300,
    letterSpacing: -0.06,
  });
});
