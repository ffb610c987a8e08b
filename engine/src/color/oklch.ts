import { converter, formatHex, interpolate } from 'culori';

/** Lightness 0..1, chroma 0..about 0.37, hue in degrees 0..360 (0 for greys). */
export type Oklch = { l: number; c: number; h: number };

const convert = converter('oklch');

/** Reads any CSS color. Throws if it is not one. */
export function toOklch(color: string): Oklch {
  const found = convert(color);
  if (!found) throw new Error(`Not a color: ${color}`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}

const toRgb = converter('rgb');
// A channel this far outside is a rounding error: a strict test would take a tenth of pure blue's chroma.
const CHANNEL_SLACK = 0.002;

const fits = ({ r, g, b }: { r: number; g: number; b: number }): boolean =>
  Math.min(r, g, b) >= -CHANNEL_SLACK && Math.max(r, g, b) <= 1 + CHANNEL_SLACK;

/** Returns a color as `#rrggbb`; one outside sRGB keeps lightness and hue but loses chroma. Hue may be any angle. */
export function oklch(l: number, c: number, h: number): string {
  const at = (chroma: number) =>
    toRgb({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: chroma, h: ((h % 360) + 360) % 360 });
  const wanted = at(Math.max(0, c));
  if (fits(wanted)) return formatHex(wanted);
  let [inside, outside] = [0, Math.max(0, c)];
  for (let step = 0; step < 14; step++) {
    const middle = (inside + outside) / 2;
    if (fits(at(middle))) inside = middle;
    else outside = middle;
  }
  return formatHex(at(inside));
}

/** Mixes two `#rrggbb` colors in OKLab, which avoids muddy middles; `t` is the share of the second. */
export function mix(from: string, to: string, t: number): string {
  return formatHex(interpolate([from, to], 'oklab')(Math.min(1, Math.max(0, t))));
}

/** Changes the lightness of a color, keeping hue and chroma as far as sRGB allows. */
export function withLightness(color: string, l: number): string {
  const { c, h } = toOklch(color);
  return oklch(l, c, h);
}

/** Returns the smallest angle between two hues, 0..180. */
export function hueDistance(a: number, b: number): number {
  const d = Math.abs(a - b) % 360;
  return d > 180 ? 360 - d : d;
}
