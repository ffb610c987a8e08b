import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hueDistance, mix, oklch, toOklch, withLightness } from './oklch.ts';

// Below this a step of eight bits is wider than any tolerance.
const visible = fc.double({ min: 0.15, max: 1, noNaN: true });
const hue = fc.double({ min: -720, max: 720, noNaN: true });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('every lightness, chroma and hue gives a six-digit hex color of that lightness', () => {
  fc.assert(
    fc.property(visible, fc.double({ min: 0, max: 0.5, noNaN: true }), hue, (l, c, h) => {
      const color = oklch(l, c, h);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(Math.abs(toOklch(color).l - l)).toBeLessThan(0.03);
    }),
  );
});

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test('a color survives the way through OKLCH within one step a channel', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { l, c, h } = toOklch(color);
      const back = channels(oklch(l, c, h));
      channels(color).forEach((value, i) => {
        expect(Math.abs(value - (back[i] ?? 0))).toBeLessThanOrEqual(1);
      });
    }),
  );
});

test('a mix starts at one color and ends at the other', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect([mix(a, b, 0), mix(a, b, 1)]).toEqual([a, b]);
    }),
  );
});

test('another lightness keeps the hue', () => {
  const blue = toOklch('#2962ff');
  expect(hueDistance(toOklch(withLightness('#2962ff', 0.8)).h, blue.h)).toBeLessThan(2);
});

test('hues are measured the short way round', () => {
  expect(hueDistance(350, 10)).toBe(20);
  expect(hueDistance(90, 270)).toBe(180);
});

test('text that is no color is refused', () => {
  expect(() => toOklch('blurple-ish')).toThrow('Not a color');
});
