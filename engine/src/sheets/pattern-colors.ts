import { oklch, toOklch } from '../color/oklch.ts';

/** What a pattern that is the whole picture is drawn in: its ground, and its hues from the one next to it on. */
export type PatternColors = { ground: string; hues: readonly string[] };

// Lightness of ground and bands in the shades of one color.
const SHADES = {
  light: [0.93, 0.84, 0.74, 0.63, 0.51, 0.39],
  dark: [0.2, 0.27, 0.35, 0.43, 0.51, 0.58],
  pale: [0.96, 0.91, 0.85, 0.79, 0.72, 0.65],
} as const;
// Up to here a color has dark shades, from there on pale ones: dark green, baby blue.
const [DEEP, PALE] = [0.42, 0.74];
// How much less color a shade has the further it is from the asked one: pale ones would be neon.
const FADING = 1.7;
const LEAST_CHROMA = 0.3;
// Of several colors: how much lighter than each its second tone is, and the most that is.
const [LIFT, LIGHTEST] = [0.14, 0.95];

/** The colors of a pattern in asked ones: of one, its shades in order; of several, these and a lighter tone of each on the deepest. */
export function toPatternColors(
  [first, ...others]: readonly [string, ...string[]],
  scheme: 'light' | 'dark' | undefined,
): PatternColors {
  if (others.length === 0) {
    const [ground = first, ...hues] = toShades(first, scheme === 'dark' ? 'dark' : rangeOf(first));
    return { ground, hues };
  }
  const asked = [first, ...others].toSorted((a, b) => toOklch(a).l - toOklch(b).l);
  const [ground = first, ...rest] = scheme === 'light' ? asked.toReversed() : asked;
  return { ground, hues: [...rest.toReversed(), ...asked.map(toLighter)] };
}

const rangeOf = (color: string): keyof typeof SHADES => {
  const { l } = toOklch(color);
  return l < DEEP ? 'dark' : l > PALE ? 'pale' : 'light';
};

/** Shades of a color in order, itself among them where it is as light as one of them. */
function toShades(color: string, scheme: keyof typeof SHADES): readonly string[] {
  const { l, c, h } = toOklch(color);
  return SHADES[scheme].map((shade) => {
    const apart = Math.abs(shade - l);
    return apart < OWN ? color : oklch(shade, c * Math.max(LEAST_CHROMA, 1 - FADING * apart), h);
  });
}
const OWN = 0.055;

function toLighter(color: string): string {
  const { l, c, h } = toOklch(color);
  return oklch(Math.min(LIGHTEST, l + LIFT), c, h);
}
