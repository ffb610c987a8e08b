import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { drawnPerches } from './drawn-perches.ts';

const MEASURE = {
  width: 1200,
  height: 630,
  unit: 567,
  level: 300,
  foot: 400,
  from: 500,
  to: 700,
  tall: 200,
  random: createRandom(1),
  snowy: false,
  turf: '#6f9a55',
};

test.each(drawnPerches)('$name is around those in it, and all of it can be had in other colors', (perch) => {
  const { box, draw, front } = perch.make(MEASURE);
  expect(box.x).toBeLessThan(MEASURE.from);
  expect(box.x + box.width).toBeGreaterThan(MEASURE.to);
  const all = { main: '#000001', second: '#000001', accent: '#000001', ink: '#000001', light: '#000001' };
  const colors = `${draw(all, 'a')}${front?.(all, 'a')}`.match(/(?<==")#[0-9a-f]{6}/g);
  expect(new Set(colors)).toEqual(new Set(['#000001']));
});
