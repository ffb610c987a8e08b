import type { TextStyle } from '../assets/text-style.ts';

/** Where the ink of a letter lies, in em: from the middle of its line to its top and its foot, and its side bearings. */
export type Ink = { top: number; bottom: number; start: number; end: number; width: number };

/** Measures the ink of a letter as it is drawn. */
export type InkMeter = (style: TextStyle, letter: string) => Promise<Ink>;
