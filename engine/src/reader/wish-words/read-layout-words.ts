import type { BriefLayout } from '../../brief/brief.ts';
import { asksForLargeWords } from '../request/look-asks.ts';
import { readWishWords } from './read-wish-words.ts';

/** Reads words that say where the words of a card go: "title on the left", "huge letters", "zentriert". */
export function readLayoutWords(words: string, language: string): BriefLayout[] {
  const { layout } = readWishWords(words, language);
  const large = asksForLargeWords(words, { start: 0, end: words.length });
  return [...layout.map(({ wish }) => wish), ...(large ? (['large-title'] as const) : [])];
}
