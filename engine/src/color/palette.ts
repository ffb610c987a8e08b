/** The colors of a design, each `#rrggbb`. Text colors are readable on `background` (4.5, `muted` too). */
export type Palette = {
  background: string;
  /** A second surface beside the background: panels, gradient end. */
  surface: string;
  foreground: string;
  muted: string;
  accent: string;
  /** A companion of the accent, another hue. */
  accent2: string;
  /** The accent, adjusted until it is readable as text on `background`. */
  accentText: string;
};
