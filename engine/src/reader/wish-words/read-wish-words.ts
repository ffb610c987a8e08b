import { readText } from '../reading/reading.ts';
import { findSigns } from '../request/signs.ts';
import { readWishes, type Wishes } from '../request/wishes.ts';

const NEGATES_BEFORE = new Set(['ja', 'ko', 'hi']);

/** Reads words that are nothing but wishes about a card: all of them count, wherever they are. */
export const readWishWords = (words: string, language: string): Wishes =>
  readWishes(words, findSigns(readText(words), language), [], {
    pictured: false,
    negatesBefore: NEGATES_BEFORE.has(language),
    capitalNouns: language === 'de',
  });
