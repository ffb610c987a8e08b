import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { type BrandColors, sampleGradient, toBrandColors } from './brand-colors.ts';

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const groundsOf = ({ background, background2, sheet }: BrandColors): string[] =>
  sheet ? [sheet] : sampleGradient(background, background2);
const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

describe('what the caller chose', () => {
  test('is drawn as it is, readable or not', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, hex, (bg, bg2, fg, muted, accent) => {
        expect(toBrandColors({ bg, bg2, fg, muted, accent })).toMatchObject({
          background: bg,
          background2: bg2,
          foreground: fg,
          muted,
          accent,
        });
        expect(toBrandColors({ bg, fg })).toMatchObject({ background: bg, background2: bg, foreground: fg });
      }),
    );
  });

  test('never reads worse for what is added to it', () => {
    fc.assert(
      fc.property(hex, hex, hex, (bg, bg2, fg) => {
        const colors = toBrandColors({ bg, bg2, fg });
        const own = worst(fg, sampleGradient(bg, bg2));
        expect(worst(fg, groundsOf(colors))).toBeGreaterThanOrEqual(own - 1e-9);
      }),
    );
  });

  test('gets no sheet when nothing is left to choose', () => {
    const all = { bg: '#000000', bg2: '#ffffff', fg: '#808080', muted: '#808080', accent: '#808080' };
    expect(toBrandColors(all).sheet).toBeUndefined();
    expect(toBrandColors(all).accentText).toBe('#808080');
  });

  test('lies over what is below it where it is transparent', () => {
    expect(toBrandColors({ bg: '#ffffff', fg: '#00000080' }).foreground).toBe('#7f7f7f');
    expect(toBrandColors({ bg: '#000000', fg: 'rgba(255, 255, 255, 0.5)' }).foreground).toBe('#808080');
    expect(toBrandColors({ bg: '#ff000000', theme: 'dark' }).background).toBe('#131316');
    expect(toBrandColors({ bg: '#ff000000' }).background).toBe('#f5f5f2');
  });
});

describe('what the caller did not choose', () => {
  test('has 4.5 to 1 on every ground that it can come to stand on', () => {
    const given = fc.record(
      { bg: hex, bg2: hex, fg: hex, muted: hex, accent: hex, theme: fc.constantFrom('light', 'dark') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, (record) => {
        const values = { ...record } as Record<string, string>;
        const colors = toBrandColors(values);
        const grounds = groundsOf(colors);
        const unchosen = [
          values.fg ? undefined : colors.foreground,
          values.muted ? undefined : colors.muted,
          values.fg && values.muted && values.accent ? undefined : colors.accentText,
        ].filter((color) => color !== undefined);
        for (const color of unchosen) expect(worst(color, grounds)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('is white, not tinted, below colors of a brand that names no ground', () => {
    expect(toBrandColors({ fg: '#001133' }).background).toBe('#ffffff');
    expect(toBrandColors({ accent: '#cc0000', theme: 'light' }).background).toBe('#ffffff');
  });

  test('is neutral without any color, in both themes', () => {
    const light = toBrandColors({});
    const dark = toBrandColors({ theme: 'dark' });
    expect(light.background2).toBe(light.background);
    expect(contrast(light.background, '#ffffff')).toBeLessThan(1.15);
    expect(contrast(dark.background, '#000000')).toBeLessThan(1.2);
    expect(light.accent).toBe(light.foreground);
  });

  test('is the ground that the given text or gradient asks for', () => {
    expect(contrast(toBrandColors({ fg: '#ffffff' }).background, '#000000')).toBeLessThan(1.2);
    expect(contrast(toBrandColors({ fg: '#000000', theme: 'dark' }).background, '#ffffff')).toBeLessThan(
      1.15,
    );
    expect(contrast(toBrandColors({ bg2: '#101030' }).background, '#000000')).toBeLessThan(1.2);
  });
});

test('a gradient is sampled from end to end as CSS mixes it', () => {
  const samples = sampleGradient('#ff0000', '#0000ff');
  expect([samples.at(0), samples.at(-1)]).toEqual(['#ff0000', '#0000ff']);
  expect(samples).toContain('#800080');
});
