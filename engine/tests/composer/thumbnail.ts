import sharp from 'sharp';
import { toOklch } from '../../src/color/oklch.ts';

/** What is left of a card in a feed: 32 x 17 cells of L, a, b (OKLab, L 0..1). */
export type Thumbnail = Float32Array;

const SIZE = { width: 32, height: 17 };

export async function toThumbnail(bytes: Uint8Array): Promise<Thumbnail> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .resize({ ...SIZE, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = new Float32Array(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < data.length; at += 3) {
    const { l, c, h } = toOklch(`#${data.subarray(at, at + 3).toString('hex')}`);
    const angle = ((h || 0) * Math.PI) / 180;
    cells.set([l, c * Math.cos(angle), c * Math.sin(angle)], at);
  }
  return cells;
}

/**
 * Mean difference of two thumbnails' cells in OKLab, in hundredths: 0 for the same, about 2 for a shade that one sees
 * side by side, 20 and more for strangers.
 */
export function distance(a: Thumbnail, b: Thumbnail): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 3) {
    const [dl, da, db] = [0, 1, 2].map((i) => (a[at + i] ?? 0) - (b[at + i] ?? 0)) as [
      number,
      number,
      number,
    ];
    // Color differences count double: OKLab's a and b span a third of what L spans.
    sum += Math.hypot(dl, 2 * da, 2 * db);
  }
  return (sum / (a.length / 3)) * 100;
}
