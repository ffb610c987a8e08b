import { contrast, ensureContrast, inkOn } from '../color/contrast.ts';
import { mix } from '../color/oklch.ts';
import { type Color, flattenColor, parseColor } from './color-parameter.ts';
import type { TemplateValues } from './template.ts';

export type BrandColors = {
  /** `#rrggbb`, opaque, all of them. */
  background: string;
  /** The other end of the gradient; equal to `background` when there is none. */
  background2: string;
  foreground: string;
  muted: string;
  accent: string;
  /** The accent as words: the caller's own where it can be read, else moved until it can. */
  accentText: string;
};

const NEUTRAL = {
  light: { ground: '#f5f5f2', ink: '#18181b' },
  dark: { ground: '#131316', ink: '#f6f6f4' },
} as const;
const TEXT_CONTRAST = 4.5;

/**
 * The colours of a branded card. What the caller names is taken as it is (alpha laid over what lies below); what is
 * not named is made readable on the rest. Without any colour the card is a neutral one.
 */
export function toBrandColors(values: TemplateValues): BrandColors {
  const given = (name: string): Color | undefined => parseColor(values[name] ?? '');
  const neutral = chooseNeutral(values, given('fg'));
  const ground = parseColor(neutral.ground) as Color;
  const over = (name: string, below: string): string | undefined => {
    const color = given(name);
    return color && flattenColor(color, parseColor(below) as Color);
  };

  const bg = given('bg');
  const background = bg ? flattenColor(bg, ground) : neutral.ground;
  const background2 = over('bg2', neutral.ground) ?? background;
  const grounds = [background, background2, mix(background, background2, 0.5)];
  // Both ends of a gradient carry type; the ink is the one that its weaker end reads best.
  const ink = worst('#ffffff', grounds) >= worst(inkOn(background), grounds) ? '#ffffff' : inkOn(background);
  const foreground = over('fg', background) ?? ensureContrast(ink, grounds, TEXT_CONTRAST);
  const muted =
    over('muted', background) ?? ensureContrast(mix(foreground, background, 0.32), grounds, TEXT_CONTRAST);
  const accent = over('accent', background) ?? foreground;
  return {
    background,
    background2,
    foreground,
    muted,
    accent,
    accentText: ensureContrast(accent, grounds, TEXT_CONTRAST),
  };
}

const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** The theme's ground, unless the caller's own text could not be read on it. */
function chooseNeutral(
  values: TemplateValues,
  fg: Color | undefined,
): (typeof NEUTRAL)[keyof typeof NEUTRAL] {
  const wanted = values.theme === 'dark' ? 'dark' : 'light';
  if (values.bg !== undefined || !fg) return NEUTRAL[wanted];
  const other = wanted === 'dark' ? 'light' : 'dark';
  const readable = (theme: 'light' | 'dark'): number => {
    const ground = parseColor(NEUTRAL[theme].ground) as Color;
    return contrast(flattenColor(fg, ground), NEUTRAL[theme].ground);
  };
  return readable(wanted) >= TEXT_CONTRAST || readable(wanted) >= readable(other)
    ? NEUTRAL[wanted]
    : NEUTRAL[other];
}
