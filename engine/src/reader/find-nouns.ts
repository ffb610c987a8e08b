import { capitalNames } from '../lexicon/word-lists.ts';
import { findVenues } from './find-venues.ts';
import { createLexicon, type Mention } from './reading/lexicon.ts';
import { oncePerReading } from './reading/once-per-reading.ts';
import type { Reading } from './reading/reading.ts';
import { isFigurativeNoun } from './scene/mentions/is-figurative-noun.ts';
import { NOUNS, type Noun } from './vocabulary.ts';

const MAX_SUBJECTS = 8;
const nouns = createLexicon(NOUNS, { plurals: true, foreign: false, inflected: true });

/** Finds the concrete nouns of a text in order, without names that look like nouns ("Apple", "Star Wars"). */
export const findNouns = oncePerReading((reading, language): readonly Mention<Noun>[] => {
  const venues = findVenues(reading.text);
  return nouns.find(reading, language).filter(({ value, start, end }) => {
    if (venues.some((venue) => venue.start <= start && venue.end >= end) || isUnit(reading, start))
      return false;
    if (isFigurativeNoun(reading, language, { start, end })) return false;
    if (language === 'en' && isVerb(reading, start, end)) return false;
    // German nouns are always capitalized.
    if (language === 'de' || !capitalNames().has(value.noun)) return true;
    const first = reading.text[start] ?? '';
    const startsSentence =
      start === 0 || /[.!?:]\s*$/.test(reading.text.slice(Math.max(0, start - 3), start));
    const name = first !== first.toLowerCase() && !startsSentence;
    return !name && end > start;
  });
});

// Units and hours: `8 $ per seat`, `ab 15 Uhr`.
const COUNTED_BY = /(?:(?<!\p{L})(?:per|pro|par)\s|\/)$/u;
const HOUR = /\d\s?(?:uhr|hour|o'clock)/u;

function isUnit({ folded }: Reading, start: number): boolean {
  return (
    COUNTED_BY.test(folded.slice(Math.max(0, start - 6), start)) ||
    HOUR.test(folded.slice(Math.max(0, start - 3), start + 8))
  );
}

// English verbs that are nouns only after an article or another word that precedes a noun.
const VERBAL = /^(?:ships?|trains?|bears?|watch)$/;
const LEADS_TO_NOUN =
  /(?:\b(?:an?|the|this|that|our|my|your|his|her|its|of|on|by|two|three|big|small|tall|black|brown)|\w(?:ed|ing|al|en|ic|y|ld|ge|e))\s+(?:\w+\s+)?$/;

// What follows or precedes only verbs: "how stripe ships every day".
const DONE_SO =
  /^\s+(?:every|daily|weekly|monthly|faster|often|better|code|software|features?|updates?|products?)\b/;
// "A night train crossing a bridge": what follows is done by it.
const DOING = /^\s\w{2,}ing\b/;
const DOER = /\b(?:man|woman|team|company|startup|firm|who|which|i|we|you|they|he|she|it)\s+$/;
const ASKS_HOW = /\bhow\s+(?!many\b|big\b)(?:\S+\s+){1,3}$/;

// Characters before a word that decide what it is: "how" and three words more.
const NEARBY = 80;

/** Whether an English word is a verb here: "ship small, ship often", "local man ships on Friday". */
function isVerb({ folded }: Reading, start: number, end: number): boolean {
  if (!VERBAL.test(folded.slice(start, end))) return false;
  const before = folded.slice(Math.max(0, start - NEARBY), start);
  if (before !== '' && DOING.test(folded.slice(end))) return false;
  if (DONE_SO.test(folded.slice(end)) || ASKS_HOW.test(before) || DOER.test(before)) return true;
  return !LEADS_TO_NOUN.test(folded.slice(Math.max(0, start - 24), start));
}

/** Ranks nouns by importance: things before the place they are in, without repeats. */
export function rankSubjects(mentions: readonly Mention<Noun>[]): string[] {
  const things = mentions.filter(({ value }) => value.role === 'thing');
  const scenes = mentions.filter(({ value }) => value.role === 'scene');
  const names = [...things, ...scenes].map(({ value }) => value.noun);
  return [...new Set(names)].slice(0, MAX_SUBJECTS);
}
