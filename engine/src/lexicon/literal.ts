/** Some words as a source of a regular expression that matches nothing else. */
export const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
