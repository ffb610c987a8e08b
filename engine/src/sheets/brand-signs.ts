/** What a brand's own card is made of; every color is one that the brand declares. */
export type BrandSigns = {
  corner: 'sharp' | 'soft' | 'round';
  ground: string;
  /** The color that it is known by, and what words on it are set in. */
  main: string;
  onMain: string;
  /** The colors beside it, none to four. */
  others: readonly string[];
  /** What a name on the first of them is set in, where it is as strong as the main one. */
  onSecond?: string;
  /** It is known by all of its colors rather than by one. */
  isColorful?: true;
  /** Quiet words; the text color where its own quiet tone is too faint. */
  quiet: string;
  line: string;
  gradient?: readonly string[];
  isMono?: true;
  /** A color for small things alone, beside `main`. */
  small?: string;
  /** `main` is for small things. */
  isScarce?: true;
  /** `main` is a frame around the card. */
  isFrame?: true;
  /** Nothing can be read on `main` in what the document sets on it. */
  isBare?: true;
  /** The ground is the brand's color already, or the only one that it has. */
  isGround?: true;
};
