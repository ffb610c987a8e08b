import { expect, test } from 'vitest';
import { findContrast, toColorPairs } from './contrast.ts';

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['rgb(119, 119, 119)', '#fff', 4.48],
  ['rgba(0, 0, 0, 0.5)', '#fff', 3.95],
  ['#00000080', '#fff', 3.98],
  ['#000', 'rgba(0, 0, 0, 0)', 21],
])('%s on %s: %d', (ink, ground, ratio) => {
  expect(findContrast(ink, ground)).toBeCloseTo(ratio, 1);
});

test.each(['', 'red', '#12', '#12345', 'rgb(1,2)', 'url(x)'])('%j is no color', (text) => {
  expect(findContrast(text, '#fff')).toBeUndefined();
});

test('pairs are those of which both colors are declared', () => {
  const pairs = toColorPairs({ bg: '#fff', fg: '#000', accent: '#eee', bg2: '#000' });
  expect(pairs.map(({ name, ratio, least }) => [name, ratio >= least])).toEqual([
    ['Text on the background', true],
    ['Accent on the background', false],
    ['Text on the end of the gradient', false],
    ['Accent on the end of the gradient', true],
  ]);
  expect(toColorPairs({ fg: '#000' })).toEqual([]);
});
