import { createNoise, sampleNoise } from '../../../art/noise.ts';
import { paintPixels, toLab } from '../../../art/raster.ts';
import type { Random } from '../../../random.ts';

/** A pool of color; `x`, `y` as shares of the canvas, `reach` as a share of its height. */
export type Pool = { x: number; y: number; reach: number; color: string };

// A mesh has no detail: 240 samples along the canvas are enough at any size, and cheap at all of them.
const SAMPLES = 240;
// Noise this slow is straight over eight samples.
const STRIDE = 8;

/**
 * Color pools that run into one another, blended in OKLab so that no grey lies between two hues, and
 * bent by slow noise. A PNG in the canvas's proportions, 240 px long; drawn larger, it stays smooth.
 */
export function drawMesh(
  canvas: { width: number; height: number },
  base: string,
  pools: readonly Pool[],
  random: Random,
  warp = 0.2,
): Uint8Array {
  const scale = SAMPLES / Math.max(canvas.width, canvas.height);
  const width = Math.round(canvas.width * scale);
  const height = Math.round(canvas.height * scale);
  const aspect = width / height;
  const bend = (name: string) =>
    sampleNoise(createNoise(random.fork(name), 2), {
      columns: width,
      rows: height,
      stride: [STRIDE, STRIDE],
      scale: [0.8 / height, 0.8 / height],
    });
  const [bendX, bendY] = [bend('bend-x'), bend('bend-y')];
  const grain = random.fork('grain');
  const ground = toLab(base);
  const blobs = pools.map((pool) => ({ ...pool, lab: toLab(pool.color) }));
  return paintPixels(
    width,
    height,
    (out, column, row) => {
      const u = (column / width) * aspect + warp * bendX(column, row);
      const v = row / height + warp * bendY(column, row);
      let total = 0.3;
      let [l, a, b] = [ground[0] * total, ground[1] * total, ground[2] * total];
      for (const blob of blobs) {
        const dx = u - blob.x * aspect;
        const dy = v - blob.y;
        const weight = 2 * Math.exp(-(dx * dx + dy * dy) / (2 * blob.reach * blob.reach));
        l += blob.lab[0] * weight;
        a += blob.lab[1] * weight;
        b += blob.lab[2] * weight;
        total += weight;
      }
      out[0] = l / total;
      out[1] = a / total;
      out[2] = b / total;
    },
    () => grain.next(),
  );
}
