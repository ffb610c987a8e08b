import { mix } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';

/** The palette's tones for drawing, from the ground up; every value `#rrggbb`. */
export type MotifColors = {
  ground: string;
  /** Grids and guides that one should feel rather than see. */
  hair: string;
  /** Neutral shapes of the second row. */
  quiet: string;
  /** The accent in five strengths, weakest first. */
  wash: string;
  soft: string;
  mid: string;
  strong: string;
  /** The accent pushed away from the ground: lightest on dark, darkest on light. */
  peak: string;
  second: string;
  secondSoft: string;
  /** The lightest and the darkest surface, whatever the scheme. */
  paper: string;
  night: string;
};

export function toMotifColors(palette: Palette, scheme: 'light' | 'dark'): MotifColors {
  const { background, foreground, accent, accent2 } = palette;
  const dark = scheme === 'dark';
  return {
    ground: background,
    hair: mix(background, foreground, dark ? 0.16 : 0.12),
    quiet: mix(background, foreground, dark ? 0.34 : 0.26),
    wash: mix(background, accent, 0.16),
    soft: mix(background, accent, 0.36),
    mid: mix(background, accent, 0.66),
    strong: accent,
    peak: dark ? mix(accent, '#ffffff', 0.55) : mix(accent, foreground, 0.45),
    second: accent2,
    secondSoft: mix(background, accent2, 0.42),
    paper: dark ? mix(foreground, accent, 0.12) : mix(background, '#ffffff', 0.75),
    night: dark ? mix(background, '#000000', 0.35) : mix(foreground, accent, 0.22),
  };
}
