import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, ensureContrast, inkOn, luminance } from './contrast.ts';
import { hueDistance, toOklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('contrast has the ends that WCAG gives it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('luminance is that of the color, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
      const digits = value.toString(16).padStart(6, '0');
      expect(luminance(`#${digits}`)).toBe(luminance(`rgb(${r} ${g} ${b})`));
      expect(luminance(`#${digits.toUpperCase()}`)).toBe(luminance(`#${digits}`));
    }),
  );
});

test('any color can be made readable on any single background', () => {
  fc.assert(
    fc.property(hex, hex, (foreground, background) => {
      expect(contrast(ensureContrast(foreground, [background], 4.5), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('on several backgrounds it reads on each', () => {
  const grounds = ['#ffffff', '#7fb4d6'];
  const moved = ensureContrast('#ffd400', grounds, 4.5);
  for (const ground of grounds) expect(contrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
});

test('a color that reads already is left alone', () => {
  expect(ensureContrast('#123456', ['#ffffff'], 4.5)).toBe('#123456');
});

test('a color that is moved keeps its hue', () => {
  const moved = toOklch(ensureContrast('#ffd400', ['#ffffff'], 4.5));
  expect(hueDistance(moved.h, toOklch('#ffd400').h)).toBeLessThan(6);
});

test('ink reads on any background', () => {
  fc.assert(
    fc.property(hex, (background) => {
      expect(contrast(inkOn(background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
