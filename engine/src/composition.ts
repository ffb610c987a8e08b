import type { FittedText } from './assets/fitted-text.ts';
import type { Box } from './geometry.ts';
import type { ImageSource, Node } from './nodes.ts';
import type { PlacedScene } from './stage/plan/placed-scene.ts';

/** The part that a text plays on a card; `decoration` is drawn, and says nothing. */
export type TextRole =
  | 'title'
  | 'eyebrow'
  | 'subtitle'
  | 'metric'
  | 'person'
  | 'date'
  | 'attribution'
  | 'call-to-action'
  | 'label'
  | 'decoration';

/** A fitted text in its place. Lines are set from `box.y` down, aligned inside `box`. */
export type PlacedText = {
  role: TextRole;
  fitted: FittedText;
  box: Box;
  align: 'left' | 'center' | 'right';
  /** `#rrggbb` */
  color: string;
  /** Contour drawn behind the glyphs; contrast then counts against it as well. */
  outline?: { color: string; width: number };
  /** Hard offset shadow in px. */
  shadow?: { color: string; x: number; y: number; blur: number };
  /** The least contrast that it needs, where that is more than its size asks for: letters on a photograph. */
  contrast?: number;
  /** Degrees, around the centre of `box`. */
  rotation?: number;
  /** Where the ink of each line reaches from its middle, in em, where that was measured. */
  ink?: readonly { top: number; bottom: number }[];
};

/** The box that the lines of a text fill. */
export function inkOf({ box, fitted, align }: PlacedText): Box {
  const spare = box.width - fitted.width;
  const x = box.x + (align === 'left' ? 0 : align === 'center' ? spare / 2 : spare);
  return { x, y: box.y, width: fitted.width, height: fitted.height };
}

/**
 * A finished layout in absolute pixels: art below, type above. Everything that a check needs is in it;
 * `render/` turns it into pixels.
 */
export type Composition = {
  width: number;
  height: number;
  /** Opaque `#rrggbb` under everything: JPEG has no alpha. */
  background: string;
  /** Takumi nodes, absolutely positioned, bottom to top: pictures, panels, pills behind text. */
  art: Node[];
  /** Those of `art` that stand with the words, and so elsewhere on every card of a design. */
  withWords?: readonly Node[];
  /** Sources of the images that `art` names. */
  images: ImageSource[];
  texts: PlacedText[];
  /** What stands before the type; the gate measures how much of the letters it covers. */
  front?: Node[];
  /** The art is the picture that the prompt describes; the caption of a `picture` is then not drawn. */
  depicts?: boolean;
  /** That picture as it was placed; warnings about it are based on this. */
  pictured?: PlacedScene;
  /** The picture that the caller brings is shown. */
  photographed?: true;
  /** The logo stands among the words. */
  signed?: true;
  /** The spec that arranged its parts. */
  family?: string;
  /** The least size of its letters, px, where that is more than any card needs. */
  leastSize?: number;
  /** Its largest flat rectangle for the letters of what leads it. */
  emptiness?: number;
  /** The box of the picture's subject, px; text must not cover it. */
  subject?: Box;
};
