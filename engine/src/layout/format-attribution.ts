// "Source: Retail Survey", "出典:総務省": a label that says what it is.
const LABELLED = /^[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?\s?[:：]/u;

/** Puts a dash before the author of a quotation; a labelled source gets none. */
export const formatAttribution = (attribution: string): string =>
  LABELLED.test(attribution) ? attribution : `— ${attribution}`;
