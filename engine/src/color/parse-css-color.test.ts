import { expect, test } from 'vitest';
import { parseCssColor } from './parse-css-color.ts';

test.each(['a(0b', 'rgb(', 'ab', ''])('"%s" is no color', (text) => {
  expect(parseCssColor(text)).toBeUndefined();
});

test('a color may be in capitals', () => {
  expect(parseCssColor('OKLCH(0.7 0.1 200)')).toMatchObject({ mode: 'oklch', l: 0.7 });
});
