import type { TypePairing } from '../assets/text-style.ts';
import type { Palette } from '../color/palette.ts';

/** The art director's decisions, from which a look lays out and draws. */
export type Direction = {
  /** Name of a look, e.g. `editorial`. */
  look: string;
  /** Name of the family of composition that arranges the card; absent where the look does it. */
  family?: string;
  /** Decides which of its grounds and fields a family takes, 0..1; siblings share it. */
  field?: number;
  scheme: 'light' | 'dark';
  palette: Palette;
  type: TypePairing;
  /** Name of a motif in `art/motifs/`, or `subject:<name>` of a drawing; empty for none. */
  motif: string;
  /** For comparisons: `subject:<name>` of each thing, if all of them have a drawing. */
  sides?: readonly string[];
  seed: number;
  /** The picture is where reading starts, the words on the other side. */
  swapped?: boolean;
  /** Words that may rest on the ground or hang from above do the latter. */
  lifted?: true;
  /** Colours and type are a brand's, and every look keeps them. */
  branded?: true;
  /** The palette is taken from the card's picture, and no style tones it. */
  lent?: true;
  /** A brand's areas: how it cuts them, the colour that carries, those beside it, and any others that it has. */
  areas?: {
    corner: 'sharp' | 'soft' | 'round';
    main: string;
    deep: string;
    soft: string;
    others: readonly string[];
    /** `deep` is a signal, which stays small. */
    isScarce?: true;
  };
};
