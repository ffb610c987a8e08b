import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import { type Reading, readText, toLatinDigits } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import { DATE_WORDS, type DateWord } from './date-words.ts';

type Piece = Mention<DateWord | 'date' | 'year' | 'day' | 'time'>;

const words = createLexicon(DATE_WORDS);
const TAIL = languageRule('u')`^${'dayTails'}`;
const IN_MONTH = languageRule('iu')`${'inMonth'}`;
const NUMBERS: readonly (readonly [RegExp, 'date' | 'year' | 'day' | 'time'])[] = [
  [/(?<![\d.,])\d{4}-\d{2}-\d{2}(?!\d)/g, 'date'],
  [/(?<![\d.,/])\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}(?![\d/])/g, 'date'],
  // "21.6.", the German day without a year
  [/(?<![\d.,/])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?!\d)/g, 'date'],
  // "30/06": without a year the month has two figures, else it may be a fraction.
  [/(?<![\d.,/])(?:0?[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])(?![\d/])/g, 'date'],
  [
    /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일号號]?(?:\s?[(（][月火水木金土日一二三四五六월화수목금토일祝・]{1,3}[)）])?/g,
    'date',
  ],
  // "2-4pm", "6:30–8 pm": what is said once behind the second hour holds for the first.
  [
    /(?<![\d:.,$€£])\d{1,2}(?:[:.]\d{2})?\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?\s?(?:(?:[ap]\.m\.|[ap]m)(?!\p{L})|(?:uhr|uur|h)(?![\p{L}\d]))/giu,
    'time',
  ],
  [
    /(?<![\d:])\d{1,2}(?::\d{2}|\.\d{2}(?=\s?(?:uhr|h\b|[ap]\.?m)))?\s?(?:(?:[ap]\.\s?m\.|[ap]m)(?!\p{L})|uhr(?!\p{L})|h(?:\d{2})?(?![\p{L}\d])|時(?:\d{1,2}分)?|点|點|시)/giu,
    'time',
  ],
  [/(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d])/g, 'time'],
  // "kl. 18.30", "van 10.00 tot 13.00 uur": a word for hours stands before it, or behind.
  [
    /(?<=(?<!\p{L})(?:kl|klo|saat|ore|alle|dalle|om|van|tot|um|ab|bis|von)\.?\s)(?:[01]?\d|2[0-3])\.[0-5]\d(?![.\d]|\s?(?:[€$£]|euro|kr|tl))/giu,
    'time',
  ],
  [/(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d(?=\s?(?:uur(?!\p{L})|น\.))/giu, 'time'],
  [/(?<![\d.,])(?:19|20)\d{2}(?![\d.,]\d|\d|%|x)/g, 'year'],
  [
    /(?<![\d.,#$€£%+])\d{1,2}(?!\+)(?:st|nd|rd|th|er|º|ª|\.|[日號号일])?(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th|\.)?)?(?![\d%x:,]\d|\d|%)/g,
    'day',
  ],
];
const STREET = languageRule('iu')`^(?:\s\p{L}+){1,3}\s${'streetTails'}(?!\p{L})`;
const MAX_TAIL = 8;
const TURKISH_ENDING = /^['’]\p{L}{1,4}\s(?:kadar|dek|itibaren|sonra|önce)(?!\p{L})/u;
const MAX_ENDING = 16;
// Between two pieces of one date stands little: a blank, a comma, a dash.
const GAP = /^[\s,،.–—·|()~〜～&-]{0,3}$/;

/** Dates and times of a text, each as one stretch ("Thu, May 12-14 2026, 7pm"), as written. */
export function findDates(reading: Reading, language: string): Span[] {
  const runs: Piece[][] = [];
  for (const piece of findPieces(reading, language)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = last ? reading.text.slice(last.end, piece.start) : '';
    const month = piece.value === 'month' || piece.value === 'short-month';
    if (run && last && (GAP.test(between) || (month && IN_MONTH(ANY_LANGUAGE).test(between))))
      run.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((run) => toSpan(run, reading.text));
}

function findPieces(reading: Reading, language: string): Piece[] {
  // "15 Mart'a": Turkish parts a name from its ending by an apostrophe.
  const parted = language === 'tr' ? readText(reading.text.replaceAll(/['’]/g, ' ')) : reading;
  const pieces: Piece[] = [...words.find(parted, language)];
  const text = toLatinDigits(reading.text);
  for (const [pattern, value] of NUMBERS) {
    for (const match of text.matchAll(pattern)) {
      // "39h" a week is no hour of a day.
      if (value === 'time' && Number.parseInt(match[0], 10) > 24) continue;
      const end = match.index + match[0].length;
      const tail = /[日号號時点點]/u.test(match[0])
        ? (TAIL(ANY_LANGUAGE).exec(text.slice(end, end + MAX_TAIL))?.[0] ?? '')
        : '';
      pieces.push({ value, start: match.index, end: end + tail.length });
    }
  }
  pieces.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return pieces.filter((piece) => {
    if (piece.start < end) return false;
    end = piece.end;
    return true;
  });
}

/** A run is a date when it names a day; links ("at", "from") at its ends belong to the words around. */
function toSpan(run: readonly Piece[], text: string): Span[] {
  const kept = [...run];
  while (kept[0] && (isLoose(kept[0], kept[1]) || isHouseNumber(kept[0], kept[1], text))) kept.shift();
  for (
    let last = kept.at(-1);
    last && (isLoose(last, undefined) || isLooseNumber(kept, text) || isOtherWord(kept, text));
    last = kept.at(-1)
  )
    kept.pop();
  const has = (value: Piece['value']): boolean => kept.some((piece) => piece.value === value);
  const named = has('date') || has('weekday') || has('relative') || (has('month') && kept.length > 1);
  const dated =
    named ||
    has('time') ||
    kept.some(
      (piece, index) =>
        isShortMonth(piece, kept[index - 1], kept[index + 1]) ||
        (piece.value === 'hour' && isNumber(kept[index + 1])),
    ) ||
    hasShortWeekday(kept, text);
  const first = kept[0];
  const last = kept.at(-1);
  if (!dated || !first || !last) return [];
  // "10–4. Studio 5": the full stop ends the sentence.
  const stopped = last.value === 'day' && text[last.end - 1] === '.';
  const ending = TURKISH_ENDING.exec(text.slice(last.end, last.end + MAX_ENDING))?.[0].length ?? 0;
  return [{ start: first.start, end: stopped ? last.end - 1 : last.end + ending }];
}

/** "ул. Лесная 12, каждый день", "Pier Road 8. Friday": a number before a comma or a full stop and a day is no part of it. */
function isHouseNumber(piece: Piece, next: Piece | undefined, text: string): boolean {
  const daily = next?.value === 'relative' || next?.value === 'weekday' || next?.value === 'short-weekday';
  return piece.value === 'day' && daily && /[,.]/u.test(text.slice(piece.end - 1, next.start));
}

/** A word that only leads on to a day or an hour, with none behind it. */
function isLoose(piece: Piece, next: Piece | undefined): boolean {
  return piece.value === 'link' || (piece.value === 'hour' && !isNumber(next));
}

function isNumber(piece: Piece | undefined): boolean {
  return piece?.value === 'day' || piece?.value === 'time';
}

/** "Sat 9-14", "Mo–Fr 8–18": beside a figure; in two small letters ("so 3") only with another one. */
function hasShortWeekday(kept: readonly Piece[], text: string): boolean {
  const days = kept.filter(({ value }) => value === 'short-weekday');
  if (days.length > 1) return true;
  return days.some(
    ({ start, end }) => kept.some(isNumber) && (end - start > 2 || /\p{Lu}/u.test(text[start] ?? '')),
  );
}

/** "9am 12 Elm Street", "20-22 June, 5 Orchard Lane": a number behind a whole date belongs to what follows. */
function isLooseNumber(kept: readonly Piece[], text: string): boolean {
  const before = kept.at(-2)?.value;
  const last = kept.at(-1);
  // "Saturday 8 Feb, 10–4": two numbers are hours.
  if (last?.value !== 'day' || /[-–]/.test(text.slice(last.start, last.end))) return false;
  const hours = kept.at(-2);
  // "Saturday 10 to 3, 45 Elm Street", "on Mondays, 12 Dock Road"
  const parted = hours !== undefined && text.slice(hours.end, last.start).includes(',');
  const street = hours?.value === 'day' ? /^\s\p{L}/u : STREET(ANY_LANGUAGE);
  if (parted && street.test(text.slice(last.end))) return true;
  // "9am-1pm at 12 Elm St"
  const timed = kept.slice(0, -1).some(({ value }) => value === 'time');
  if (timed && hours?.value === 'link' && /^\s\p{Lu}\p{Ll}/u.test(text.slice(last.end))) return true;
  // "sat & sun 8-4 55 oak ave"
  if (hours?.value === 'day' && /\d\s?[-–]\s?\d/.test(text.slice(hours.start, hours.end))) return true;
  const whole = kept.slice(0, -2).some(({ value }) => value === 'day');
  return (
    before === 'time' || before === 'year' || (whole && (before === 'month' || before === 'short-month'))
  );
}

/** "lördag kl 10-14, fri entré": in small letters, behind a comma and an hour, it is the next word rather than Friday. */
function isOtherWord(kept: readonly Piece[], text: string): boolean {
  const last = kept.at(-1);
  const before = kept.at(-2);
  if (last?.value !== 'short-weekday' || (before?.value !== 'day' && before?.value !== 'time')) return false;
  return /^\p{Ll}/u.test(text.slice(last.start)) && text.slice(before.end, last.start).includes(',');
}

/** "May 12", "12 May", "May 2026": a day or a year right beside it. */
function isShortMonth(piece: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (piece.value !== 'short-month') return false;
  return [before, after].some((other) => other?.value === 'day' || other?.value === 'year');
}
