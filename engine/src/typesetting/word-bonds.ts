import { foldText } from '../lexicon/fold-text.ts';
import { dateWords } from '../reader/dates/date-words.ts';
import { isUnitWord } from './unit-words.ts';

/** Only where nothing else fits. */
export const GLUED = 10;
const INSIDE_DATE = 0.6;
const INSIDE_NAME = 0.25;
const INSIDE_TITLE_CASE = 0.03;
const AFTER_SMALL_WORD = 0.08;
const BEFORE_COUNTED = 0.08;
const INSIDE_ITEM = 0.15;
const DOT = '·';
const EAST_ASIAN_PART = /^\d{1,4}[년年월月]$/u;

const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}'’]{1,2}$/u;
const CAPITALIZED = /^[\p{Ps}\p{Pi}]*\p{Lu}[\p{Ll}\p{M}'’]+[\p{Po}\p{Pf}]*$/u;
const NUMBER = /^\p{Sc}?\d[\d.,:]*(?:st|nd|rd|th|er|º|ª)?\p{Po}*$/u;
const list = (words: string): readonly string[] => words.split(' ');
// Articles, prepositions and conjunctions belong to what follows.
const LEANING: ReadonlySet<string> = new Set([
  ...list(
    'the and for nor but via from with into your our my their this that these at by over under about than who how why',
  ),
  ...list(
    'der die das den dem des ein eine einen einem und für mit von vom zum zur bei auf aus über unter nach ohne dein unser',
  ),
  ...list('les des une aux par sur pour dans avec sans chez vers entre vos nos notre votre que qui'),
  ...list('los las una uno con por del para sin sobre desde hasta entre que nuestra nuestro'),
  ...list('dos das nos nas pelo pela para com sem sobre até que uma'),
  ...list('gli una uno del della dei delle dal dalla nel nella sul sulla per con che alla'),
  ...list('het een van voor met bij naar over aan uit door onze'),
  ...list('och ett med för som till från hos den det'),
  ...list('для как что при над под без или из на не по от до со ко и'),
]);
const OF = new Set(list('de di of of den del do da di'));

const MONTHS: ReadonlySet<string> = new Set(dateWords('month', 'short-month').map(foldText));
const WEEKDAYS: ReadonlySet<string> = new Set(dateWords('weekday', 'short-weekday').map(foldText));
const bare = (word: string): string => foldText(word).replace(/^\p{P}+|\p{P}+$/gu, '');

/**
 * Returns the cost of ending a line after `words[index]`: 0 for none, more inside a name or a date, `GLUED` at most.
 */
export function bondAfter(words: readonly string[], index: number): number {
  const [word = '', next, afterNext = ''] = words.slice(index, index + 3);
  if (next === undefined) return 0;
  if (isGlued(word, next)) return GLUED;
  // "Tomato soup 6 · Ham quiche 8": a line ends after an item.
  if (next === DOT) return GLUED;
  if (word === DOT) return 0;
  if (words.includes(DOT)) return INSIDE_ITEM;
  if (isInDate(words[index - 1] ?? '', word, next, afterNext)) return INSIDE_DATE;
  // `Series B`, `Postgres 18`, `Wi-Fi 7`.
  if (/^(v?\d+(\.\d+)*|\p{Lu})\p{P}*$/u.test(next) && /^\p{Lu}.*\p{L}$/u.test(word)) return INSIDE_NAME;
  if (word === '&' || next === '&' || word === '+') return INSIDE_NAME;
  if (CAPITALIZED.test(word) && CAPITALIZED.test(next) && !/[.!?,;:]$/.test(word))
    return isTitleCase(words) ? INSIDE_TITLE_CASE : INSIDE_NAME;
  if (/^\d[\d.,]*$/.test(word) && /^\p{L}/u.test(next)) return BEFORE_COUNTED;
  return SHORT_WORD.test(word) || LEANING.has(word.toLowerCase()) ? AFTER_SMALL_WORD : 0;
}

const AMOUNT = /^[\p{Sc}+−±~≈<>-]?\p{Nd}[\p{Nd}.,:'’٫٬/–\u2070-\u207f¹²³-]*$/u;
const CURRENCY = /^(?:[\p{L}]{0,3}\p{Sc}|\p{Lu}{3}|Rs\.?|Fr\.|kr\.?)$/u;
const UNIT = /^(?:\p{Sc}|[%‰٪°′″'"×]|[\p{L}µΩ]{1,3}(?![\p{L}\p{M}])|min\b|Uhr\b|mil|bil)/u;
const DIGITS = /^\p{Nd}{2,}[\p{Nd}.,/-]*$/u;

function isGlued(word: string, next: string): boolean {
  // French puts a space before these; a lone dash belongs to what it follows, and so does the Ethiopic wordspace.
  if (/^[\p{Pe}\p{Pf}%‰٪°!?:;.,…–—፡።፣፤፥-]+$/u.test(next) || /^[\p{Ps}\p{Pi}¿¡§№#]+$/u.test(word)) return true;
  if (/^[,;!?)\]}]/u.test(next)) return true;
  // "$ 20", "CHF 20", "Rs. 20", but "20 € for all".
  if (CURRENCY.test(word) && /^\p{Nd}/u.test(next)) return true;
  // "10 000", "0800 123 456"; "3 × 4 m".
  if (AMOUNT.test(word) && DIGITS.test(next)) return true;
  if (/^[×x:]$/u.test(word) && AMOUNT.test(next)) return true;
  // A number and its unit, a name and its number.
  if (AMOUNT.test(word) && (UNIT.test(next) || isUnitWord(next))) return !MONTHS.has(bare(next));
  return /^\p{Lu}\.$/u.test(word) || /^(Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Vol|Ep|Fig)\.$/i.test(word);
}

// Ranges: "24 December - 2 January", "Mon – Fri", "9am - 3pm".
const DASH = /^[–—-]$/;
const HOUR = /^\d{1,2}(?:[:.]\d\d)?(?:h|am|pm|a\.m\.|p\.m\.)?$/i;
const isWhen = (word: string): boolean =>
  NUMBER.test(word) || HOUR.test(word) || /^(?:am|pm|h|Uhr)$/i.test(word) || isDayName(bare(word));
const isDayName = (word: string): boolean => MONTHS.has(word) || WEEKDAYS.has(word);
// "Mon-Fri", and "8am-6pm" after it.
const isWeekday = (word: string): boolean => word.split(/[-–&/]/).every((part) => WEEKDAYS.has(part));
const HOURS = /^\d{1,2}(?:[:.]\d\d)?(?:h|am|pm)?(?:[-–]\d{1,2}(?:[:.]\d\d)?(?:h|am|pm)?)?\p{Po}*$/iu;

/** Whether a break would be inside a date: "Sunday 3 March", "4. Februar 2026", "12 de abril", "May 5". */
function isInDate(before: string, word: string, next: string, afterNext: string): boolean {
  const [first, second, third] = [bare(word), bare(next), bare(afterNext)];
  const [counts, counted] = [NUMBER.test(word), NUMBER.test(next)];
  if (DASH.test(word)) return isWhen(before) && isWhen(next);
  // "8월 10일 오후", "8月 10日"
  if (EAST_ASIAN_PART.test(word) && /^\d{1,2}[월月일日]/u.test(next)) return true;
  if (isWeekday(first)) return counted || HOURS.test(next) || (MONTHS.has(second) && NUMBER.test(afterNext));
  if (counts && MONTHS.has(second)) return true;
  if (counts && OF.has(second)) return MONTHS.has(third);
  if (OF.has(first) && NUMBER.test(before)) return MONTHS.has(second);
  return MONTHS.has(first) && counted;
}

/** Whether a text is in title case, where capitals do not mark names: "How To Grow Your Business". */
function isTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  return long.length > 1 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.7;
}
