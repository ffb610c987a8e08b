import type { TypePairing } from '../../assets/text-style.ts';
import type { Palette } from '../../color/palette.ts';

/** How things are drawn in a style, whatever their arrangement; lengths in shares of the type unit. */
export type Treatment = {
  /** Thickness of rules and frames. */
  rule: number;
  /** Radius of panels and buttons. */
  corner: number;
  /** How panels stand out: filled, framed, or with a hard shadow. */
  panel: 'fill' | 'frame' | 'shadow';
  /** What the ground is like beside its color. */
  texture: 'none' | 'dots' | 'glow' | 'grid' | 'rays';
  /** Sets its words in the middle where an arrangement leaves it open. */
  centred?: true;
};

/** A treatment with the colors and type that were chosen for a card. */
export type Style = Treatment & {
  name: string;
  scheme: 'light' | 'dark';
  palette: Palette;
  type: TypePairing;
};
