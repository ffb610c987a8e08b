export type TextStyle = {
  /** A family of the font catalogue; scripts it does not cover fall back by themselves. */
  family: string;
  weight: number;
  /** Multiple of the font size. Scripts that need more room get more. */
  lineHeight: number;
  /** In em. Ignored for joined scripts (Arabic, Devanagari ...), where it would break words. */
  letterSpacing?: number;
  uppercase?: boolean;
  /** CSS `font-variation-settings`, e.g. `"wdth" 112`. */
  variation?: string;
};

/** Fonts of a look: a display style for titles, a text style, one for labels. */
export type TypePairing = { display: TextStyle; text: TextStyle; label: TextStyle };
