import type { DesignRequest } from '../brief/design-request.ts';
import { inkOn, luminance } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import { tonesOf } from '../lexicon/tones.ts';
import type { Random } from '../random.ts';
import { findHue } from './hues.ts';

/** What the palette is made from: the colors asked for, sorted by their use. */
export type Tint = {
  hue: number;
  /** Asked for, and shown exactly. */
  accent?: string;
  accent2?: string;
  /** Asked for as an accent, and so for nothing else. */
  accentOnly?: true;
  /** Asked for, and only suitable as a background: black, white, cream, navy. */
  ground?: string;
  /** The prompt names this color as the background, whatever the look usually does. */
  fixed?: boolean;
  /** All that were asked for: other hues are not drawn beside them. */
  asked?: readonly string[];
  /** Only black, white and grey were asked for. */
  achromatic: boolean;
  /** Asked for by itself. */
  scheme?: 'light' | 'dark';
  /** Those of the moods that are asked for, by name. */
  recipes?: readonly string[];
  /** They are so pale that a color is asked for in them as an accent. */
  pale?: true;
};

const GREY_CHROMA = 0.035;
const NIGHT = 0.34;
const PALE_TONE = 0.78;
// Beige and sand are backgrounds too.
const PALE = { lightness: 0.8, chroma: 0.07 };

/** Sorts the brief's colors into background and accents; a brief without colors gets a hue from its topic. */
export function toTint(request: DesignRequest, random: Random): Tint {
  const asked = request.colors.map((color) => ({ color, ...toOklch(color) }));
  const grounds = asked.filter(
    ({ l, c }) => c < GREY_CHROMA || l < NIGHT || (l > PALE.lightness && c < PALE.chroma),
  );
  const [bright, second] = asked.filter((a) => !grounds.includes(a) && a.color !== request.ground);
  // Navy on sand: the figures are navy as the letters are, not of a third color.
  const first = bright ?? asked.find(({ color, c }) => color === request.ink && c >= GREY_CHROMA);
  const named =
    request.ground === undefined ? undefined : { color: request.ground, ...toOklch(request.ground) };
  const chromaticGround = [named, ...grounds].find((g) => g !== undefined && g.c >= GREY_CHROMA);
  const ground = named ?? grounds[0];
  const tone = tonesOf(request.moods).find(({ recipes }) => recipes.length > 0);
  return {
    hue: (first ?? chromaticGround)?.h ?? findHue(request, random),
    ...(first ? { accent: first.color } : {}),
    ...(second ? { accent2: second.color } : {}),
    ...(first && request.accents?.includes(first.color) ? { accentOnly: true } : {}),
    ...(ground ? { ground: ground.color } : {}),
    ...(named ? { fixed: true } : {}),
    ...(request.colorWords ? { asked: [...request.colors, ...Object.keys(request.colorWords)] } : {}),
    achromatic: asked.length > 0 && !first && !chromaticGround,
    ...(request.scheme ? { scheme: request.scheme } : {}),
    ...(tone ? { recipes: tone.recipes } : {}),
    ...((tone?.limits.lightness?.[0] ?? 0) >= PALE_TONE ? { pale: true as const } : {}),
  };
}

/** Returns the scheme that the colors imply, if any. */
export function schemeOf({ ground, accent, accentOnly }: Tint): 'light' | 'dark' | undefined {
  const whole = ground ?? (accentOnly ? undefined : accent);
  if (whole) return luminance(inkOn(whole)) > 0.5 ? 'dark' : 'light';
  return accent && toOklch(accent).l < 0.42 ? 'light' : undefined;
}
