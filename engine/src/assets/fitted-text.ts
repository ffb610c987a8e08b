import type { TextStyle } from './text-style.ts';

/** One set line: its text as drawn, and its ink-independent advance width in px. */
export type Line = { text: string; width: number };

/** A text broken into lines at one size. `truncated` = an ellipsis was needed. */
export type FittedText = {
  text: string;
  style: TextStyle;
  /** Font size in px. */
  size: number;
  lines: Line[];
  /** Of the widest line. */
  width: number;
  /** lines x line height, in px. */
  height: number;
  /** Line height in px, after the script's minimum. */
  lineHeightPx: number;
  direction: 'ltr' | 'rtl';
  truncated: boolean;
};
