import type { Palette } from '../color/palette.ts';
import type { BrandSigns } from '../sheets/brand-signs.ts';

/** The art director's decisions, from which a look lays out and draws. */
export type Direction = {
  /** Name of a style, e.g. `editorial`. */
  look: string;
  /** Name of the spec that arranges the card. */
  family?: string;
  scheme: 'light' | 'dark';
  palette: Palette;
  /** All colors of its style, strongest first. */
  hues?: readonly string[];
  /** Name of a pattern of a field, `subject:<name>` of a drawing or `object:<name>` of a shaded object; empty for none. */
  motif: string;
  seed: number;
  /** The picture is where reading starts, the words on the other side. */
  swapped?: boolean;
  /** Of a brand's own card. */
  signs?: BrandSigns;
};
