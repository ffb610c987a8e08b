import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { asksForThing, findSigns, type Sign } from '../request/signs.ts';
import { SAYING, SAYS } from '../vocabulary/copy/spoken-words.ts';
import { tidy } from './title.ts';

const LED = new RegExp(
  `(?:[\\s,;.]\\s*(?:${SAYING})|[,;.]\\s*(?:and\\s+)?(?:${SAYS}))\\s+(?=[\\p{Lu}\\d])`,
  'iu',
);
const QUOTED = /["“”„«»「」『』《》`]/;
const LOOKS: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'style-noun',
  'colour',
  'mood',
  'layout',
  'scheme',
]);
const MAX_SAID = 60;
const MIN_WORDS = 2;

/**
 * Puts words that a prompt only leads to into quotation marks as its text: "banner with a watering can, says Green
 * Thumb Weekly". Only where a card is asked for and nothing is quoted, and where they are written like a name; else
 * the text stays.
 */
export function quoteSpoken(text: string, language: string): string {
  const led = QUOTED.test(text) ? null : LED.exec(text);
  if (!led || /[:：]/.test(text.slice(0, led.index))) return text;
  const start = led.index + led[0].length;
  const end = start + (splitClauses(text.slice(start))[0]?.end ?? 0);
  const words = tidy(text.slice(start, end));
  const said =
    /^[\p{Lu}\d]/u.test(words) && words.split(/\s+/).length >= MIN_WORDS && words.length <= MAX_SAID;
  const head = text.slice(0, splitClauses(text)[0]?.end ?? 0).slice(0, led.index);
  if (!said || !asksForThing(head, language) || tellsLook(words, language)) return text;
  return `${tidy(text.slice(0, led.index))}, title: “${words}”${text.slice(end)}`;
}

/** "Happy Birthday Lena in gold letters": small words behind the name say how it shall look. */
export function tellsLook(words: string, language: string): boolean {
  return findSigns(readText(words), language).all.some(
    ({ part, start }) => LOOKS.has(part) && /^\p{Ll}/u.test(words.slice(start)),
  );
}
