import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { createNoise, sampleNoise } from './noise.ts';

it('stays between -1 and 1, uses most of that, and changes smoothly', () => {
  const noise = createNoise(createRandom(3), 3);
  let [low, high] = [1, -1];
  for (let i = 0; i < 4000; i++) {
    const [x, y] = [i * 0.037, i * 0.011];
    const value = noise(x, y);
    low = Math.min(low, value);
    high = Math.max(high, value);
    expect(Math.abs(noise(x + 0.001, y) - value)).toBeLessThan(0.05);
  }
  expect(low).toBeGreaterThanOrEqual(-1);
  expect(high).toBeLessThanOrEqual(1);
  expect(high - low).toBeGreaterThan(1);
});

it('sampled noise is the noise itself where it was computed, and near it between', () => {
  const noise = createNoise(createRandom(3), 2);
  const sampled = sampleNoise(noise, { columns: 61, rows: 35, stride: [4, 2], scale: [0.006, 0.012] });
  for (let row = 0; row < 35; row++)
    for (let column = 0; column < 61; column++) {
      const exact = noise(column * 0.006, row * 0.012);
      const computed = column % 4 === 0 && row % 2 === 0;
      expect(Math.abs(sampled(column, row) - exact)).toBeLessThan(computed ? 1e-12 : 0.02);
    }
});
