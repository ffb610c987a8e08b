import type { Occasion } from '../brief/design-request.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import { OCCASIONS } from './vocabulary.ts';

// Anything is more specific than a season: a wedding in summer is a wedding.
const SEASONS: ReadonlySet<Occasion> = new Set(['spring', 'summer', 'autumn', 'winter']);
const occasions = createLexicon(OCCASIONS);

/** Finds the occasion of a text: the first that it names, seasons last. */
export function findOccasion(reading: Reading, language: string): Occasion | undefined {
  const found = occasions.find(reading, language).map(({ value }) => value);
  return found.find((occasion) => !SEASONS.has(occasion)) ?? found[0];
}
