import { ensureContrast, readableAs } from '../color/contrast.ts';
import { hueDistance, mix, oklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { Photo } from '../photo/photo.ts';
import type { Lab } from '../photo/photo-map.ts';
import type { Random } from '../random.ts';

// Beside a picture a saturated field is all that one sees: paper and night take no more than a breath of it, accents less than it has.
const PAPER = { l: 0.965, c: 0.014 } as const;
const NIGHT = { l: 0.2, c: 0.032 } as const;
const ACCENT = { light: 0.48, dark: 0.66, most: 0.115, least: 0.045, share: 1.05 } as const;
// Yellow that is dark is mud: it stays gold.
const GOLD = { l: 0.76, from: 58, to: 118 } as const;
// A second color of the picture is one at least so far from the first; where there is none, a neighbour is.
const ANOTHER = 55;
const NEIGHBOUR = 38;
// Lightness of a picture that is as well beside night as beside paper, and on both sides of it where it is one or the other.
const HALF_LIGHT = { at: 0.52, range: 0.28 } as const;
const MOST_CERTAIN = 0.9;

/** Whether a card belongs on a dark ground beside its picture: the darker the picture, the more likely. */
export function isForNight({ map }: Photo, random: Random): boolean {
  const light = map.colors.reduce((sum, [l]) => sum + l, 0) / map.colors.length;
  const chance = 0.5 + (HALF_LIGHT.at - light) / HALF_LIGHT.range;
  return random.next() < Math.min(MOST_CERTAIN, Math.max(1 - MOST_CERTAIN, chance));
}

/** The colors of a card around a picture, which are the picture's own; `hue` is for one that has none. */
export function toPhotoPalette(photo: Photo, scheme: 'light' | 'dark', hue: number): Palette {
  const { map } = photo;
  const lead = photo.hue ?? hue;
  const chroma = photo.hue === undefined ? ACCENT.least : chromaAround(map.colors, lead);
  const ground = groundHue(map.colors, scheme) ?? lead;
  const tone = scheme === 'light' ? PAPER : NIGHT;
  const background = oklch(tone.l, photo.hue === undefined ? tone.c / 3 : tone.c, ground);
  const foreground =
    scheme === 'light' ? oklch(0.2, Math.min(0.03, chroma / 4), ground) : oklch(0.97, 0.008, ground);
  const strength = Math.min(ACCENT.most, Math.max(ACCENT.least, chroma * ACCENT.share));
  const inked = (of: number, share = 1): string =>
    oklch(of > GOLD.from && of < GOLD.to ? GOLD.l : ACCENT[scheme], strength * share, of);
  const accent = inked(lead);
  const other = otherHue(map.colors, lead) ?? lead + NEIGHBOUR;
  return {
    background,
    surface: mix(background, foreground, 0.08),
    foreground,
    muted: ensureContrast(mix(foreground, background, 0.28), [background], 5),
    accent,
    accent2: inked(((other % 360) + 360) % 360, 0.9),
    accentText: readableAs(accent, [background], 4.6, foreground),
  };
}

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);
const hueOf = ([, a, b]: Lab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** How colorful what has about a hue is; what is more colorful counts more. */
function chromaAround(colors: readonly Lab[], hue: number): number {
  let [sum, weight] = [0, 0];
  for (const color of colors) {
    if (hueDistance(hueOf(color), hue) > 24) continue;
    const chroma = chromaOf(color);
    sum += chroma * chroma;
    weight += chroma;
  }
  return weight > 0 ? sum / weight : 0;
}

/** The hue of the lights of a picture, or of its shadows: what its card looks cut from. */
function groundHue(colors: readonly Lab[], scheme: 'light' | 'dark'): number | undefined {
  const sorted = [...colors].sort(([a], [b]) => (scheme === 'light' ? b - a : a - b));
  const part = sorted.slice(0, Math.ceil(sorted.length / 3));
  const [a, b] = part.reduce(([sa, sb], [, x, y]) => [sa + x / part.length, sb + y / part.length], [0, 0]);
  return Math.hypot(a, b) < 0.006 ? undefined : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** The most frequent hue of a picture that is another than the first. */
function otherHue(colors: readonly Lab[], lead: number): number | undefined {
  const bins = new Float64Array(24);
  for (const color of colors) {
    const hue = hueOf(color);
    if (hueDistance(hue, lead) < ANOTHER) continue;
    const bin = Math.floor(hue / 15) % 24;
    bins[bin] = (bins[bin] ?? 0) + chromaOf(color) ** 1.5;
  }
  const best = bins.reduce((found, value, bin) => (value > (bins[found] ?? 0) ? bin : found), 0);
  return (bins[best] ?? 0) / colors.length > 0.0006 ? best * 15 + 7.5 : undefined;
}
