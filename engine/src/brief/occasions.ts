import type { Occasion } from './brief.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import { OCCASIONS } from './vocabulary/occasions.ts';

// A season is the least that a text can say of its day: a wedding in summer is a wedding.
const SEASONS: ReadonlySet<Occasion> = new Set(['spring', 'summer', 'autumn', 'winter']);
const occasions = createLexicon(OCCASIONS);

/** The day that a text is for: the first that it names, a feast before a season. */
export function findOccasion(reading: Reading, language: string): Occasion | undefined {
  const found = occasions.find(reading, language).map(({ value }) => value);
  return found.find((occasion) => !SEASONS.has(occasion)) ?? found[0];
}
