import { splitClauses } from './clauses.ts';
import { oncePerReading } from './once-per-reading.ts';
import { type Reading, readText } from './reading.ts';

// A card shows a handful of things, which take a few hundred characters to describe.
const MAX_DESCRIBED = 1000;
// Signs that are words, or nearly.
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const DENSE_WEIGHT = 2.5;

/**
 * The whole clauses at the start of a text that are read for a picture, offsets unchanged. What things, places and verbs
 * are to each other takes time by the square of their number, so that the number needs a bound.
 */
export const openingOf = oncePerReading((reading): Reading => {
  const { text } = reading;
  const length = describedLength(text);
  if (text.length <= length) return reading;
  const start = text.slice(0, length);
  const last = splitClauses(start).at(-1)?.start ?? 0;
  // A single clause that is longer than all this is cut at a word.
  const end = last > length / 2 ? last : Math.max(start.lastIndexOf(' '), Math.floor(length / 2));
  return readText(text.slice(0, end));
});

/** The characters that are read, each weighed by how much of a word it is. */
function describedLength(text: string): number {
  let weight = 0;
  for (let at = 0; at < text.length; at++) {
    weight += DENSE.test(text[at] ?? '') ? DENSE_WEIGHT : 1;
    if (weight > MAX_DESCRIBED) return at;
  }
  return text.length;
}
