import { expect, test } from 'vitest';
import { toOklch } from './oklch.ts';
import type { Palette } from './palette.ts';
import { turnPaletteToKin } from './turn-to-kin.ts';

const BROWN = '#8a5a34';
const palette = { background: BROWN, accent: '#ffab91', accent2: '#2563eb', muted: '#e8e6e3' } as Palette;

test('beside brown alone everything is an earth color, and brown and greys stay', () => {
  const turned = turnPaletteToKin(palette, [BROWN]);
  expect([turned.background, turned.muted]).toEqual([BROWN, palette.muted]);
  for (const color of [turned.accent, turned.accent2]) expect(toOklch(color).c).toBeLessThan(0.08);
});

test('beside a brown and a blue, neighbors keep their color', () => {
  const turned = turnPaletteToKin(palette, [BROWN, '#2563eb']);
  expect([turned.accent, turned.accent2].map((color) => toOklch(color).c > 0.08)).toEqual([true, true]);
});
