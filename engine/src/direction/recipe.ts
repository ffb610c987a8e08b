import type { Palette } from '../color/palette.ts';
import type { Tint } from './tint.ts';

/** A designer's recipe for the tones of a card from a hue; readability is ensured afterwards. */
export type Recipe = (hue: number, tint: Tint) => Draft;

export type Draft = Omit<Palette, 'accentText'> & {
  /** Shows the color asked for as the second accent, beside a brighter one of its own. */
  leads?: boolean;
};
