import type { ShadedObject } from '../art/objects/objects.ts';
import { ensureContrast, readableAs } from '../color/contrast.ts';
import { mix, oklch, toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';

// Objects that are so light or so dark are seen on the other alone.
const [PALE, DEEP] = [0.84, 0.4];
const READABLE = { muted: 5, accent: 4.6 } as const;

/** The scheme that an object needs to be seen; undefined where it is seen on both. */
export const schemeForObject = ({ lightness }: ShadedObject): 'light' | 'dark' | undefined =>
  lightness > PALE ? 'dark' : lightness < DEEP ? 'light' : undefined;

/** The colors of a card around an object: a calm tint of its own hue or a deep shade of it, and a field on which it stands out. */
export function toObjectPalette(
  { colors, lightness }: ShadedObject,
  scheme: 'light' | 'dark',
  otherwise: number,
): Palette {
  const [first, second = first] = colors.map(toOklch);
  const hue = first?.h ?? otherwise;
  const background = scheme === 'light' ? oklch(0.945, 0.042, hue) : oklch(0.24, 0.058, hue);
  const foreground = scheme === 'light' ? oklch(0.21, 0.05, hue) : oklch(0.965, 0.022, hue);
  const accent = toField(hue, lightness, scheme);
  return {
    background,
    surface: mix(background, foreground, 0.07),
    foreground,
    muted: ensureContrast(mix(foreground, background, 0.3), [background], READABLE.muted),
    accent,
    accent2: scheme === 'light' ? oklch(0.9, 0.07, second?.h ?? hue) : oklch(0.8, 0.11, second?.h ?? hue),
    accentText: readableAs(accent, [background], READABLE.accent, foreground),
  };
}

/** Deeper than what is light, and lighter than what is dark: never the tone of the object itself. */
function toField(hue: number, lightness: number, scheme: 'light' | 'dark'): string {
  if (lightness < 0.55) return oklch(scheme === 'light' ? 0.86 : 0.84, 0.085, hue);
  return scheme === 'light' ? oklch(0.47, 0.115, hue - 12) : oklch(0.36, 0.085, hue - 12);
}
