import type { FacadeStyle } from '../buildings/facade.ts';
import type { LaneHouses } from '../buildings/steep-street-houses.ts';
import type { CropName } from '../land/crops.ts';
import type { PlaceFacts, Season } from '../stage.ts';
import type { World } from './world.ts';

/** How far down the picture: a share of its height, and units beyond that; or units below the edge of a slope of this name. */
export type Level = number | readonly [height: number, units: number] | { on: string; plus: number };

type Between = readonly [least: number, most: number];

/** Something that stands there, once or often: a prop (`props.ts`) or a plant (`plants.ts`). Lengths are in units. */
export type Things = {
  /** One, or several by turns. */
  thing: string | readonly string[];
  /** Shares of the width, each one; or `each` of them side by side on a landscape, or one every `step`. */
  at?: readonly number[];
  each?: number;
  step?: Between;
  /** Of two in `at`, the first where the sun stands right, or where the lead stands left; with `half` the other, where words leave it no room. */
  by?: 'sun' | 'lead';
  /** Units from there, each one. */
  off?: readonly number[];
  /** Along a street that climbs from the viewer: its sides (-1 and 1 are the kerbs), how far up (1 at the lower edge), units above it there; or at its far end. */
  lane?: { sides: readonly number[]; scales: readonly number[]; up?: number } | 'end';
  /** From the lead, wherever that is, inside the picture with this half of its width. */
  beside?: readonly [off: number, half: number];
  /** Only the first of `at` where there is room. */
  first?: true;
  /** How far each may stand from its place, as a share of the distance between two, or of the width. */
  stray?: number;
  y: Level;
  /** Anywhere from `y` down to this level, the nearer the larger. */
  deep?: Level;
  tall: number | Between;
  near: number;
  /** Of palms, by turns: how far they lean to the right, as a share of the height. */
  lean?: readonly number[];
  /** Half of its width: it keeps that clear of figures. Absent for what stands behind them. */
  room?: number;
  /** Half of the width that may not reach into the words, where that is more. */
  half?: number;
  /** It keeps its size, and stays away where words would lie over it. */
  clear?: true;
  /** How much of its height it needs beside the words, as a share; what has not, stays away. */
  least?: number;
  /** Its color, by turns. */
  paints?: readonly string[];
  /** Drawings whose names end so: if one is asked for, it is the only one. */
  unless?: readonly string[];
  /** Only where the prompt says one of this noun; only where it does not. */
  one?: string;
  many?: string;
  /** Its shaded side is turned away from the sun. */
  turns?: true;
  /** Lamps are lit in it after dark. */
  lamps?: true;
  /** Lower towards the middle of the picture, down to this share of its height. */
  open?: number;
};

type Way = {
  way: { from: Between; to: Between; width: number; swing: number; bends: number };
  color: string;
};

/** A wall with watchtowers along the edge of a slope, so many units high. */
type RidgeWall = { ridgeWall: number };

export type Part = (
  | { sky: number }
  /** From, to, and how dense on a clear day and how much more for mist; its color is the haze with some of the sun's, or of its own tone. */
  | { fog: Between; density: Between; sun?: number; tone?: string }
  | {
      /** With `tilt` it falls, by so many units, to the side where the sun stands. */
      slope: { y: number; swing: number; span: number; octaves?: number; tilt?: number };
      /** Down to this share of the height it makes room for words. */
      base?: number;
      color: string;
      /** Of no green that a season changes; `ever`: no snow lies on it either. */
      bare?: true | 'ever';
      near: number;
      /** Blades of grass along its edge: how many on a landscape, how long; stripes of a mower. */
      blades?: readonly [count: number, tall: number];
      mown?: true;
      /** Of sand: how far water runs out on it, units; how many ripples the wind has drawn. */
      wash?: number;
      ripples?: number;
      craters?: number;
      /** On the side away from the sun a lower edge in the shade, so many units off. */
      flank?: number;
      /** Strips of fields in these colors. */
      fields?: readonly string[];
      behind?: readonly Things[];
      upon?: readonly (Things | Way | RidgeWall)[];
    }
  | { peaks: { base: number; tall: number; count: number; snow: number; rock: string }; near: number }
  /** Three ranges of mountains down to this share of the height, or the far ones of them. */
  | { ranges: number; only?: number }
  /** Grass at the feet of the figures (0) or before them (1). */
  | { meadow: { y: number; swing: number; span: number }; depth: 0 | 1; color?: string }
  | { skyline: number }
  /** A row of towers, with neon signs that are lit in the dark. */
  | { towers: Level; wide: Between; tall: Between; near: number; signs?: true }
  /** Clouds from edge to edge, as who is above them sees them. */
  | { cloudBank: Level; size: number; near: number }
  /** Beams of light through the crowns, so strong. */
  | { shafts: number }
  /** A crop in rows that meet at `y`, with a way through them that is twice so many units wide; plants nearer than `feet` are drawn before the figures, by a part that is `nearer` this one. */
  | {
      rows: CropName;
      y: Level;
      feet: Level;
      gap: number;
      step: number;
      disorder: number;
      way?: number;
      soil: string;
    }
  | { nearer: string }
  /** Houses along a street that climbs away from the viewer, and the street between them. */
  | LaneHouses
  | { laneGround: string; crossing?: true }
  /** Houses on both quays of a canal that part on their way to the viewer, from this share of the height by so much a px across. */
  | {
      quays: 'town' | FacadeStyle;
      y: number;
      fall: number;
      walls: readonly string[];
      tiles?: readonly string[];
      stone: string;
    }
  | { water: Between; color: string; mirrors?: string }
  /** Of the open sea: the swells of these ranks, far (0) to near (2), where it is calm; breakers between two levels where not. */
  | { swells: readonly number[]; breakers: Between }
  | {
      houses: 'town' | FacadeStyle;
      y: Level;
      wide: Between;
      floors: Between;
      storey: number;
      near: number;
      walls: readonly string[];
      tiles?: readonly string[];
      /** Colors of awnings, and the share of houses with one. */
      awnings?: readonly string[];
      shops?: number;
    }
  | { roofs: Level; wide: Between; tall: Between; near: number; color: string; lit?: true }
  | { pavement: number }
  | {
      floor: Level;
      /** Where it ends before the lower edge: the wall of a quay. */
      to?: Level;
      color: string;
      snow?: string;
      /** Distance of the joints that run to the viewer, at its far and near edge, units; shares of those across. */
      joints?: Between;
      across?: readonly number[];
      /** Rows of stones, or specks of soil. */
      stones?: number;
      specks?: number;
      edge?: 'kerb' | 'quay';
      /** Lamps shine on it in the dark; where it is smooth, each by itself. */
      lit?: true | 'smooth';
    }
  | {
      pickets: Level;
      tall: number;
      step: number;
      near: number;
      color: string;
      rails: readonly number[];
      unless?: readonly string[];
    }
  | { railing: Level; tall: number; step: number; bars: readonly number[]; color: string }
  | {
      string: 'bulbs' | 'flags' | 'lanterns';
      y: Level;
      span: number;
      count: number;
      poles?: Level;
      colors?: readonly string[];
    }
  /** A bough with the blossoms or leaves of the season, or of this one, in a corner above. */
  | { bough: Season }
  /** A house wall from the top of the picture down to there, in one of these colors; of bricks, unless the prompt gives it another. */
  | { wall: Level; colors: readonly string[]; bricks?: true }
  /** With `fit` they are measured for a room so tall and wide, in units; where words or a narrow picture leave less, all are smaller. */
  | { things: readonly Things[]; fit?: readonly [tall: number, wide: number] }
  /** What no data says: a painter of `painters.ts`. */
  | { painter: string; unless?: readonly string[] }
) & {
  name: string;
  /** Only where figures stand on land, or only where they float. */
  when?: 'land' | 'afloat';
};

/** A place in the open: `engine/data/places/<name>.json`. */
export type PlaceData = PlaceFacts & {
  /** The place that it is but for what it says itself. */
  like?: string;
  horizon: number;
  /** A wall fills the picture: no sky behind makes it an outline. */
  walled?: true;
  /** Colors of its ground in parts and things are then `soil`; no season comes there. */
  world?: World;
  /** It is always so there. */
  season?: 'winter';
  /** Where figures stand; afloat another level, if they can. */
  ground: Level;
  afloat?: Level;
  /** Where water ends that figures float on. */
  shore?: Level;
  /** Far to near. */
  parts: readonly Part[];
  /** Before the figures. */
  front?: readonly Part[];
  /** Of the place that it is like: parts by name with what is other about them, or with a name another part; none where `null`. */
  other?: Readonly<Record<string, Partial<Part> | Part | null>>;
  /** Further parts, nearer than all of that place. */
  more?: readonly Part[];
  /** Shares of the width, or units from the lead as with `beside`. */
  surfaces?: readonly {
    name: string;
    from: number;
    to: number;
    y: Level;
    beside?: readonly [off: number, half: number];
  }[];
  /** Of those who stand on land: the water behind them, see `Scene`. */
  offshore?: {
    from: number;
    to: number;
    y: number;
    scale: number;
    shore?: number;
    /** On the wider side of what takes so many units on both sides of the lead. */
    beside?: number;
  };
};
