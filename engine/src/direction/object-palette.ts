import type { ShadedObject } from '../art/objects/objects.ts';
import { ensureContrast, readableAs } from '../color/contrast.ts';
import { mix, oklch, toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { toVivid } from './card-recipes.ts';

// Objects that are so light or so dark are seen on the other alone.
const [PALE, DEEP] = [0.84, 0.4];
// Dark words are read on it.
const LEAST_STRONG = 0.77;
// On a strong ground, only what is darker than it is seen.
const MIDDLING = 0.7;
const READABLE = { muted: 5, accent: 4.6 } as const;

/** The scheme that an object needs to be seen; undefined where it is seen on both. */
export const schemeForObject = ({ lightness }: ShadedObject): 'light' | 'dark' | undefined =>
  lightness > PALE ? 'dark' : lightness < DEEP ? 'light' : undefined;

/** A ground around an object: of its own hue or of the one across from it, calm or deep or as strong as the hue lets it be. */
export type ObjectGround = { scheme: 'light' | 'dark'; hue: 'own' | 'across'; strong?: true };

// In the order in which seeds take them.
const GROUNDS: readonly ObjectGround[] = [
  { scheme: 'light', hue: 'own' },
  { scheme: 'dark', hue: 'across' },
  { scheme: 'light', hue: 'across', strong: true },
  { scheme: 'dark', hue: 'own' },
  { scheme: 'light', hue: 'across' },
];

/** The ground of a seed, of those on which the object is seen. */
export function toObjectGround(
  object: ShadedObject,
  scheme: 'light' | 'dark' | undefined,
  at: number,
): ObjectGround {
  const seen = scheme ?? schemeForObject(object);
  const grounds = GROUNDS.filter(
    (one) => (seen === undefined || one.scheme === seen) && !(one.strong && object.lightness > MIDDLING),
  );
  return grounds[at % grounds.length] as ObjectGround;
}

// Deep yellow and orange are mud: wine and bottle green carry the same things.
const toDeepHue = (hue: number): number => (hue > 35 && hue < 90 ? 12 : hue >= 90 && hue < 135 ? 160 : hue);

/** The colors of a card around an object: a tint or a deep shade, and a field on which it stands out. */
export function toObjectPalette(
  { colors, lightness }: ShadedObject,
  { scheme, hue: side, strong }: ObjectGround,
  otherwise: number,
): Palette {
  const [first, second = first] = colors.map(toOklch);
  const own = first?.h ?? otherwise;
  const turned = side === 'own' ? own : (own + 180) % 360;
  const hue = scheme === 'dark' && side === 'across' ? toDeepHue(turned) : turned;
  const tone = toVivid(hue);
  const background =
    scheme === 'dark'
      ? oklch(0.24, 0.058, hue)
      : strong
        ? oklch(Math.max(LEAST_STRONG, tone.l), tone.c, hue)
        : oklch(0.945, 0.042, hue);
  const foreground = scheme === 'light' ? oklch(strong ? 0.17 : 0.21, 0.05, hue) : oklch(0.965, 0.022, hue);
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
