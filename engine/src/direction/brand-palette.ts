import { contrast, ensureContrast, inkOn } from '../color/contrast.ts';
import { mix, toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { Brand } from './brand.ts';

const TEXT_RATIO = 4.5;
// Below this contrast nobody would see the accent.
const VISIBLE_RATIO = 1.35;

/** Returns the scheme that a brand's background or text color decides. */
export function schemeOfBrand({ colors: { bg, fg } }: Brand): 'light' | 'dark' | undefined {
  if (bg !== undefined) return toOklch(bg).l < 0.5 ? 'dark' : 'light';
  if (fg === undefined) return undefined;
  return toOklch(fg).l < 0.6 ? 'light' : 'dark';
}

/**
 * Makes a palette of a brand's colors, unchanged wherever they can be seen and read; the others are mixed from them.
 */
export function toBrandPalette({ colors }: Brand, scheme: 'light' | 'dark'): Palette {
  const background = colors.bg ?? toGround(colors.accent ?? colors.fg, scheme);
  const foreground = ensureContrast(colors.fg ?? inkOn(background), [background], TEXT_RATIO);
  const muted = colors.muted ?? mix(foreground, background, 0.3);
  const accent = visible(colors.accent ?? foreground, background);
  return {
    background,
    surface: colors.bg2 ?? mix(background, accent, 0.1),
    foreground,
    muted: ensureContrast(muted, [background], TEXT_RATIO),
    accent,
    accent2: visible(mix(accent, foreground, 0.5), background),
    accentText: ensureContrast(accent, [background], TEXT_RATIO),
  };
}

/** Light or dark paper with a slight tint of the brand's color. */
const toGround = (color: string | undefined, scheme: 'light' | 'dark'): string =>
  scheme === 'light' ? mix('#ffffff', color ?? '#ffffff', 0.03) : mix('#0b0b0d', color ?? '#0b0b0d', 0.08);

const visible = (color: string, background: string): string =>
  contrast(color, background) >= VISIBLE_RATIO ? color : ensureContrast(color, [background], VISIBLE_RATIO);
