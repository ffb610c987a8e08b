import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { TRAITS, type Trait } from '../vocabulary/traits.ts';
import type { SceneMention } from './mentions.ts';

/** What is on a thing all over. */
export const PATTERNS: ReadonlySet<string> = new Set<Trait>(['striped', 'dotted', 'checked', 'patterned']);

const patterns = createLexicon(
  TRAITS.filter(({ value }) => PATTERNS.has(value)),
  { foreign: false },
);

/** The mentions without the things that a pattern is called by: no peas in "à pois", no rays in "a rayas". */
export function withoutPatterns(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const found = patterns.find(reading, language);
  if (found.length === 0) return [...mentions];
  return mentions.filter(
    (mention) =>
      mention.end === mention.start ||
      !found.some(({ start, end }) => start <= mention.start && end >= mention.end),
  );
}
