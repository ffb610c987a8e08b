import type { Brief } from '../../brief/brief.ts';
import { readWishes } from './read-wishes.ts';

/** Reads words that name a format: a platform, pixels or a ratio. Null where they name none that is known. */
export function readFormatWords(words: string, language: string): Brief['format'] {
  const { platform } = readWishes(words, language);
  return platform ? { name: platform.name, width: platform.width, height: platform.height } : null;
}
