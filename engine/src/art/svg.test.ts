import { describe, expect, it } from 'vitest';
import { circle, curve, dots, lines, num, oval, polar, rect, svgDocument } from './svg.ts';
import { assertCleanSvg } from './testing/clean-svg.ts';

describe('num', () => {
  it.each([
    [1, '1'],
    [1.04, '1'],
    [1.05, '1.1'],
    [-0.04, '0'],
    [-2.26, '-2.3'],
  ])('writes %d as %s', (value, text) => {
    expect(num(value)).toBe(text);
  });
});

it('a curve passes through each of its points', () => {
  const points = [
    [0, 0],
    [10, 20],
    [30, 5],
  ] as const;
  for (const [x, y] of points) expect(curve(points)).toContain(`${x} ${y}`);
  expect(curve(points, true).endsWith('Z')).toBe(true);
  expect(lines(points, true)).toBe('M0 0L10 20L30 5Z');
});

it('degrees run clockwise from three o’clock', () => {
  const [x, y] = polar([100, 100], 50, 90);
  expect([Math.round(x), Math.round(y)]).toEqual([100, 150]);
});

it('a thousand dots are one element, no dots are none', () => {
  const many = dots(
    Array.from({ length: 1000 }, (_, i) => [i, i]),
    4,
    '#ff0000',
  );
  expect(many.match(/</g)).toHaveLength(1);
  expect(dots([], 4, '#ff0000')).toBe('');
});

it('a document of the parts is clean', () => {
  const body = circle(1, 2, 3, 'fill="#000000"') + rect(0, 0, 4, 4, 'fill="#ffffff"', 1);
  const svg = svgDocument(20, 10, `${body}<path d="${oval([5, 5], 2)}" fill="none"/>`);
  assertCleanSvg(svg, 4);
  expect(svg).toContain('width="20" height="10"');
});
