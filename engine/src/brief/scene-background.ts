import type { Mention } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { BACKGROUND_PHRASES } from './vocabulary/background-phrases.ts';

// Particles of separable verbs: "leest voor bij de haard", "steigt auf in die Luft".
const PARTICLE_LANGUAGES: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb']);

/**
 * Words of place without those that relate nothing: of a phrase of depth ("im Hintergrund eine Kirche"), and the
 * particle of a verb, with another word of place right behind it.
 */
export function withoutDepth<Value>(
  { folded }: Reading,
  language: string,
  links: readonly Mention<Value>[],
): Mention<Value>[] {
  const phrase = BACKGROUND_PHRASES[language];
  const phrases = phrase ? [...folded.matchAll(phrase)] : [];
  return links.filter(
    ({ start, end }) =>
      !phrases.some((found) => found.index <= start && found.index + found[0].length >= end) &&
      !(
        PARTICLE_LANGUAGES.has(language) &&
        links.some((next) => next.start === end + 1 && folded[end] === ' ')
      ),
  );
}
