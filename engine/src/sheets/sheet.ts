import type { PatternName } from './pattern-names.ts';

/** `title` is as it was asked for, `ink` readable; `tone` is seen on the ground, and words are read on it; `accent` is readable at any size, `bright` at large ones, `label` is the accent where there is one, else `muted`; `fill` is as it was asked for. */
export type InkName =
  | 'title'
  | 'ink'
  | 'muted'
  | 'line'
  | 'tint'
  | 'tone'
  | 'accent'
  | 'bright'
  | 'label'
  | 'fill'
  | 'ground';
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

/** Colors of a style, `#rrggbb`: ground, ink, accent and further hues. */
export type StyleInks = readonly [ground: string, ink: string, accent: string, ...hues: string[]];

/** A look that briefs may ask for: what a card is set in, and what is drawn on it. */
export type Style = {
  /** As briefs call it. */
  name: string;
  /** The style that it is the answer to; without one it is drawn where its name is asked for, and by chance. */
  style?: string;
  scheme?: 'light' | 'dark';
  voices: Readonly<Record<VoiceName, Voice>>;
  /** Its own colors, any of which will do where no others are asked for. */
  light?: readonly StyleInks[];
  dark?: readonly StyleInks[];
  /** Its ground is what makes it: one that is asked for colors its accent. */
  ownsGround?: true;
  /** Any of which will do on a field; without any, a pattern of no style. */
  patterns?: readonly [PatternName, ...PatternName[]];
  behind?: readonly SheetShape[];
  above?: readonly SheetShape[];
  /** Along the foot of cards that have no field for a pattern. */
  strip?: PatternName;
  /** What stands on its cards: shaded objects where there is one, or as often drawings; by default drawings. */
  objects?: 'shaded' | 'either';
  /** What a drawing in the style has besides, and a card of ours has not, as the end of a sentence. */
  lacks?: string;
};

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
  /** Along the foot of the card; words end above it. */
  strip?: PatternName;
  /** Fields from side to side are panels within the edges of the card, with such corners, in px of a card that is 630 px high. */
  panels?: { corner: number };
  /** What a word of the title is underlined in. */
  underline?: InkName;
};

/** `corner` in px of a card that is 630 px high, or wide. */
export type SheetShape = { draw: PatternName; ink?: InkName; color?: string; corner?: number };
