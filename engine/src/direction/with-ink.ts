import { contrast, ensureContrast, inkOn } from '../color/contrast.ts';
import { mix } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';

const READABLE = 4.5;
// Tints paper with the hue of the letters.
const TINGE = 0.03;

/**
 * Gives a palette letters in the color asked for, small ones slightly quieter. If they cannot be read on the
 * background, it changes, unless the prompt fixed it (`fixed`): then the letters change.
 */
export function withInk(palette: Palette, ink: string | undefined, fixed: boolean): Palette {
  if (ink === undefined) return palette;
  if (contrast(ink, palette.background) >= READABLE) return write(palette, ink);
  const paper = inkOn(ink);
  if (fixed || contrast(ink, paper) < READABLE) return palette;
  const tinged = mix(paper, ink, TINGE);
  const background = contrast(ink, tinged) < READABLE ? paper : tinged;
  return write({ ...palette, background, surface: mix(background, ink, TINGE * 2) }, ink);
}

function write(palette: Palette, ink: string): Palette {
  const { background } = palette;
  const muted = ensureContrast(mix(ink, inkOn(background), 0.25), [background], READABLE);
  return { ...palette, foreground: ink, muted, accentText: ink };
}
