import type { BriefColor } from '../../brief/brief.ts';
import { readWishes } from './read-wishes.ts';
import { toBriefColors } from './to-brief-colors.ts';

/** Reads words that name colors and where they go: "navy and gold", "#7c3aed on white", "white text". */
export const readColorWords = (words: string, language: string): BriefColor[] =>
  toBriefColors(readWishes(words, language));
