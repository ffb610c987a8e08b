import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { scatter } from './scatter.ts';

const box = { x: 50, y: 20, width: 400, height: 300 };

it('leaves no hole wider than two spacings and no clump', () => {
  const points = scatter(box, 40, createRandom(5), 0.2);
  for (let x = box.x; x <= box.x + box.width; x += 25) {
    for (let y = box.y; y <= box.y + box.height; y += 25) {
      const nearest = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
      expect(nearest).toBeLessThan(80);
    }
  }
  points.forEach(([x, y], i) => {
    const others = points.filter((_, j) => j !== i);
    expect(Math.min(...others.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeGreaterThan(8);
  });
});

it('the same seed gives the same points, another seed others', () => {
  expect(scatter(box, 40, createRandom(5))).toEqual(scatter(box, 40, createRandom(5)));
  expect(scatter(box, 40, createRandom(5))).not.toEqual(scatter(box, 40, createRandom(6)));
});
