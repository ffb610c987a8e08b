import type { Reading } from '../../reading/reading.ts';
import { isSmallWord } from '../../reading/small-words.ts';
import { findSceneMentions } from '../mentions/find-scene-mentions.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

const LONGEST = 160;
// Prices, hours, addresses, questions and calls are copy.
const OF_COPY = /[?!%@$€£#]|\d[.:/]\d|\d{3}|:\/\//u;
const LEAST_MENTIONS = 2;
// The least share of content words that are visible.
const ENOUGH = 0.4;
const ARTICLE = /^(?:an?|eine?|une?|una|uma?|een|en|ett|et|bir)\s/iu;
const WITHOUT_ARTICLES: ReadonlySet<string> = new Set(['ru', 'uk', 'pl', 'cs', 'tr', 'zh', 'ja', 'ko']);
const CASED = /^\p{L}/u;

/**
 * Whether a text that was read as copy may well describe a picture: it names things, places, weather or actions, and is
 * not written like a headline.
 */
export function looksLikeDescription(reading: Reading, language: string): boolean {
  const { text, words } = reading;
  if (text.length > LONGEST || OF_COPY.test(text)) return false;
  const mentions = findSceneMentions(reading, language).filter(({ start, end }) => end > start);
  const seen = mentions.filter(isSeen);
  // "A wombat with a cup": the subject is unknown, but it has something visible.
  const oneOfAKind =
    (ARTICLE.test(text) || WITHOUT_ARTICLES.has(language)) &&
    mentions.some(({ part }) => part === 'relation' || part === 'action');
  const least = oneOfAKind ? 1 : LEAST_MENTIONS;
  if (seen.length < least || !mentions.some(({ part }) => part !== 'thing')) return false;
  const telling = words.filter(({ folded }) => folded.length > 1 && !isSmallWord(folded, language));
  const known = telling.filter((word) => seen.some((m) => m.start < word.end && m.end > word.start));
  return known.length >= telling.length * ENOUGH && !isHeadline(text, telling);
}

/** Whether a mention is visible. */
function isSeen({ part, value }: SceneMention): boolean {
  if (part === 'sign') return typeof value === 'object' && Object.keys(value).length > 0;
  return (
    part === 'thing' || part === 'action' || part === 'unknown' || part === 'colour' || part === 'garment'
  );
}

/** Whether most words after the first are capitalized. */
function isHeadline(text: string, words: readonly { start: number }[]): boolean {
  const cased = words.filter(({ start }) => start > 0 && CASED.test(text.slice(start)));
  const capitals = cased.filter(({ start }) => /^\p{Lu}/u.test(text.slice(start)));
  return cased.length > 0 && capitals.length * 2 > cased.length;
}
