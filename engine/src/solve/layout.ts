import type { PlacedText } from '../composition.ts';
import type { Box } from '../geometry.ts';
import type { Series, Share } from '../parts/matter.ts';
import type { Part } from '../parts/part.ts';
import type { Inks } from '../sheets/sheet.ts';
import type { Ornament, Region, Slot } from '../specs/spec.ts';

// `whole` is the box of a block that reads from left to right in every language, as code does: it changes sides in one piece.

/** Something that is drawn below the type, in pixels and colors. */
export type PlacedShape = {
  draw: string;
  box: Box;
  /** What it is cropped by, where that is not the card. */
  clip?: Box;
  color: string;
  inks: Inks;
  corner?: number;
  /** The letters that it shows, and how large. */
  glyph?: { text: string; families: readonly string[]; weight: number; lineHeight: number; size: number };
  series?: Series;
  shares?: readonly Share[];
  /** Of a whole, 0 to 1. */
  share?: number;
  /** The image that it shows. */
  image?: string;
  /** Right to left: what points somewhere is turned over. */
  mirrored?: true;
  whole?: Box;
  /** Words, and what belongs to them, that it leaves free, as they stand before a card is mirrored. */
  clear?: readonly Box[];
  /** What of the spec it is drawn for; a ground has none. */
  from?: Slot | Ornament;
};

/** A text, and the part that it says; numbers and signs of a drawing are nobody's part. */
export type LaidText = PlacedText & { part?: Part; whole?: Box; from?: Slot | Ornament };

/** A card with everything in its place. */
export type Layout = {
  width: number;
  height: number;
  ground: Inks;
  mirrored: boolean;
  shapes: PlacedShape[];
  texts: LaidText[];
  /** Those that stand, as the spec has them. */
  regions: { region: Region; box: Box }[];
  /** What had no room, and what ends in an ellipsis. */
  dropped: Part[];
  clamped: Part[];
};

/** What blocks are placed into. */
export type Out = Pick<Layout, 'shapes' | 'texts'>;
