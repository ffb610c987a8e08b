import type { Reading } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSceneMentions, type SceneMention } from './mentions.ts';

const LONGEST = 160;
// Prices, hours, addresses, questions and calls are copy.
const OF_COPY = /[?!%@$€£#]|\d[.:/]\d|\d{3}|:\/\//u;
const LEAST_MENTIONS = 2;
// Of the words that say something, so many are of a picture.
const ENOUGH = 0.4;
const ARTICLE = /^(?:an?|eine?|une?|una|uma?|een|en|ett|et|bir)\s/iu;
const WITHOUT_ARTICLES: ReadonlySet<string> = new Set(['ru', 'uk', 'pl', 'cs', 'tr', 'zh', 'ja', 'ko']);
const CASED = /^\p{L}/u;

/**
 * Whether a text that was taken for the words of a card may well describe a picture: things in a place, at an hour,
 * in a weather, doing something; written as a description is and not as a headline.
 */
export function looksPictured(reading: Reading, language: string): boolean {
  const { text, words } = reading;
  if (text.length > LONGEST || OF_COPY.test(text)) return false;
  const mentions = findSceneMentions(reading, language).filter(({ start, end }) => end > start);
  const seen = mentions.filter(isSeen);
  // "A wombat with a cup": who it is about is unknown, but it is somebody with something.
  const oneOfAKind =
    (ARTICLE.test(text) || WITHOUT_ARTICLES.has(language)) &&
    mentions.some(({ part }) => part === 'relation' || part === 'action');
  const least = oneOfAKind ? 1 : LEAST_MENTIONS;
  if (seen.length < least || !mentions.some(({ part }) => part !== 'thing')) return false;
  const telling = words.filter(({ folded }) => folded.length > 1 && !isSmallWord(folded, language));
  const known = telling.filter((word) => seen.some((m) => m.start < word.end && m.end > word.start));
  return known.length >= telling.length * ENOUGH && !isHeadline(text, telling);
}

/** A thing, a place, an hour, a weather, or what somebody does. */
function isSeen({ part, value }: SceneMention): boolean {
  if (part === 'sign') return typeof value === 'object' && Object.keys(value).length > 0;
  return (
    part === 'thing' || part === 'action' || part === 'unknown' || part === 'colour' || part === 'garment'
  );
}

/** Most of its words after the first have capitals. */
function isHeadline(text: string, words: readonly { start: number }[]): boolean {
  const cased = words.filter(({ start }) => start > 0 && CASED.test(text.slice(start)));
  const capitals = cased.filter(({ start }) => /^\p{Lu}/u.test(text.slice(start)));
  return cased.length > 0 && capitals.length * 2 > cased.length;
}
