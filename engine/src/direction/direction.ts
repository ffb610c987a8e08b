import type { TextStyle } from '../layout/composition.ts';

/** Every value `#rrggbb`. Text colours are readable on `background` (4.5, muted too). */
export type Palette = {
  background: string;
  /** A second surface beside the background: panels, gradient end. */
  surface: string;
  foreground: string;
  muted: string;
  accent: string;
  /** A companion of the accent, another hue. */
  accent2: string;
  /** The accent, moved until it is readable as text on `background`. */
  accentText: string;
};

/** Fonts of a look: a display style for titles, a text style, one for labels. */
export type TypePairing = { display: TextStyle; text: TextStyle; label: TextStyle };

/** The art director's decision, from which a look lays out and draws. */
export type Direction = {
  /** Name of a look, e.g. `editorial`. */
  look: string;
  scheme: 'light' | 'dark';
  palette: Palette;
  type: TypePairing;
  /** Name of a motif in `art/motifs/`, or `subject:<name>` of one in `art/subjects/`; empty for none. */
  motif: string;
  /** Of a card that sets things against each other: `subject:<name>` for each, where every one has a drawing. */
  sides?: readonly string[];
  seed: number;
  /** The picture stands where reading begins, the words at the other side. */
  swapped?: boolean;
  /** Colours and type are a brand's: every look keeps to them. */
  branded?: true;
};
