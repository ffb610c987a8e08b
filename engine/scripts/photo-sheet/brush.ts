import type { RawPicture } from '../../src/photo/testing/synthetic-picture.ts';

const SECTORS = 8;

/** A picture as oil on canvas: patches of one color that keep edges (a Kuwahara filter over eight sectors), and the relief of a brush. */
export function toOil({ width, height, data }: RawPicture, radius: number, relief = 0.5): RawPicture {
  const out = Buffer.alloc(data.length);
  const offsets: { sector: number; dx: number; dy: number }[] = [];
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      if (dx * dx + dy * dy <= radius * radius && (dx + dy) % 2 === 0)
        offsets.push({
          sector: Math.floor(((Math.atan2(dy, dx) / Math.PI + 1) / 2) * SECTORS) % SECTORS,
          dx,
          dy,
        });
  const sums = new Float64Array(SECTORS * 5);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      sums.fill(0);
      for (const { sector, dx, dy } of offsets) {
        const from =
          (Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))) * 3;
        const [r, g, b] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
        const light = r + g + b;
        const s = sector * 5;
        sums[s] = (sums[s] ?? 0) + r;
        sums[s + 1] = (sums[s + 1] ?? 0) + g;
        sums[s + 2] = (sums[s + 2] ?? 0) + b;
        sums[s + 3] = (sums[s + 3] ?? 0) + light * light;
        sums[s + 4] = (sums[s + 4] ?? 0) + 1;
      }
      let [r, g, b, all] = [0, 0, 0, 0];
      for (let s = 0; s < sums.length; s += 5) {
        const count = sums[s + 4] || 1;
        const mean = ((sums[s] ?? 0) + (sums[s + 1] ?? 0) + (sums[s + 2] ?? 0)) / count;
        const weight = 1 / (1 + ((sums[s + 3] ?? 0) / count - mean * mean) ** 2 / 1e4);
        r += ((sums[s] ?? 0) / count) * weight;
        g += ((sums[s + 1] ?? 0) / count) * weight;
        b += ((sums[s + 2] ?? 0) / count) * weight;
        all += weight;
      }
      out[at] = r / all;
      out[at + 1] = g / all;
      out[at + 2] = b / all;
    }
  return emboss({ width, height, data: out }, relief);
}

/** The light on ridges of paint. */
function emboss({ width, height, data }: RawPicture, relief: number): RawPicture {
  const out = Buffer.from(data);
  for (let y = 1, at = width * 3; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const before = at - width * 3 - (x > 0 ? 3 : 0);
      const step = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      const rise = step - (data[before] ?? 0) - (data[before + 1] ?? 0) - (data[before + 2] ?? 0);
      const weave = ((x & 3) === 0 ? 3 : 0) - ((y & 3) === 0 ? 3 : 0);
      for (let i = 0; i < 3; i++)
        out[at + i] = Math.min(
          255,
          Math.max(0, (data[at + i] ?? 0) + Math.max(-26, Math.min(26, rise * relief)) + weave),
        );
    }
  return { width, height, data: out };
}
