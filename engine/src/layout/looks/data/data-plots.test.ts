import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawPlot } from './data-plots.ts';

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

test('plots of different seeds differ in kind, and a seed draws the same again', () => {
  const drawn = Array.from({ length: 12 }, (_, seed) => drawPlot(box, palette, createRandom(seed)));
  expect(new Set(drawn.map((svg) => /^<\w+/.exec(svg)?.[0])).size).toBe(3);
  expect(drawPlot(box, palette, createRandom(5))).toBe(drawn[5]);
});
