import type { ImageSource, Node } from '@takumi-rs/core';
import type { PlacedScene } from '../direction/scene/placed-scene.ts';

/** The renderer's tree: everything that draws knows it from here. */
export type { ImageSource, Node };

export type Box = { x: number; y: number; width: number; height: number };

/** The part a text plays on a card; `decoration` is drawn text that carries no copy (glyph motifs). */
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

export type TextStyle = {
  /** A family of the font catalogue; scripts it does not cover fall back by themselves. */
  family: string;
  weight: number;
  /** Multiple of the font size. Scripts that need more room get more. */
  lineHeight: number;
  /** In em. Ignored for joined scripts (Arabic, Devanagari ...), where it would break words. */
  letterSpacing?: number;
  uppercase?: boolean;
  /** CSS `font-variation-settings`, e.g. `"wdth" 112`. */
  variation?: string;
};

/** One set line: its text as drawn, and its ink-independent advance width in px. */
export type Line = { text: string; width: number };

/** A text broken into lines at one size. `truncated` = an ellipsis was needed. */
export type FittedText = {
  text: string;
  style: TextStyle;
  /** Font size in px. */
  size: number;
  lines: Line[];
  /** Of the widest line. */
  width: number;
  /** lines x line height, in px. */
  height: number;
  /** Line height in px, after the script's minimum. */
  lineHeightPx: number;
  direction: 'ltr' | 'rtl';
  truncated: boolean;
};

/** A fitted text at its place. Lines are set from `box.y` down, aligned inside `box`. */
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
  /** Degrees, around the centre of `box`. */
  rotation?: number;
};

/**
 * A finished layout in absolute pixels: art below, type above. Everything that a check needs is in it;
 * `render/` turns it into pixels.
 */
export type Composition = {
  width: number;
  height: number;
  /** Opaque `#rrggbb` under everything: JPEG has no alpha. */
  background: string;
  /** Takumi nodes, absolutely positioned, bottom to top: motif, panels, pills behind text. */
  art: Node[];
  /** Sources of the images that `art` names. */
  images: ImageSource[];
  texts: PlacedText[];
  /** The art is the picture that the prompt describes: the caption of a `picture` is then not drawn. */
  depicts?: boolean;
  /** That picture as it was placed: what it leaves out is told by it. */
  pictured?: PlacedScene;
  /** What the picture is about, in px; text must not cover it. */
  subject?: Box;
};
