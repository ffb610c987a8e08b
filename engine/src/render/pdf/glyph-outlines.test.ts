import { expect, test } from 'vitest';
import { readOutlines, toOperators } from './glyph-outlines.ts';

test.each([
  ['M1 2h3v4H5V6Z', '1 2 m 4 2 l 4 6 l 5 6 l 5 6 l h'],
  ['m1 1 2 2-1.5.5', '1 1 m 3 3 l 1.5 3.5 l'],
  ['M0 0C1 1 2 2 3 3S5 5 6 6', '0 0 m 1 1 2 2 3 3 c 4 4 5 5 6 6 c'],
  ['M0 0q3 0 3 3t3 3', '0 0 m 2 0 3 1 3 3 c 3 5 4 6 6 6 c'],
  ['M1 1l1 0zm2 2l1 0', '1 1 m 2 1 l h 3 3 m 4 3 l'],
])('%s', (data, operators) => {
  expect(toOperators(data)).toBe(operators);
});

test('an arc is nothing that we write', () => {
  expect(toOperators('M0 0A1 1 0 0 0 2 2')).toBeUndefined();
});

const svg = (inside: string): string =>
  `<svg xmlns="x" width="9" height="9"><g clip-path="url(#c)">${inside}</g><defs><path id="g0" d="M0 0h1Z"/></defs></svg>`;

test('a glyph has its place and color', () => {
  const outline = 'q 1 0 0.502 rg 1 0 0 1 4 5.5 cm 0 0 m 1 0 l h f Q';
  expect(readOutlines(svg('<g fill="#ff0080"><use href="#g0" x="4" y="5.5"/></g>'))).toBe(outline);
  expect(readOutlines(svg('<use href="#g0" x="4" y="5.5" fill="#f08"/>'))).toMatch(/^q 1 0 0\.533 rg/);
});

test.each([
  '<image href="emoji" x="0" y="0"/>',
  '<use href="#g0" x="0" y="0" fill="#fff" opacity="0.5"/>',
  '<g fill="#fff" filter="url(#shadow)"></g>',
  '<use href="#g0" x="0" y="0" fill="url(#gradient)"/>',
])('what is more than plain type is left to the picture: %s', (inside) => {
  expect(readOutlines(svg(inside))).toBeUndefined();
});
