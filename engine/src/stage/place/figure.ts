/** A figure without a place yet: lengths in px, `x` from the middle of its cluster. */
export type Figure = {
  role: number;
  /** Index within its role. */
  nth: number;
  x: number;
  tall: number;
  wide: number;
  /** Nearness: 0 is the lead's distance, 1 the nearest to the viewer, below 0 further away. */
  depth: number;
  /** The figure that this one is bound to. */
  host?: Figure;
};
