import { findOccasion } from '../find-occasion.ts';
import { readText } from '../reading/reading.ts';
import { readWishes } from './read-wishes.ts';

export type StyleWords = { style: string[]; scheme: 'light' | 'dark' | null };

/** Reads words that say how a card shall look ("grungy, in a retro style", "dunkel", "no purple"), as names of styles and a scheme. */
export function readStyleWords(words: string, language: string): StyleWords {
  const { moods, scheme, avoids } = readWishes(words, language);
  const occasion = findOccasion(readText(words), language);
  return {
    style: [...new Set([...moods, ...avoids, ...(occasion ? [occasion] : [])])],
    scheme: scheme ?? null,
  };
}
