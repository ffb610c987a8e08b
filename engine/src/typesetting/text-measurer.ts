import type { ResolvedText } from '../assets/resolve-text.ts';

/** What decides the width of a text apart from its letters and size. */
export type TextShape = Pick<
  ResolvedText,
  'families' | 'weight' | 'letterSpacing' | 'variation' | 'tabular' | 'direction'
>;

/** Measures text as the renderer draws it. */
export interface TextMeasurer {
  /** Advance width of each text on one line, at a font size of 1 px. */
  measure(texts: readonly string[], shape: TextShape): Promise<number[]>;
}
