import { expect, test } from 'vitest';
import { toBrandSheet } from './brand-sheet.ts';

test('a figure on a field is not in an accent that is for small things', () => {
  const colors = { background: '#ecebe8', surface: '#dddcd9', foreground: '#1a1a1a', muted: '#6a6a66' };
  const palette = { ...colors, accent: '#d6001c', accent2: '#1a1a1a', accentText: '#d6001c' };
  const signs = { corner: 'sharp', ground: '#ecebe8', main: '#d6001c', onMain: '#ffffff' } as const;
  const { grounds } = toBrandSheet(
    palette,
    { ...signs, others: [], quiet: '#6a6a66', line: '#b9bbbd', isScarce: true },
    { large: false },
  );
  const inks = Object.entries(grounds.field).filter(([name]) => name !== 'hues');
  expect(inks.filter(([, ink]) => ink === '#d6001c')).toEqual([]);
  expect(grounds.plain.fill).toBe('#d6001c');
});
