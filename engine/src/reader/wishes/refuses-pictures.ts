import { PICTURE_WORDS, TYPE_ONLY } from '../../lexicon/word-lists.ts';
import { findNouns } from '../find-nouns.ts';
import { splitClauses } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { findNegated } from './find-negated.ts';

const pictureWords = createLexicon(PICTURE_WORDS);
const typeOnly = createLexicon(TYPE_ONLY);

/**
 * Whether a wish keeps a drawing off the card: "no bikes", "nothing cartoonish", "just type, please". A brief cannot name one drawing that it does not
 * want, and another one in its place is seldom meant.
 */
export function refusesPictures(words: string, language: string): boolean {
  const reading = readText(words);
  if (typeOnly.find(reading, language).length > 0) return true;
  const seen = [...findNouns(reading, language), ...pictureWords.find(reading, language)];
  const sorted = seen.toSorted((a, b) => a.start - b.start);
  return findNegated(sorted, findSigns(reading, language), splitClauses(words), language).length > 0;
}
