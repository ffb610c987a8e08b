// A remark about the face of the logo is about no text.
export const OF_THE_LOGO = /\b(?:logos?|logotypes?|wordmarks?)\b/iu;

/** A weight by its name. */
export const WEIGHT_NAME =
  /\b(?:thin|(?:extra|ultra)[ -]?light|light|regular|medium|(?:semi|demi)[ -]?bold|(?:extra|ultra)[ -]?bold|bold|black)\b/iu;
