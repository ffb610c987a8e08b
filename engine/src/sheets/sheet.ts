/** `title` is as it was asked for, `ink` readable; `accent` is readable at any size, `bright` at large ones; `fill` is as it was asked for. */
export type InkName = 'title' | 'ink' | 'muted' | 'line' | 'tint' | 'accent' | 'bright' | 'fill' | 'ground';
/**
 * `plain` is the card's own, and `sheet` the same on a gradient; `field` a surface beside it; `strong` the one color of a card that is
 * nothing but it, and `quiet` a field on that; `cover` a picture under a scrim.
 */
export type GroundName = 'plain' | 'sheet' | 'field' | 'strong' | 'quiet' | 'cover';

/** The colors of a region, `#rrggbb`; words are readable on its ground and on its tint. */
export type Inks = Record<InkName, string> & {
  /** Words on `fill`. */
  onFill: string;
  /** What a drawing of several colors has, strongest first; without them it is in tones of `fill`. */
  hues?: readonly string[];
};

export type VoiceName = 'title' | 'display' | 'figure' | 'text' | 'strong' | 'serif' | 'code';
export type Voice = {
  family: string;
  weight: number;
  /** Line height and tracking in em; the second pair from 120 px up. */
  line: number;
  tracking: number;
  large?: { line: number; tracking: number };
  tabular?: true;
  variation?: string;
};

/** What a card is set in. */
export type Face = {
  /** The look that it is the type of. */
  look: string;
  /** Looks that are a design of their own where they are asked for, and this is one. */
  answers?: readonly string[];
  voices: Readonly<Record<VoiceName, Voice>>;
};

/** What a style draws where a spec has a place for a pattern, behind words, or around a card. */
export type PatternName = 'rings' | 'hills' | 'stripes' | 'blend' | 'border' | 'edge';

/** How a card looks: any sheet may meet any spec. */
export type Sheet = {
  voices: Readonly<Record<VoiceName, Voice>>;
  /** The voice of labels, where they have their own. */
  labels?: Voice;
  grounds: Readonly<Record<GroundName, Inks>>;
  /** Whether its colors are somebody's own. */
  branded: boolean;
  /** What is drawn on a field that a spec keeps for a pattern. */
  pattern?: PatternName;
  /** What is drawn on the whole card: on its ground, and on everything but words. */
  behind?: readonly SheetShape[];
  above?: readonly SheetShape[];
};

export type SheetShape = { draw: PatternName; ink?: InkName };
