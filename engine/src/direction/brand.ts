/** How a brand cuts its panels and buttons: square, a little rounded, or as pills and discs. */
export type Corner = 'sharp' | 'soft' | 'round';

/** What a brand decides about a picture, whatever its look. */
export type Brand = {
  /** Opaque `#rrggbb`; only the colours that the brand has. */
  colors: { bg?: string; bg2?: string; fg?: string; muted?: string; accent?: string };
  /** Opaque `#rrggbb`: lighter and darker tones of its accent. */
  tones?: readonly string[];
  /** Opaque `#rrggbb`: the colours of the blocks of a brand that is black and white besides. */
  blocks?: readonly string[];
  /** What its areas are filled with where that is not its accent. */
  field?: string;
  corner?: Corner;
  /** Family of the font catalogue that headings are set in. */
  family?: string;
  /** How headings are set in it: CSS weight, letter spacing in em. */
  heading?: { weight?: number; letterSpacing?: number };
  /** Nothing is illustrated. */
  isPlain?: true;
  /** The same as parameters of `og_brand`, for a prompt that fills that template. */
  card: Readonly<Record<string, string>>;
  /** Words to use where a prompt leaves room. */
  name?: string;
  tagline?: string;
};
