// "Source: Retail Survey", "出典:総務省": its label says what it is.
const LABELLED = /^[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?\s?[:：]/u;

/** The line under a saying: a dash before who said it, none before a stated source. */
export const saidBy = (attribution: string): string =>
  LABELLED.test(attribution) ? attribution : `— ${attribution}`;
