import { contrast, ensureContrast, inkOn, luminance } from '../color/contrast.ts';
import { mix } from '../color/oklch.ts';
import { type Color, flattenColor, parseColor } from './color-parameter.ts';
import { WHOLE_GRADIENT } from './gradient-stretch.ts';
import type { TemplateValues } from './template.ts';

export type BrandColors = {
  /** `#rrggbb`, opaque, all of them. */
  background: string;
  /** The other end of the gradient; equal to `background` if there is none. */
  background2: string;
  foreground: string;
  muted: string;
  accent: string;
  /** The accent as text color: the caller's own if readable, else adjusted. */
  accentText: string;
  /** Background of a sheet under the words, for a gradient on which nothing is readable from end to end. */
  sheet?: string;
};

const NEUTRAL = {
  light: { ground: '#f5f5f2', ink: '#18181b' },
  dark: { ground: '#131316', ink: '#f6f6f4' },
} as const;
const TEXT_CONTRAST = 4.5;

/**
 * Computes the colors of a branded card. Given colors are used as they are (alpha over what is below); the others
 * are made readable on the part of the gradient under the words. Without any color the card is neutral.
 */
export function toBrandColors(values: TemplateValues, stretch = WHOLE_GRADIENT): BrandColors {
  const given = (name: string): Color | undefined => parseColor(values[name] ?? '');
  const neutral = chooseNeutral(values);
  const ground = parseColor(neutral.ground) as Color;
  const over = (name: string, below: string): string | undefined => {
    const color = given(name);
    return color && flattenColor(color, parseColor(below) as Color);
  };

  const bg = given('bg');
  const background = bg ? flattenColor(bg, ground) : neutral.ground;
  const background2 = over('bg2', neutral.ground) ?? background;
  const gradient = sampleGradient(background, background2, stretch);
  const own = over('fg', background);
  // On some gradients no text color is readable from end to end: a sheet helps, unless the caller chose all text
  // colors.
  const hopeless = Math.max(worst('#ffffff', gradient), worst('#000000', gradient)) < TEXT_CONTRAST;
  const chosen = ['fg', 'muted', 'accent'].every((name) => given(name));
  const sheet = hopeless && !chosen ? chooseSheet(background, background2, own) : undefined;

  const grounds = sheet ? [sheet] : gradient;
  // Both ends carry type; the text color is the one that is most readable at its weaker end.
  const [first = background, last = background2] = [gradient[0], gradient.at(-1)];
  const ink = [inkOn(first), inkOn(last)].sort((a, b) => worst(b, grounds) - worst(a, grounds))[0];
  const foreground = own ?? ensureContrast(ink ?? '#000000', grounds, TEXT_CONTRAST);
  const quiet = mix(foreground, sheet ?? background, 0.32);
  const accent = over('accent', background) ?? foreground;
  return {
    background,
    background2,
    foreground,
    muted: over('muted', background) ?? ensureContrast(quiet, grounds, TEXT_CONTRAST),
    accent,
    accentText: hopeless && chosen ? accent : ensureContrast(accent, grounds, TEXT_CONTRAST),
    ...(sheet ? { sheet } : {}),
  };
}

/** Samples colors along a gradient, which CSS mixes in sRGB: the middle of two hues can be darker than both. */
export function sampleGradient(from: string, to: string, [start, end] = WHOLE_GRADIENT): string[] {
  const [first, last] = [parseColor(from) as Color, parseColor(to) as Color];
  return GRADIENT_STOPS.map((t) => flattenColor({ ...last, alpha: start + (end - start) * t }, first));
}

const GRADIENT_STOPS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;

const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** Returns the end of the gradient on which the caller's own text is more readable, else the first. */
const chooseSheet = (background: string, background2: string, own: string | undefined): string =>
  own && contrast(own, background2) > contrast(own, background) ? background2 : background;

type Neutral = { ground: string; ink: string };

/** Returns the theme's background unless the caller's own text would be unreadable on it. */
function chooseNeutral(values: TemplateValues): Neutral {
  // A tint would be a color that a brand with some of its own does not have.
  const light = ['fg', 'muted', 'accent'].some((name) => values[name] !== undefined)
    ? { ...NEUTRAL.light, ground: '#ffffff' }
    : NEUTRAL.light;
  const theme = values.theme ?? guessTheme(values);
  const [wanted, other] = theme === 'dark' ? [NEUTRAL.dark, light] : [light, NEUTRAL.dark];
  const fg = parseColor(values.fg ?? '');
  if (values.bg !== undefined || !fg) return wanted;
  const readable = ({ ground }: Neutral): number =>
    contrast(flattenColor(fg, parseColor(ground) as Color), ground);
  return readable(wanted) >= TEXT_CONTRAST || readable(wanted) >= readable(other) ? wanted : other;
}

/** Chooses the neutral start that is nearer to a gradient with only its end given. */
function guessTheme({ bg, bg2 }: TemplateValues): 'light' | 'dark' {
  const end = parseColor(bg2 ?? '');
  if (bg !== undefined || !end) return 'light';
  return luminance(flattenColor(end, { r: 255, g: 255, b: 255, alpha: 1 })) < 0.18 ? 'dark' : 'light';
}
