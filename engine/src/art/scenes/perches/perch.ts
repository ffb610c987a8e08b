import type { PlaceName } from '../../../brief/setting.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import type { DrawingColors } from '../../drawings/drawing.ts';

/** What a perch is made to measure for. Px of the canvas. */
export type PerchMeasure = {
  width: number;
  height: number;
  unit: number;
  /** Height of the line that those on it stand on. */
  level: number;
  /** Where its foot is: the ground, or below the picture. */
  foot: number;
  /** The stretch that is needed. */
  from: number;
  to: number;
  /** The stretch of somebody big enough to be told from the perch: their height. */
  tall: number;
  random: Random;
  /** Snow lies on it. */
  snowy: boolean;
  /** Color of the turf around it, in the scene's light. */
  turf: string;
};

/** A perch at its place: `box` is where it is seen, `draw` paints in px of the canvas. */
export type MadePerch = {
  box: Box;
  draw(colors: DrawingColors, id: string): string;
  /** What of it is before those in it. */
  front?(colors: DrawingColors, id: string): string;
};

/**
 * Something that figures are on, drawn for their number and size: a branch from the picture's edge, a wall from edge
 * to edge, a rock under them, a basket around them.
 */
export type Perch = {
  /** Its noun. */
  name: string;
  home: PlaceName;
  /** `across` the picture; from its `edge`; standing on the ground `around` those on it; afloat on water. */
  reach: 'across' | 'edge' | 'around' | 'afloat';
  /** Height of those on it above the ground, as a share of their own; for `across` and `edge` the picture decides. */
  rise: number;
  /** Where its line is, as a share of the picture's height, where it runs out of it. */
  level?: number;
  /** It stands over water, and the picture is of that. */
  wet?: true;
  /** Of rails, with gaps between. */
  open?: true;
  /** It is at least so high, as a share of the width of those in it. */
  deep?: number;
  /** Of those in it so much is hidden. */
  sunk?: number;
  natural: DrawingColors;
  make(measure: PerchMeasure): MadePerch;
};
