import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { createRandom } from '../random.ts';
import { anyRequest, requestOf } from './design-request.fixture.ts';
import { toPalette } from './palettes.ts';
import { toTint } from './tint.ts';

const scheme = fc.constantFrom('light' as const, 'dark' as const);
const words = fc.boolean();

describe('a palette', () => {
  test('has readable text colors, whatever is asked for', () => {
    fc.assert(
      fc.property(anyRequest, words, scheme, fc.nat(), (request, bare, asked, seed) => {
        const random = createRandom(seed);
        const palette = toPalette(asked, toTint(request, random), { bare, random });
        for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
        for (const color of [palette.foreground, palette.muted, palette.accentText]) {
          expect(contrast(color, palette.background)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(palette.accent, palette.background)).toBeGreaterThan(1.2);
      }),
    );
  });

  test('shows an asked-for color exactly, as ground or as one of the accents', () => {
    fc.assert(
      fc.property(words, scheme, fc.nat(), (bare, asked, seed) => {
        const random = createRandom(seed);
        const palette = toPalette(asked, toTint(requestOf({ colors: ['#1f9d55'] }), random), {
          bare,
          random,
        });
        expect([palette.background, palette.accent, palette.accent2]).toContain('#1f9d55');
      }),
    );
  });

  test('has an asked-for color as its ground, where neither a place nor a scheme is said', () => {
    fc.assert(
      fc.property(words, scheme, fc.nat(), (bare, asked, seed) => {
        const random = createRandom(seed);
        const tint = toTint(requestOf({ colors: ['#f5c518'] }), random);
        expect(toPalette(asked, tint, { bare, random }).background).toBe('#f5c518');
      }),
    );
  });

  test('is dark or light as the scheme says', () => {
    fc.assert(
      fc.property(words, scheme, fc.nat(), (bare, asked, seed) => {
        const random = createRandom(seed);
        const { background } = toPalette(asked, toTint(requestOf(), random), { bare, random });
        const { l } = toOklch(background);
        if (asked === 'dark') expect(l).toBeLessThan(0.45);
        else expect(l).toBeGreaterThan(0.6);
      }),
    );
  });

  test('of nothing but black and white has no color of its own', () => {
    const random = createRandom(4);
    const tint = toTint(requestOf({ colors: ['#000000', '#ffffff'] }), random);
    const palette = toPalette('dark', tint, { bare: false, random });
    expect(palette.background).toBe('#000000');
    for (const color of [palette.accent, palette.accentText, palette.accent2, palette.foreground])
      expect(toOklch(color).c).toBeLessThan(0.04);
  });
});

describe('the asked colors', () => {
  test('navy is a ground and gives its hue, gold beside it the accent', () => {
    const tint = toTint(requestOf({ colors: ['#0a1f44', '#ffc400'] }), createRandom(1));
    expect(tint.ground).toBe('#0a1f44');
    expect(tint.accent).toBe('#ffc400');
  });

  test('a topic gives a hue when no color is asked for', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { hue } = toTint(requestOf({ topics: ['nature'] }), createRandom(seed));
      expect(hueDistance(hue, 145)).toBeLessThan(30);
    }
  });
});
