import { ensureContrast, readableAs } from '../../../color/contrast.ts';
import { oklch, toOklch } from '../../../color/oklch.ts';
import type { ArchColors } from './elegant-arches.ts';

export type ElegantPalette = {
  ground: string;
  ink: string;
  muted: string;
  accentText: string;
  frame: string;
  /** Lightest and darkest part of a drawn subject. */
  paper: string;
  shade: string;
  arch: ArchColors;
};

const GOLD_HUE = 82;
// Darkened to be read, these hues turn olive.
const isGolden = (h: number): boolean => h > 60 && h < 120;

/** The palette without any hue, for who asks for black and white. */
export function toGreys(palette: ElegantPalette): ElegantPalette {
  const grey = (color: string): string => oklch(toOklch(color).l, 0, 0);
  const { arch, ...flat } = palette;
  const { outer, middle, inner, line, light } = arch;
  return {
    ground: grey(flat.ground),
    ink: grey(flat.ink),
    muted: grey(flat.muted),
    accentText: grey(flat.accentText),
    frame: grey(flat.frame),
    paper: grey(flat.paper),
    shade: grey(flat.shade),
    arch: {
      outer: grey(outer),
      middle: grey(middle),
      inner: grey(inner),
      line: grey(line),
      light: grey(light),
    },
  };
}

/** A second color that was asked for draws the lines and the light: `sage green and gold`. */
export function withLight(palette: ElegantPalette, color: string): ElegantPalette {
  return {
    ...palette,
    frame: ensureContrast(color, [palette.ground], 1.7),
    accentText: readableAs(color, [palette.ground], 4.7, palette.ink),
    arch: { ...palette.arch, light: color, line: color },
  };
}

/** The palette on a ground that was asked for: type and lines move until they read on it. */
export function onGround(palette: ElegantPalette, ground: string): ElegantPalette {
  return {
    ...palette,
    ground,
    ink: ensureContrast(palette.ink, [ground], 7),
    muted: ensureContrast(palette.muted, [ground], 5),
    accentText: ensureContrast(palette.accentText, [ground], 4.7),
    frame: ensureContrast(palette.frame, [ground], 2),
  };
}

/** Paper and one muted hue by day; a deep ground with gold by night. */
export function toElegantPalette(accent: string, scheme: 'light' | 'dark', asked = false): ElegantPalette {
  const { c, h } = toOklch(accent);
  // Fine type wants quiet color, but a color that was asked for must be named by whoever sees the card.
  const chroma = asked ? Math.min(0.15, c * 0.8) : Math.min(0.085, c * 0.55);
  if (scheme === 'dark') {
    const ground = oklch(0.215, Math.min(0.03, chroma), h);
    return {
      ground,
      ink: oklch(0.945, 0.025, GOLD_HUE),
      muted: ensureContrast(oklch(0.79, 0.035, GOLD_HUE), [ground], 5.5),
      paper: oklch(0.94, 0.025, GOLD_HUE),
      shade: oklch(0.2, Math.min(0.035, chroma), h),
      accentText: oklch(0.82, 0.09, GOLD_HUE),
      frame: oklch(0.6, 0.065, GOLD_HUE),
      arch: {
        outer: oklch(asked ? 0.38 : 0.3, chroma * (asked ? 0.8 : 0.6), h),
        middle: oklch(asked ? 0.47 : 0.4, chroma * (asked ? 1 : 0.8), h),
        inner: oklch(0.55, chroma, h),
        line: oklch(0.68, 0.06, GOLD_HUE),
        light: oklch(0.82, 0.09, GOLD_HUE),
      },
    };
  }
  const ground = oklch(0.96, 0.014, GOLD_HUE);
  const ink = oklch(0.235, Math.min(0.04, chroma), h);
  return {
    ground,
    ink,
    muted: ensureContrast(oklch(0.45, Math.min(0.04, chroma), h), [ground], 5.5),
    paper: oklch(0.985, 0.008, GOLD_HUE),
    shade: oklch(0.3, Math.min(0.05, chroma), h),
    accentText: isGolden(h) ? ink : ensureContrast(oklch(0.46, Math.max(chroma, 0.06), h), [ground], 5),
    frame: oklch(0.66, chroma * 0.6, h),
    arch: {
      outer: oklch(asked ? 0.8 : 0.875, chroma * (asked ? 0.8 : 0.6), h),
      middle: asked ? accent : oklch(0.77, chroma * 0.9, h),
      // A dark gold is olive: what lies in its shade is brown.
      inner: isGolden(h) ? oklch(0.4, chroma * 0.6, 55) : oklch(0.44, chroma, h),
      line: oklch(0.6, chroma, h),
      light: oklch(0.9, 0.06, h < 40 || h > 120 ? 70 : 100),
    },
  };
}
