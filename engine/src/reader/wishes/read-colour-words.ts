import type { BriefColour } from '../../brief/brief.ts';
import { readWishes } from './read-wishes.ts';
import { toBriefColours } from './to-brief-colours.ts';

/** Reads words that name colours and where they go: "navy and gold", "#7c3aed on white", "white text". */
export const readColourWords = (words: string, language: string): BriefColour[] =>
  toBriefColours(readWishes(words, language));
