import type { Tone } from '@cardwright/contract/tones';

/** How a brand cuts its panels and buttons: square, a little rounded, or as pills and discs. */
export type Corner = 'sharp' | 'soft' | 'round';

/** What a brand decides about a picture, whatever its look. */
export type Brand = {
  /** Opaque `#rrggbb`; only the colors that the brand has. */
  colors: { bg?: string; bg2?: string; fg?: string; muted?: string; accent?: string };
  /** Opaque `#rrggbb`: lighter and darker tones of its accent. */
  tones?: readonly string[];
  /** Opaque `#rrggbb`: the colors of the blocks of a brand that is black and white besides. */
  blocks?: readonly string[];
  /** What its areas are filled with where that is not its accent. */
  field?: string;
  /** Its accent is for small things beside `field`. */
  isSmall?: true;
  /** Opaque `#rrggbb`: its other colors, of another hue than the accent. */
  seconds?: readonly string[];
  /** What words on the accent are set in. */
  onAccent?: string;
  /** Its hairlines. */
  line?: string;
  /** The stops of its gradient. */
  gradient?: readonly string[];
  /** Its labels are set in a monospaced face. */
  isMono?: true;
  /** Its accent is for small things, never for a whole card. */
  isScarce?: true;
  /** Its accent is a frame around what it shows. */
  isFrame?: true;
  corner?: Corner;
  /** How it sounds: decides what its document leaves open. */
  tone?: Tone;
  /** Family of the font catalogue that headings are set in. */
  family?: string;
  /** How headings are set in it: CSS weight, letter spacing in em, capitals. */
  heading?: { weight?: number; letterSpacing?: number; isUppercase?: true };
  /** Nothing is illustrated. */
  isPlain?: true;
  /** The same as parameters of `og_brand`, for a prompt that fills that template. */
  card: Readonly<Record<string, string>>;
  /** Words that sign its cards; the tagline on those alone that have a place of its own for it. */
  name?: string;
  tagline?: string;
};
