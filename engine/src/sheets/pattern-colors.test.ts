import { expect, test } from 'vitest';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { toPatternColors } from './pattern-colors.ts';

const TEAL = '#0f8f8a';

test('a pattern in one color is in its shades, in order, with none of them grey', () => {
  const { ground, hues } = toPatternColors([TEAL], undefined);
  const shades = [ground, ...hues].map(toOklch);
  expect(shades.map(({ l }) => l)).toEqual(shades.map(({ l }) => l).toSorted((a, b) => b - a));
  expect(hues).toContain(TEAL);
  for (const { c, h } of shades) {
    expect(c).toBeGreaterThan(0.03);
    expect(hueDistance(h, toOklch(TEAL).h)).toBeLessThan(8);
  }
});

test('a dark pattern has dark shades alone', () => {
  const { ground, hues } = toPatternColors(['#7c3aed'], 'dark');
  for (const { l } of [ground, ...hues].map(toOklch)) expect(l).toBeLessThan(0.6);
});

test('a pattern in several colors shows each of them', () => {
  const asked = ['#1b2f5e', '#d9b044'] as const;
  const { ground, hues } = toPatternColors(asked, undefined);
  expect([ground, ...hues]).toEqual(expect.arrayContaining([...asked]));
});
