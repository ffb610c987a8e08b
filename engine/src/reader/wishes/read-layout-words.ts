import type { BriefLayout } from '../../brief/brief.ts';
import { asksForLargeWords } from './asks-for-large-words.ts';
import { readWishes } from './read-wishes.ts';

/** Reads words that say where the words of a card go: "title on the left", "huge letters", "zentriert". */
export function readLayoutWords(words: string, language: string): BriefLayout[] {
  const { layout } = readWishes(words, language);
  const large = asksForLargeWords(words);
  return [...layout.map(({ wish }) => wish), ...(large ? (['large-title'] as const) : [])];
}
