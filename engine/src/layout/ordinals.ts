// "1. Listen", "2) Ask", "3 Wait": numbers that the author wrote.
const ORDINAL = /^(\d{1,2})(?:[.)]|\s[-–—])?\s+(?=\S)/u;
const LEAST = 3;

/** Texts without the numbers before them, where there are three or more and each begins with its own: 1, 2, 3 ...; else undefined. */
export function withoutOrdinals(texts: readonly string[]): string[] | undefined {
  const counted = texts.length >= LEAST && texts.every((text, at) => ORDINAL.exec(text)?.[1] === `${at + 1}`);
  return counted ? texts.map((text) => text.replace(ORDINAL, '')) : undefined;
}
