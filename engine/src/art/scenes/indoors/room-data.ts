import type { PlaceFacts } from '../stage.ts';
import type { ColorScheme, RoomPalette, SchemeName } from './room-palette.ts';
import type { Floor, Wall } from './shell.ts';

/** Where in its box, as shares, and how far. */
type Glow = { at: readonly [number, number]; reach: number };

/** A drawing as furniture. Lengths are shares of the unit. */
export type Piece = {
  drawing: string;
  tall: number;
  /** Where it would like its middle, as a share of the width. */
  at: number;
  /** How the room colors it; its natural colors, if it has them, when absent. */
  colors?: SchemeName | ColorScheme;
  /** Its foot below (or, hung on the wall, above: negative) the line where wall and floor meet. */
  depth?: number;
  /** It may stand behind the subject: without it the room is another one. */
  loose?: true;
  /** Its top is a surface of this name. */
  surface?: string;
  /** Small things on its top, `at` shares of the top. */
  on?: readonly { drawing: string; tall: number; at: number; glow?: number }[];
  /** It gives light. */
  glow?: Glow & { always?: true };
};

/** Something on the wall: one of `WALL_THINGS`, or a prop. `up` is how far above the floor its lower edge is, shares of the unit. */
export type Hung = {
  hung: string;
  at: number;
  up: number;
  width: number;
  height?: number;
  /** Of a frame: a moon over hills, two shapes, a plant. */
  picture?: 0 | 1 | 2;
  /** Of a shelf. */
  goods?: 'books' | 'jars' | 'tools';
  glow?: Glow;
  /** It hangs from the ceiling. */
  ceiling?: true;
};

export type WindowPiece = {
  width: number;
  height: number;
  up: number;
  /** Share of the width; where the sun stands when absent. */
  at?: number;
  columns?: number;
  rows?: number;
  curtains?: true;
  town?: true;
};

type AnyRoom = PlaceFacts & {
  /** Share of the height where the floor begins, or the level that is seen from nearby. */
  horizon: number;
  /** One of them, or of those of this name in `engine/data/room-palettes.json`; of a `home` when absent. */
  palettes?: string | readonly RoomPalette[];
};

export type FurnishedRoom = AnyRoom & {
  /** What it is of, or one of several. */
  wall: Wall | readonly Wall[];
  floor: Floor;
  /** Biggest and most telling first: what finds no room stays out. */
  windows?: readonly WindowPiece[];
  pieces?: readonly Piece[];
  hung?: readonly Hung[];
  rug?: true;
};

/** A room: `engine/data/places/rooms/<name>.json`. With `near` only one level in it is seen, from nearby. */
export type RoomData = FurnishedRoom | (AnyRoom & { near: 'tabletop' | 'windowsill' });
