import type { Trait } from '../../../brief/scene-ask.ts';
import { filterValues } from '../../../lexicon/vocabulary.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { TRAITS } from '../../vocabulary.ts';
import type { SceneMention } from './scene-mention.ts';

/** Traits that are patterns of a surface. */
export const PATTERNS: ReadonlySet<string> = new Set<Trait>(['striped', 'dotted', 'checked', 'patterned']);

const patterns = createLexicon(
  filterValues(TRAITS, (trait) => PATTERNS.has(trait)),
  { foreign: false },
);

/** Drops things that are part of the name of a pattern: no peas in "à pois", no rays in "a rayas". */
export function dropPatternWords(
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
