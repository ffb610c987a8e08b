import type { Point } from '../../../svg.ts';

/** Where an animal's drawing wears things, in its own units. What is absent it does not wear: a deer has antlers, no hat. */
export type Fitting = {
  /** The middle of a brim, how wide the skull is there, and its slope in degrees. */
  hat?: readonly [x: number, y: number, width: number, slope?: number];
  /** Centres of the lenses, one from the side and two from the front, and how large these are. */
  eyes?: readonly Point[];
  lens?: number;
  /** Where the side of glasses ends behind the eye, for who is seen from the side. */
  temple?: Point;
  /** The middle of a pad of headphones on each side that is seen. */
  ears?: readonly Point[];
  /** A scarf from the nape to the throat, or from side to side, and how broad it lies. */
  neck?: readonly [from: Point, to: Point, breadth: number];
  /** The middle of a bow tie. */
  throat?: Point;
};
