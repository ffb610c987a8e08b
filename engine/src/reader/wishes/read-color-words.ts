import type { BriefColor } from '../../brief/brief.ts';
import { readWishes } from './read-wishes.ts';

/** Reads words that name colors and where they go: "navy and gold", "#7c3aed on white", "white text". Each once, strongest first. */
export function readColorWords(words: string, language: string): BriefColor[] {
  const { colors, ground, ink, accents = [] } = readWishes(words, language);
  const all = [...colors, ...[ground, ink].filter((value) => value !== undefined)];
  return [...new Set(all)].map((value) => ({
    value,
    use: value === ground ? 'ground' : value === ink ? 'ink' : accents.includes(value) ? 'accent' : 'any',
  }));
}
