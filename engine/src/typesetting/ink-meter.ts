import type { TextStyle } from '../assets/text-style.ts';

/**
 * Where the ink of a letter lies, in em: from the middle of its line to its top and its foot, and its side bearings. It is drawn by the
 * first of `families` that has it: those of other scripts and signs follow the one that was asked for.
 */
export type Ink = {
  top: number;
  bottom: number;
  start: number;
  end: number;
  width: number;
  families: readonly string[];
};

/** Measures the ink of a letter as it is drawn. */
export type InkMeter = (style: TextStyle, letter: string) => Promise<Ink>;
