import { withWordsIn } from '../../lexicon/word-lists.ts';
import { findNouns } from '../find-nouns.ts';
import type { Clause } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Stated } from './stated.ts';

// Where nouns have no article, "with" alone leads to what a meal is made with, too: only the end of a prompt tells.
const ARTICLES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb']);

/** Finds the clauses behind the first that name a thing to be seen and nothing else: "Harvest fair, 3 May, with a small red tractor". */
export function findPicturedClauses(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const words = withWordsIn(language);
  if (words.size === 0) return [];
  return clauses.flatMap(({ start, end, separator }, at): Stated[] => {
    const isLast = at === clauses.length - 1;
    if (at === 0 || separator.trim() !== ',' || !(isLast || ARTICLES.has(language))) return [];
    const reading = readText(prompt.slice(start, end));
    const lead = reading.words.slice(0, ARTICLES.has(language) ? 2 : 1).map(({ folded }) => folded);
    if (!words.has(lead.join(' '))) return [];
    const known = [
      ...findNouns(reading, language),
      ...findSigns(reading, language).all.filter(({ part }) => part === 'color'),
    ];
    const isSeen = reading.words
      .slice(lead.length)
      .every(
        (word) =>
          known.some((one) => one.start <= word.start && word.end <= one.end) ||
          isSmallWord(word.folded, language),
      );
    return isSeen && findNouns(reading, language).length > 0
      ? [{ start, end, marks: ['picture'], whole: true }]
      : [];
  });
}
