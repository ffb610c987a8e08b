import { findVenues } from './facts/venues.ts';
import { createLexicon, type Mention } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import { namesNoThing } from './scene/no-things.ts';
import { CAPITAL_NAMES, NOUNS, type Noun } from './vocabulary/nouns.ts';

const MAX_SUBJECTS = 8;
const nouns = createLexicon(NOUNS, { plurals: true, foreign: false, inflected: true });

/** Concrete nouns in a text, in order, without names that only look like nouns ("Apple", "Star Wars"). */
export function findNouns(reading: Reading, language: string): Mention<Noun>[] {
  const venues = findVenues(reading.text);
  return nouns.find(reading, language).filter(({ value, start, end }) => {
    if (venues.some((venue) => venue.start <= start && venue.end >= end) || isUnit(reading, start))
      return false;
    if (namesNoThing(reading, language, { start, end })) return false;
    if (language === 'en' && isVerb(reading, start, end)) return false;
    // German nouns are always capitalized.
    if (language === 'de' || !CAPITAL_NAMES.has(value.noun)) return true;
    const first = reading.text[start] ?? '';
    const startsSentence =
      start === 0 || /[.!?:]\s*$/.test(reading.text.slice(Math.max(0, start - 3), start));
    const name = first !== first.toLowerCase() && !startsSentence;
    return !name && end > start;
  });
}

// `8 $ per seat`, `ab 15 Uhr`: what is counted by, and the hour.
const COUNTED_BY = /(?:(?<!\p{L})(?:per|pro|par)\s|\/)$/u;
const HOUR = /\d\s?(?:uhr|hour|o'clock)/u;

function isUnit({ folded }: Reading, start: number): boolean {
  return (
    COUNTED_BY.test(folded.slice(Math.max(0, start - 6), start)) ||
    HOUR.test(folded.slice(Math.max(0, start - 3), start + 8))
  );
}

// English verbs that are things only behind an article or another word that leads to a noun.
const VERBAL = /^(?:ships?|trains?|bears?|watch)$/;
const LEADS_TO_NOUN =
  /(?:\b(?:an?|the|this|that|our|my|your|his|her|its|of|on|by|two|three|big|small|tall|black|brown)|\w(?:ed|ing|al|en|ic|y|ld|ge|e))\s+(?:\w+\s+)?$/;

// What only a doing is followed or led by: "how stripe ships every day".
const DONE_SO =
  /^\s+(?:every|daily|weekly|monthly|faster|often|better|code|software|features?|updates?|products?)\b/;
const DOER = /\b(?:man|woman|team|company|startup|firm|who|which|i|we|you|they|he|she|it)\s+$/;
const ASKS_HOW = /\bhow\s+(?!many\b|big\b)(?:\S+\s+){1,3}$/;

/** "Ship small, ship often", "Local man ships on Friday". */
function isVerb({ folded }: Reading, start: number, end: number): boolean {
  if (!VERBAL.test(folded.slice(start, end))) return false;
  const before = folded.slice(0, start);
  if (DONE_SO.test(folded.slice(end)) || ASKS_HOW.test(before) || DOER.test(before)) return true;
  return !LEADS_TO_NOUN.test(folded.slice(Math.max(0, start - 24), start));
}

/** Nouns by importance: things before the scene that they stand in, each once. */
export function rankSubjects(mentions: readonly Mention<Noun>[]): string[] {
  const things = mentions.filter(({ value }) => value.role === 'thing');
  const scenes = mentions.filter(({ value }) => value.role === 'scene');
  const names = [...things, ...scenes].map(({ value }) => value.noun);
  return [...new Set(names)].slice(0, MAX_SUBJECTS);
}
