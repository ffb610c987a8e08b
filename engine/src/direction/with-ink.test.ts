import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { withInk } from './with-ink.ts';

const palette = {
  background: '#14171c',
  surface: '#1f242b',
  foreground: '#ffffff',
  muted: '#c0c4cc',
  accent: '#2563eb',
  accent2: '#e4572e',
  accentText: '#8fb0ff',
};

test('letters have the asked color exactly, and small ones can be read', () => {
  const inked = withInk(palette, '#d9b044', true);
  expect(inked.foreground).toBe('#d9b044');
  expect(contrast(inked.muted, palette.background)).toBeGreaterThan(4.5);
  expect(inked.accent).toBe(palette.accent);
});

test('a ground that nobody asked for gives way to letters that could not be read on it', () => {
  const inked = withInk(palette, '#8e1b1f', false);
  expect(inked.foreground).toBe('#8e1b1f');
  expect(contrast(inked.foreground, inked.background)).toBeGreaterThan(4.5);
});

test('on an asked ground that they cannot be read on, letters keep another color', () => {
  expect(withInk(palette, '#1b2f5e', true)).toBe(palette);
  expect(withInk(palette, undefined, false)).toBe(palette);
});
