import type { RelationKind } from '../../../brief/scene-ask.ts';
import { languageRule } from '../../../lexicon/language-rule.ts';
import type { Mention } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';

const DEPTH = languageRule('gu')`${'depthPhrases'}`;
// Languages with separable verbs: "leest voor bij de haard", "steigt auf in die Luft".
const PARTICLE_LANGUAGES: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb']);

/**
 * Drops prepositions that relate nothing: those in a phrase of depth ("im Hintergrund eine Kirche"), and particles of a
 * separable verb directly before a preposition.
 */
export function dropDepthLinks<Value>(
  { folded }: Reading,
  language: string,
  links: readonly Mention<Value>[],
): Mention<Value>[] {
  const phrases = [...folded.matchAll(DEPTH(language))];
  return links.filter(
    ({ start, end }) =>
      !phrases.some((found) => found.index <= start && found.index + found[0].length >= end) &&
      !(
        PARTICLE_LANGUAGES.has(language) &&
        links.some((next) => next.start === end + 1 && folded[end] === ' ')
      ),
  );
}

// "С моста", "z mostu": "with" and "from" are one word, told apart by the case that follows.
const FROM = languageRule('u')`^${'from'}`;

/** Reads "from a bridge" as on the bridge. */
export function resolveFromLinks(
  { folded }: Reading,
  language: string,
  links: readonly Mention<RelationKind>[],
): Mention<RelationKind>[] {
  return links.map((link) =>
    link.value === 'with' && FROM(language).test(folded.slice(link.end)) ? { ...link, value: 'on' } : link,
  );
}
