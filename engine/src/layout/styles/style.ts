import type { TypePairing } from '../../assets/text-style.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import type { Palette } from '../../color/palette.ts';
import type { Random } from '../../random.ts';
import type { Suitability } from '../suitability.ts';

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

/** A style of its own that any family of composition can be drawn in: type, colors and treatment, no arrangement. */
export type StyleSheet = {
  /** That of the look it is taken from, if there is one. */
  name: string;
  pairings: readonly [TypePairing, ...TypePairing[]];
  suits: Suitability;
  treatment: Treatment;
  /** Colors of its own, made from those of the direction. */
  tone?(palette: Palette, request: DesignRequest, scheme: 'light' | 'dark', random: Random): Palette;
};

/** A style sheet with the colors and type that were chosen for a card. */
export type Style = Treatment & {
  name: string;
  scheme: 'light' | 'dark';
  palette: Palette;
  type: TypePairing;
};
