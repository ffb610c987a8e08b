import type { PictureTraits } from './matter.ts';
import { toStride } from './to-stride.ts';

const [SAMPLES, SEEN_THROUGH, SOLID] = [2_000, 0.02, 0.9];

/** A picture that can be seen through stands on its ground; any other fills its place. One that fills nearly all of its box has no outline that tells it. */
export function toTraits({
  width,
  height,
  data,
}: Omit<PictureTraits, 'transparent'> & { data: Uint8Array }): PictureTraits {
  const step = toStride({ width, height }, SAMPLES);
  let [seen, all] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel += step) {
    all += 1;
    if ((data[pixel * 4 + 3] ?? 255) < 250) seen += 1;
  }
  const solid = seen < all * (1 - SOLID);
  return { width, height, transparent: seen > all * SEEN_THROUGH, ...(solid ? { solid } : {}) };
}
