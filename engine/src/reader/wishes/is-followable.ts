import { letterNouns } from '../../lexicon/word-lists.ts';
import { findOccasion } from '../find-occasion.ts';
import { readText } from '../reading/reading.ts';
import { findSigns, type Sign } from '../signs/find-signs.ts';
import { asksForLargeWords } from './asks-for-large-words.ts';
import { readColorWords } from './read-color-words.ts';
import { refusesPictures } from './refuses-pictures.ts';

// What a brief has a field for, or what a warning says that no card has; the other signs only ask ("a", "poster", "look").
const TELLING: ReadonlySet<Sign['part']> = new Set([
  'mood',
  'scheme',
  'color',
  'medium',
  'quality',
  'layout',
  'unmet',
  'negation',
]);

/** Whether the words of a wish say anything that a card could follow. */
export function isFollowable(words: string, language: string): boolean {
  const reading = readText(words);
  // Which letters a card shall not have is of no list: "no blackletter font".
  const isOfLetters = reading.words.some(({ folded }) => letterNouns().has(folded));
  return (
    findSigns(reading, language).all.some(
      ({ part }) => TELLING.has(part) && !(part === 'negation' && isOfLetters),
    ) ||
    findOccasion(reading, language) !== undefined ||
    asksForLargeWords(words) ||
    refusesPictures(words, language) ||
    readColorWords(words, language).length > 0
  );
}
