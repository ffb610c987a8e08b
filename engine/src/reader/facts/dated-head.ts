import { splitClauses } from '../reading/clauses.ts';
import { countWords, readText } from '../reading/reading.ts';
import { SENTENCE_WORDS } from '../vocabulary/copy/articles.ts';
import { NOTICE } from '../vocabulary/copy/notices.ts';
import { HOUR_ELSEWHERE, HOUR_LEADS } from '../vocabulary/facts/months.ts';
import { findDates } from './dates.ts';

const MAX_NAME_WORDS = 7;
const HOUR = new RegExp(
  `\\d\\s?(?:[ap]\\.?m|uhr|h(?!\\p{L}))|\\d:\\d\\d|(?<!\\p{L})(?:${HOUR_LEADS})\\s\\d|${HOUR_ELSEWHERE}`,
  'iu',
);
// "Top events of May 2026": what the day belongs to goes on in the name.
const LEADS_ON = /\s(?:of|in|for|von|für|de|du|des|del|di|da|do|van|för|til|za)$/iu;

// "du 3 au 20 mai": there the small word begins the range.
const RANGE = /\d\s(?:au|al|a|ao|to|bis|tot|до|по|till|do)\s\d|\d\s?[-–]\s?\d/iu;

/**
 * "Loppmarknad lördag 24 maj kl. 10–15, Storgatan 12": a short name, its day with a figure in it, and more. Told
 * sentences ("We closed on 3 May, ...") are none.
 */
export function hasDatedHead(text: string, language: string): boolean {
  const [first, ...more] = splitClauses(text);
  const reading = readText(text);
  const date = findDates(reading, language)[0];
  if (!first || !date || date.start === 0 || date.start >= first.end) return false;
  const words = text.slice(date.start, date.end);
  const before = text.slice(0, date.start).trim();
  // "free yoga every Saturday 9am": a day with its hour needs nothing behind it.
  const timed = HOUR.test(words) && /\p{L}{5}|[\p{Lo}\p{M}]{3}/u.test(words);
  // "le vide grenier de dimanche 8h": to such a day the small word leads; a month may be part of the name.
  const name = RANGE.test(words) || timed ? before.replace(LEADS_ON, '') : before;
  // "The office is closed on Friday 1 May": of sentences only a notice that ends with its day is parted from it.
  const notice = NOTICE.test(name) && date.end >= first.end;
  const told = isSentence(name) && !notice;
  const goesOn =
    timed || notice || more.some(({ start }) => start >= date.end) || countWords(text.slice(date.end)) > 1;
  // An hour or a year alone may be part of a headline.
  const day = /\d/.test(words) && /[\p{L}\p{M}]{3}|\d\s?[월月]/u.test(words);
  return day && goesOn && !told && !LEADS_ON.test(name) && name !== '' && countWords(name) <= MAX_NAME_WORDS;
}

/** Something said in a whole sentence, by the small words that only sentences have. */
export function isSentence(words: string): boolean {
  return readText(words).words.some(({ folded }) => SENTENCE_WORDS.has(folded));
}
