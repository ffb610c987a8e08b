export type TextStyle = {
  /** A family of the font catalogue; scripts it does not cover fall back by themselves. */
  family: string;
  weight: number;
  /** Multiple of the font size. Scripts that need more room get more. */
  lineHeight: number;
  /** In em. Ignored for joined scripts (Arabic, Devanagari ...), where it would break words. */
  letterSpacing?: number;
  /**
   * Of the card, as a BCP 47 tag: decides where words are broken, and the forms of letters that languages share
   * (Chinese and Japanese, Arabic and Urdu). Told from the text where absent.
   */
  language?: string;
  /** CSS `font-variation-settings`, e.g. `"wdth" 112`. */
  variation?: string;
  /** Digits of one width and height, in fonts that have them, so that numbers below each other stand in columns. */
  tabular?: true;
};
