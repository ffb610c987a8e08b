import { venueWordsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { findVenues } from '../find-venues.ts';
import { readText } from '../reading/reading.ts';
import { findSigns, type Sign } from '../signs/find-signs.ts';
import type { Stated } from './stated.ts';

// What the first word of a format or a wish may be: "Instagram Square".
const ASKING: ReadonlySet<Sign['part']> = new Set([
  'platform',
  'kind',
  'clue',
  'artefact',
  'strong-artefact',
  'mood',
  'scheme',
]);
const COMMA = /^,\s+$/u;

/** Finds names that end as those of places do, directly behind a day or an hour: "9 May, Rose Square" is no color and no format. */
export function findDatedVenues(prompt: string, language: string): Stated[] {
  const words = venueWordsIn(language);
  const venues = findVenues(prompt).filter(({ start, end }) => {
    const { words: named } = readText(prompt.slice(start, end));
    return named.length > 1 && words.has(named.at(-1)?.folded ?? '');
  });
  if (venues.length === 0) return [];
  const dates = findDates(readText(prompt), language);
  return venues.flatMap(({ start, end }): Stated[] => {
    const isDated = dates.some((date) => date.end <= start && COMMA.test(prompt.slice(date.end, start)));
    const signs = findSigns(readText(prompt.slice(start, end)), language).all;
    const isAsked = signs.some((sign) => sign.start === 0 && ASKING.has(sign.part));
    return isDated && !isAsked ? [{ start, end, marks: ['place'], whole: true }] : [];
  });
}
