import { withWordsIn } from '../../lexicon/word-lists.ts';
import { findNouns } from '../find-nouns.ts';
import type { Clause } from '../reading/clauses.ts';
import { readText, type Word } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns, type Sign } from '../signs/find-signs.ts';
import { isWithin, type Span } from '../spans.ts';
import type { Stated } from './stated.ts';

// Where nouns have no article, "with" alone leads to what a meal is made with, too: only the end of a prompt tells.
const ARTICLES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb']);
// "d'orange"
const ELIDED = /(?<!\p{L})\p{L}['’](?=\p{L})/gu;
const OF_GROUND: ReadonlySet<Sign['part']> = new Set(['color', 'scheme', 'style-noun']);

/**
 * Finds the clauses behind the first that name a thing to be seen and nothing else: "Harvest fair, 3 May, with a small red tractor"; a color before it
 * is that of the ground: "pale grey with a twig".
 */
export function findPicturedClauses(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const phrases = withWordsIn(language);
  if (phrases.size === 0) return [];
  const withs = new Set([...phrases].map((phrase) => phrase.split(' ')[0]));
  const size = ARTICLES.has(language) ? 2 : 1;
  return clauses.slice(1).flatMap(({ start, end, separator }, at): Stated[] => {
    const reading = readText(prompt.slice(start, end).replace(ELIDED, '  '));
    const { words } = reading;
    const lead = words.findIndex(({ folded }) => withs.has(folded));
    const first = words[lead];
    if (!first) return [];
    const nouns = findNouns(reading, language);
    const signs = findSigns(reading, language).all;
    const isAll = (some: readonly Word[], known: readonly Span[]): boolean =>
      some.every((word) => known.some((one) => isWithin(word, one)) || isSmallWord(word.folded, language));
    const picture = { start: start + first.start, end, marks: ['picture'], whole: true } as const;
    if (lead > 0) {
      const ground = signs.filter(({ part }) => OF_GROUND.has(part));
      const isColored = ground.some((sign) => sign.part === 'color' && sign.end <= first.start);
      // "Cold colors with a touch of orange" is all color.
      const colors = signs.filter((sign) => sign.part === 'color' && sign.start > first.end);
      const isSeen =
        colors.length === 0 ||
        nouns.some((noun) => noun.start > first.end && !colors.some((color) => isWithin(noun, color)));
      return isColored &&
        isSeen &&
        !/\p{N}/u.test(prompt.slice(start, end)) &&
        isAll(words.slice(0, lead), ground)
        ? [{ start, end: start + first.start, marks: ['color', 'style', 'wish'], whole: true }, picture]
        : [];
    }
    if (separator.trim() !== ',' || !(at === clauses.length - 2 || ARTICLES.has(language))) return [];
    const phrase = words.slice(0, size).map(({ folded }) => folded);
    const known = [...nouns, ...signs.filter(({ part }) => part === 'color')];
    return phrases.has(phrase.join(' ')) && isAll(words.slice(size), known) && nouns.length > 0
      ? [picture]
      : [];
  });
}
