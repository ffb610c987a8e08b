import { FUNCTION_WORDS, HARMLESS_WORDS, STARTERS } from './vocabulary/function-words.ts';

/** Whether a folded word names nothing that a picture could show: it only sets the tone, the size, the place. */
export const namesNothing = (folded: string, language: string): boolean =>
  HARMLESS_WORDS.has(folded) || FUNCTION_WORDS[language]?.has(folded) === true;

/** The same, or a word that a noun phrase begins with. */
export const isSmallWord = (folded: string, language: string): boolean =>
  namesNothing(folded, language) || STARTERS[language]?.has(folded) === true;
