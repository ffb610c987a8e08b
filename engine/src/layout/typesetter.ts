import type { FittedText, TextStyle } from './composition.ts';

export type FitRequest = {
  text: string;
  style: TextStyle;
  /** Box in px that the lines must stay in. */
  maxWidth: number;
  maxHeight: number;
  /** Font sizes in px; steps down from `maxSize` until the text fits, then an ellipsis at `minSize`. */
  maxSize: number;
  minSize: number;
  maxLines: number;
};

/** Sets text by measuring words once and breaking lines by arithmetic: what is measured is what is drawn. */
export interface Typesetter {
  /** The largest size at which the text fits, lines balanced, no orphan, phrases kept together. */
  fit(request: FitRequest): Promise<FittedText>;
}
