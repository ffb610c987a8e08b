import type { Season } from '../../brief/setting.ts';
import type { Presence } from './presence.ts';

/** Colors of a drawn subject, all `#rrggbb`. */
export type DrawingColors = {
  /** Largest surface. */
  main: string;
  /** Second surface. */
  second: string;
  /** Small bright parts. */
  accent: string;
  /** Outlines, soles, holes. */
  ink: string;
  /** Highlights, paper. */
  light: string;
  /** What no palette may choose (skins, hair), in an order that the drawing knows; the light of a scene falls on it too. */
  fixed?: readonly string[];
};

/** What hour and season make of a thing that stands in a picture of a place. */
export type Surroundings = {
  season?: Season;
  /** Trees are in blossom, whatever the season. */
  bloom?: boolean;
  /** Snow lies on what it can lie on, and leaves have fallen. */
  snow?: boolean;
  /** It is dark enough for lamps: windows are lit. */
  lit?: boolean;
};

/** A thing drawn in code, flat, in one hand; pure and parametric in color. */
export type Drawing = {
  name: string;
  /** Singular lower-case nouns that it stands for: `sneaker`, `shoe`, `trainer`. */
  nouns: readonly string[];
  /** Size of the drawing's own coordinate system; its inside touches all four edges. */
  width: number;
  height: number;
  /**
   * The colors of the thing itself, where others look wrong: a blue pizza is a joke. Absent where any palette
   * suits it.
   */
  natural?: DrawingColors;
  /** A sign rather than a thing: it wears a card's palette, and its natural colors in pictures of places alone. */
  emblem?: true;
  /** What of its natural colors a season changes; `bloom` wins over the season. */
  seasons?: Partial<Record<Season | 'bloom', Partial<DrawingColors>>>;
  /** How it stands in a picture of a place; absent for emblems, busts and what is not upright and whole. */
  presence?: Presence;
  /** SVG elements, without the `<svg>` around them. Ids must carry `idPrefix`. Without surroundings as on a card. */
  draw(colors: DrawingColors, idPrefix: string, around?: Surroundings): string;
};
