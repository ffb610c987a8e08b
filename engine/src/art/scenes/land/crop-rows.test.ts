import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { toStage } from '../draw-scene.ts';
import { layRows } from './crop-rows.ts';

const stage = toStage({
  width: 1200,
  height: 630,
  place: 'wheat-field',
  time: 'day',
  weather: 'clear',
  misty: false,
  random: createRandom(1),
  sunX: 0.7,
});
const plan = { vanish: [600, 400], gap: 60, step: 20, disorder: 0.4 } as const;

test('rows come nearer and grow, and leave nothing out between the edges', () => {
  const levels = layRows(stage, plan, createRandom(2));
  for (const [i, level] of levels.entries()) {
    const before = levels[i - 1];
    if (before) expect(level.y).toBeGreaterThan(before.y);
    if (before) expect(level.scale).toBeGreaterThan(before.scale);
    const xs = level.feet.map(({ x }) => x).sort((a, b) => a - b);
    expect(xs[0]).toBeLessThan(plan.gap * level.scale * 2);
    expect(xs.at(-1)).toBeGreaterThan(1200 - plan.gap * level.scale * 2);
  }
  expect(levels.at(-1)?.y).toBeGreaterThan(630);
});

test('a way through them is free at every distance', () => {
  const way = { x: 500, half: 90 };
  for (const { feet, scale } of layRows(stage, { ...plan, way }, createRandom(3)))
    for (const { x } of feet)
      expect(Math.abs((x - 600) / scale + 600 - way.x)).toBeGreaterThanOrEqual(way.half - 0.001);
});
