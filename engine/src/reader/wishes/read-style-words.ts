import type { Mood, Occasion } from '../../brief/design-request.ts';
import { findOccasion } from '../find-occasion.ts';
import { readText } from '../reading/reading.ts';
import { readWishes } from './read-wishes.ts';

export type StyleWords = { style: (Mood | Occasion)[]; scheme: 'light' | 'dark' | null };

/** Reads words that say how a card shall look ("grungy, in a retro style", "dunkel"), as names of styles and a scheme. */
export function readStyleWords(words: string, language: string): StyleWords {
  const { moods, scheme } = readWishes(words, language);
  const occasion = findOccasion(readText(words), language);
  return { style: [...new Set([...moods, ...(occasion ? [occasion] : [])])], scheme: scheme ?? null };
}
