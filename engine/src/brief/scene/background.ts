import type { Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { BACKGROUND_PHRASES } from '../vocabulary/background-phrases.ts';
import type { RelationKind } from '../vocabulary/relations.ts';

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

// "С моста", "z mostu": the same word as "with", and the genitive of where somebody is.
const FROM: Readonly<Record<string, RegExp>> = {
  ru: /^\s(?:\p{L}+\s)?(?:моста|мостика|лодки|пирса|причала|крыши|балкона|берега|горы|холма|башни|камня|скалы)(?!\p{L})/u,
  uk: /^\s(?:\p{L}+\s)?(?:моста|мосту|човна|причалу|даху|балкона|берега|гори|пагорба|вежі|скелі)(?!\p{L})/u,
  pl: /^\s(?:\p{L}+\s)?(?:mostu|mostku|lodzi|lodki|pomostu|dachu|balkonu|brzegu|gory|wzgorza|wiezy|skaly)(?!\p{L})/u,
};

/** With the words of place from which somebody does something as words of where he is. */
export function standFrom(
  { folded }: Reading,
  language: string,
  links: readonly Mention<RelationKind>[],
): Mention<RelationKind>[] {
  const from = FROM[language];
  return links.map((link) =>
    link.value === 'with' && from?.test(folded.slice(link.end)) ? { ...link, value: 'on' } : link,
  );
}
