/** What a brand decides of a picture, whatever look it is drawn in. */
export type Brand = {
  /** Opaque `#rrggbb`, each only where the brand has one. */
  colors: { bg?: string; bg2?: string; fg?: string; muted?: string; accent?: string };
  /** Family of the font catalogue that headings are set in. */
  family?: string;
  /** The same as parameters of `og_brand`, for a prompt that fills that template. */
  card: Readonly<Record<string, string>>;
  /** Words that may serve where a prompt leaves room. */
  name?: string;
  tagline?: string;
};
