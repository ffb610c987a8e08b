/** Some words as a source of a regular expression that matches nothing else. */
export const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Any of some words, the longest that matches, as a source of a regular expression; of no word it is empty. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join('|');
