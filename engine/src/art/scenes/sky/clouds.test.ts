import { expect, test } from 'vitest';
import type { Weather } from '../../../brief/setting.ts';
import type { Box } from '../../../geometry.ts';
import { createRandom } from '../../../random.ts';
import { toStage } from '../draw-scene.ts';
import { drawClouds } from './clouds.ts';

const SIZE = { width: 1200, height: 630 };
const SUN_Y = 130;

function listHeads(
  seed: number,
  weather: Weather = 'clear',
  calm?: Box,
): { x: number; y: number; r: number }[] {
  const stage = toStage({
    ...SIZE,
    place: 'meadow',
    time: 'day',
    weather,
    misty: false,
    sunX: 0.8,
    sights: ['clouds'],
    random: createRandom(seed),
    ...(calm ? { calm } : {}),
  });
  const { body } = drawClouds(stage, 0.62, SUN_Y);
  return [...body.matchAll(/M([-\d.]+) ([-\d.]+)a([\d.]+) ([\d.]+) 0 1 0/g)].map(([, x, y, rx]) => ({
    x: Number(x) + Number(rx),
    y: Number(y),
    r: Number(rx),
  }));
}

test.each([1, 2])('clouds stand in the open sky, off its upper edge and off the sun (%i)', (seed) => {
  const heads = listHeads(seed);
  expect(heads.length).toBeGreaterThan(9);
  for (const { x, y, r } of heads) {
    expect(y - r).toBeGreaterThan(0);
    expect(y + r).toBeLessThan(SIZE.height * 0.62);
    expect(Math.hypot(x - SIZE.width * 0.8, y - SUN_Y)).toBeGreaterThan(r + SIZE.height * 0.055 * 0.8);
  }
});

test.each([1, 2])('no cloud stands behind words (%i)', (seed) => {
  const calm = { x: 60, y: 60, width: 500, height: 220 };
  for (const { x, y, r } of listHeads(seed, 'clear', calm))
    expect(
      x + r <= calm.x || x - r >= calm.x + calm.width || y + r <= calm.y || y - r >= calm.y + calm.height,
    ).toBe(true);
});

test('a closed deck of clouds has no single ones', () => {
  expect(listHeads(1, 'rain')).toEqual([]);
});
