import type { PartName } from '../../brief/scene-ask.ts';
import type { Point } from '../svg.ts';
import type { Drawing, DrawingColors } from './drawing.ts';
import type { Presence } from './presence.ts';

/** One of the five colors that a drawing is painted with. */
export type Tone = Exclude<keyof DrawingColors, 'fixed'>;

/** The five colors of a drawing, `#rrggbb`, no two alike: the file's exact colors tell which shape has which. */
export type ToneColors = Readonly<Record<Tone, string>>;

/** Which of a drawing's colors change when the thing is asked for in a color. */
export type Recoloring = {
  /** The asked color and, in the others, its shades: what the thing is mostly painted with. `main` when absent. */
  field?: readonly [Tone, ...Tone[]];
  /** Takes the second of two colors, over its stripes or patches; `second` when absent. */
  pair?: Tone;
  /** Markings, chest, muzzle, mane: they turn to near tones of the one color that an animal is asked in. */
  coat?: readonly Tone[];
  /** Parts that can be asked for in a color of their own. */
  parts?: Partial<Record<PartName, readonly Tone[]>>;
};

/** Where an animal's drawing wears things, in its own units. What is absent it does not wear: a deer has antlers, no hat. */
export type WearPoints = {
  /** The middle of a brim, how wide the skull is there, and its slope in degrees. */
  hat?: readonly [x: number, y: number, width: number, slope?: number];
  /** Centres of the lenses, one from the side and two from the front, and how large these are. */
  eyes?: readonly Point[];
  lens?: number;
  /** Where the side of glasses ends behind the eye, for an animal seen from the side. */
  temple?: Point;
  /** The middle of a pad of headphones on each side that is seen. */
  ears?: readonly Point[];
  /** A scarf from the nape to the throat, or from side to side, and how broad it lies. */
  neck?: readonly [from: Point, to: Point, breadth: number];
  /** The middle of a bow tie. */
  throat?: Point;
};

/**
 * What is known of a drawing beside its shapes: a row of `data/drawings/<category>.json`. The row's file is
 * `data/drawings/<category>/<name>.svg`; of the order of rows, that of names that share a noun matters.
 */
export type DrawingRow = {
  name: string;
  /** See `Subject.nouns`. */
  nouns: readonly string[];
  /** Code asks for it by name; it is not among the drawings that a prompt may find. */
  unlisted?: true;
  /** The colors of the file, where these are the thing's own; absent where it is drawn in `STAND_IN_COLORS`. */
  natural?: ToneColors;
  /** Further colors of the file, each mixed from two: the share is that of the second. */
  mixed?: Readonly<Record<string, readonly [Tone, Tone, share: number]>>;
  /** See `Subject.emblem`. */
  emblem?: true;
  seasons?: NonNullable<Drawing['seasons']>;
  /** Its `being` is that of the concept of its nouns, unless they have none. */
  presence?: Omit<Presence, 'being'> & Partial<Pick<Presence, 'being'>>;
  /** Garments that it has on: nothing is missing where a prompt names them. */
  wears?: readonly string[];
  /**
   * Absent where an asked color goes to `main`, with `second` beside it. A drawing whose name goes on from another's
   * (`cat-sitting`) is dyed like that one, unless it has a `dye` of its own, `{}` if need be.
   */
  recolor?: Recoloring;
  /** The colors of several of it together, one after the other, where none was asked for. */
  assorted?: readonly string[];
  /** Windows where the people inside are seen, the driver's first; from the upper left of the `viewBox`. */
  windows?: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** Nouns of what it shows as a part of it: named with it they are no things beside it. */
  parts?: readonly string[];
  /** What is fastened to it where a prompt names the two together, by noun: the drawing of that, its middle and its height in its own units. */
  fittings?: Readonly<Record<string, readonly [drawing: string, x: number, y: number, tall: number]>>;
  /** Where an animal's mouth is, as shares of width and height. */
  mouth?: Point;
  wearPoints?: WearPoints;
  /** The middle of a head that is turned half to the viewer and of the usual shape, instead of a `fitting`. */
  head?: readonly [x: number, y: number, scale?: number];
};

/** The colors of the file of a drawing that any palette suits. */
export const STAND_IN_COLORS: ToneColors = {
  main: '#d9534a',
  second: '#5b93b8',
  accent: '#f2c14e',
  ink: '#2c3140',
  light: '#fff8ec',
};
