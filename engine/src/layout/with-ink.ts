import { contrast, ensureContrast, inkOn } from '../color/contrast.ts';
import { mix } from '../color/oklch.ts';
import type { Palette } from '../direction/direction.ts';

const READABLE = 4.5;
// Paper that leans to the letters' hue.
const TINGE = 0.03;

/**
 * The palette with its letters in an asked colour, small ones a shade quieter. A ground that they could not be read on gives
 * way, unless it is `fixed` by the prompt: then it is the letters that do.
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
