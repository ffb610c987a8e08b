import { createNoise2D } from 'simplex-noise';
import { createRandom } from '../../src/random.ts';

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Smooth noise of several octaves, -1 to 1. */
export function fractal(seed: number, octaves = 5): (x: number, y: number) => number {
  const random = createRandom(seed);
  const noise = createNoise2D(() => random.next());
  return (x, y) => {
    let [sum, part, scale, all] = [0, 1, 1, 0];
    for (let i = 0; i < octaves; i++) {
      sum += noise(x * scale, y * scale) * part;
      all += part;
      part *= 0.5;
      scale *= 2.03;
    }
    return sum / all;
  };
}
