import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawProportion } from './proportion-plots.ts';

const palette = {
  background: '#ffffff',
  surface: '#eef0f5',
  foreground: '#111111',
  muted: '#555555',
  accent: '#4a5be0',
  accent2: '#e04a8b',
  accentText: '#3a2bd0',
};
const box = { x: 100, y: 50, width: 300, height: 200 };
const drawn = (part: number, whole: number, seed: number): string =>
  drawProportion(box, { part, whole }, palette, createRandom(seed));
const count = (svg: string, what: string): number => svg.split(what).length - 1;

test.each([1, 45, 100])('%i of a hundred is as many squares, or a ring', (part) => {
  const plots = Array.from({ length: 12 }, (_, seed) => drawn(part, 100, seed));
  const squares = plots.find((svg) => svg.includes('<rect')) ?? '';
  expect(count(squares, '<rect')).toBe(100);
  expect(count(squares, palette.accent)).toBe(part);
  expect(plots.some((svg) => svg.includes('stroke-width'))).toBe(true);
});

test.each([
  [8, 10],
  [1, 3],
  [5, 5],
])('%i of %i are people that can be counted', (part, whole) => {
  const svg = drawn(part, whole, 1);
  expect(count(svg, '<circle')).toBe(whole);
  // Head and body each.
  expect(count(svg, palette.accent)).toBe(part * 2);
});
