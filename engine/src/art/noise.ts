import { createNoise2D } from 'simplex-noise';
import type { Random } from '../random.ts';

/** Fractal simplex noise in about [-1, 1]: octaves of doubled frequency, each `gain` as strong. */
export function createNoise(random: Random, octaves = 3, gain = 0.5): (x: number, y: number) => number {
  const noise = createNoise2D(() => random.next());
  return (x, y) => {
    let [sum, total, amplitude, frequency] = [0, 0, 1, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * noise(x * frequency, y * frequency);
      total += amplitude;
      amplitude *= gain;
      frequency *= 2;
    }
    return sum / total;
  };
}
