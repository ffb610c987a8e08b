import { createLexicon, type Mention } from './lexicon.ts';
import { type Reading, toLatinDigits } from './reading.ts';
import type { Span } from './request-head.ts';
import { DATE_WORDS, type DateWord } from './vocabulary/months.ts';

type Piece = Mention<DateWord | 'date' | 'year' | 'day' | 'time'>;

const words = createLexicon(DATE_WORDS);
const NUMBERS: readonly (readonly [RegExp, 'date' | 'year' | 'day' | 'time'])[] = [
  [/(?<![\d.,])\d{4}-\d{2}-\d{2}(?!\d)/g, 'date'],
  [/(?<![\d.,/])\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}(?![\d/])/g, 'date'],
  [
    /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일号號]?(?:\s?[(（][月火水木金土日一二三四五六월화수목금토일祝・]{1,3}[)）])?/g,
    'date',
  ],
  [
    /(?<![\d:])\d{1,2}(?::\d{2}|\.\d{2}(?=\s?(?:uhr|h\b)))?\s?(?:(?:[ap]\.m\.|[ap]m)(?!\p{L})|uhr(?!\p{L})|h(?:\d{2})?(?![\p{L}\d])|時(?:\d{1,2}分)?|点|點|시)/giu,
    'time',
  ],
  [/(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![:\d])/g, 'time'],
  [/(?<![\d.,])(?:19|20)\d{2}(?![\d.,]\d|\d|%|x)/g, 'year'],
  [
    /(?<![\d.,#$€£])\d{1,2}(?:st|nd|rd|th|er|º|ª|\.)?(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th|\.)?)?(?![\d%x:,]\d|\d|%)/g,
    'day',
  ],
];
// Between two pieces of one date stands little: a blank, a comma, a dash.
const GAP = /^[\s,،.–—·|()~〜～-]{0,3}$/;

/** Dates and times of a text, each as one stretch ("Thu, May 12-14 2026, 7pm"), as written. */
export function findDates(reading: Reading, language: string): Span[] {
  const runs: Piece[][] = [];
  for (const piece of findPieces(reading, language)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && GAP.test(reading.text.slice(last.end, piece.start))) run.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((run) => toSpan(run));
}

function findPieces(reading: Reading, language: string): Piece[] {
  const pieces: Piece[] = [...words.find(reading, language)];
  const text = toLatinDigits(reading.text);
  for (const [pattern, value] of NUMBERS) {
    for (const match of text.matchAll(pattern)) {
      pieces.push({ value, start: match.index, end: match.index + match[0].length });
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
function toSpan(run: readonly Piece[]): Span[] {
  const kept = [...run];
  while (kept[0]?.value === 'link') kept.shift();
  while (kept.at(-1)?.value === 'link' || isLooseNumber(kept)) kept.pop();
  const has = (value: Piece['value']): boolean => kept.some((piece) => piece.value === value);
  const named = has('date') || has('weekday') || has('relative') || (has('month') && kept.length > 1);
  const dated =
    named ||
    kept.some((piece, index) => isShortMonth(piece, kept[index - 1], kept[index + 1])) ||
    has('time');
  const first = kept[0];
  const last = kept.at(-1);
  return dated && first && last ? [{ start: first.start, end: last.end }] : [];
}

/** "9am 12 Elm Street", "20-22 June, 5 Orchard Lane": a number behind a whole date belongs to what follows. */
function isLooseNumber(kept: readonly Piece[]): boolean {
  const before = kept.at(-2)?.value;
  if (kept.at(-1)?.value !== 'day') return false;
  const whole = kept.slice(0, -2).some(({ value }) => value === 'day');
  return (
    before === 'time' || before === 'year' || (whole && (before === 'month' || before === 'short-month'))
  );
}

/** "May 12", "12 May", "May 2026": a day or a year right beside it. */
function isShortMonth(piece: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  if (piece.value !== 'short-month') return false;
  return [before, after].some((other) => other?.value === 'day' || other?.value === 'year');
}
