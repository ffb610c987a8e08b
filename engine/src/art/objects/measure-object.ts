import { formatHex } from 'culori';
import { toOklch } from '../../color/oklch.ts';

/** What a card has to know of an object: its strongest colors, the most telling first, and how light it is as a whole, 0 to 1. */
export type ObjectTones = { colors: readonly string[]; lightness: number };

const OPAQUE = 128;
const BINS = 12;
// Less chroma has no hue; a bin with a smaller share of what the first one weighs is not seen.
const [COLORED, LEAST] = [0.035, 0.2];

type Bin = { weight: number; r: number; g: number; b: number };

/** Measures straight RGBA pixels. */
export function measureObject(pixels: Uint8Array): ObjectTones {
  const bins = Array.from({ length: BINS }, (): Bin => ({ weight: 0, r: 0, g: 0, b: 0 }));
  let [light, count] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const { l, c, h } = toOklch(toHex(r, g, b));
    light += l;
    count++;
    const bin = bins[Math.floor((h / 360) * BINS) % BINS];
    if (c < COLORED || !bin) continue;
    bin.weight += c;
    bin.r += r * c;
    bin.g += g * c;
    bin.b += b * c;
  }
  const ranked = bins.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const least = Math.max((ranked[0]?.weight ?? 0) * LEAST, count * COLORED * LEAST);
  return {
    colors: ranked
      .filter(({ weight }) => weight >= least)
      .slice(0, 3)
      .map(({ weight, r, g, b }) => toHex(r / weight, g / weight, b / weight)),
    lightness: Math.round((100 * light) / Math.max(1, count)) / 100,
  };
}

const toHex = (r: number, g: number, b: number): string =>
  formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
