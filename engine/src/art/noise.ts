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

export type NoiseGrid = {
  columns: number;
  rows: number;
  /** Pixels across and down from one computed value to the next. */
  stride: readonly [across: number, down: number];
  /** Of the noise, a pixel. */
  scale: readonly [x: number, y: number];
};

/** Noise by column and row of a picture, computed at every nth of them and straight between: for slow noise. */
export function sampleNoise(
  noise: (x: number, y: number) => number,
  { columns, rows, stride: [across, down], scale: [scaleX, scaleY] }: NoiseGrid,
): (column: number, row: number) => number {
  const wide = Math.ceil(columns / across) + 1;
  const high = Math.ceil(rows / down) + 1;
  const knots = Float64Array.from({ length: wide * high }, (_, i) =>
    noise((i % wide) * across * scaleX, Math.floor(i / wide) * down * scaleY),
  );
  return (column, row) => {
    const x = Math.floor(column / across);
    const y = Math.floor(row / down);
    const right = column / across - x;
    const below = row / down - y;
    const at = y * wide + x;
    const above = (knots[at] ?? 0) * (1 - right) + (knots[at + 1] ?? 0) * right;
    if (below === 0) return above;
    return (
      above * (1 - below) +
      ((knots[at + wide] ?? 0) * (1 - right) + (knots[at + wide + 1] ?? 0) * right) * below
    );
  };
}
