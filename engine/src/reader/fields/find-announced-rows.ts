import { bilingualRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { toNumber } from '../../lexicon/to-number.ts';
import { fieldVerbsIn, rowNounsIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { spanAt } from '../spans.ts';
import { NUMBERS } from '../vocabulary.ts';
import { isFollowable } from '../wishes/is-followable.ts';
import { ANY_MARK, named, type Stated } from './stated.ts';

const MOST_WORDS = 8;
const COLON = /[:：]/u;
const COMMA = /^\s*[,،、;]\s*$/u;
const QUOTE = /["“”„«»「『]/u;
// What parts rows: a comma, an "and" before the last one, or both.
const JOINT = bilingualRule('giu')`\s*[,،、;]\s+(?:(?:${'and'})\s+)?|\s+(?:${'and'})\s+`;

/**
 * Finds rows that a clause announces by their number, where as many follow: "Three steps: cut, sand, assemble". A sentence that announces them ("the
 * three big things are: ...") is for whoever makes the card, whatever follows.
 */
export function findAnnouncedRows(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  return clauses.flatMap((clause, at): Stated[] => {
    const next = clauses[at + 1];
    if (!next || !COLON.test(next.separator)) return [];
    // A quotation may end in its clause: “Daylight, on demand.” Three facts: ...
    const quoted = quotes[spanAt(quotes, clause.start) ?? -1];
    const from = Math.max(clause.start, quoted?.end ?? 0);
    const announced = readAnnounced(prompt.slice(from, clause.end), language);
    if (!announced) return findCounts(prompt, language, clauses.slice(at + 1, at + 1 + MOST_COUNTS));
    const { count, isSentence } = announced;
    const behind = clauses.slice(at + 2, at + 1 + count);
    const last = behind.findIndex(({ separator }) => !COMMA.test(separator));
    const { end } = (last < 0 ? behind : behind.slice(0, last)).at(-1) ?? next;
    const joints = Array.from(
      prompt.slice(next.start, end).matchAll(JOINT(language)),
      ({ 0: words, index }) => named(next.start + index, next.start + index + words.length),
    );
    const starts = [next.start, ...joints.map((joint) => joint.end)];
    const rows = starts.map((start, row) => ({
      start,
      end: joints[row]?.start ?? end,
      marks: ITEM,
      whole: true,
    }));
    const isWhole = rows.length === count && !QUOTE.test(prompt.slice(next.start, end));
    if (!isWhole) return isSentence && at > 0 ? [named(from, clause.end)] : [];
    // "Two colors: navy and gold"
    if (rows.every((row) => isFollowable(prompt.slice(row.start, row.end), language))) return [];
    const head = isSentence
      ? named(from, clause.end)
      : {
          start: from,
          end: clause.end,
          marks: SMALL.test(prompt.slice(from)) ? ANY_MARK : HEAD,
          whole: true,
        };
    return [head, ...rows, ...joints];
  });
}
const ITEM = ['item'] as const;
// In the middle of a sentence they may be for whoever makes the card.
const SMALL = /^\p{Ll}/u;
const HEAD = ['title', 'subtitle', 'eyebrow', 'label'] as const;

// "12 shops", "90k orders"; what begins with one makes a point: "14 months, 2 rewrites, 1 regret".
const COUNT = /^[+~<>≈-]?\p{Sc}?(?![01]\s)\p{N}[\p{N}.,]*(?:\s?\p{L}{1,2}(?!\p{L})|\s?[%×+°])?\s(?=\p{L})/u;
const [LEAST_COUNTS, MOST_COUNTS] = [3, 12];

/** Rows behind a colon that say how many of what there are: "Our year: 12 shops, 4 countries, 90k orders". Days are none. */
function findCounts(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const end = clauses.findIndex(({ separator }, at) => at > 0 && !COMMA.test(separator));
  const rows = end < 0 ? clauses : clauses.slice(0, end);
  const isRow = ({ start, end: to }: Clause): boolean => COUNT.test(prompt.slice(start, to));
  const words = prompt.slice(rows[0]?.start, rows.at(-1)?.end);
  return rows.length >= LEAST_COUNTS && rows.every(isRow) && findDates(readText(words), language).length === 0
    ? rows.map(({ start, end: to }) => ({ start, end: to, marks: ITEM, whole: true }))
    : [];
}

/** How many rows some words announce: a number with what is counted behind it, and nothing telling behind that. */
function readAnnounced(text: string, language: string): { count: number; isSentence: boolean } | undefined {
  const reading = readText(text);
  const { words } = reading;
  if (words.length > MOST_WORDS) return undefined;
  const languages = [...new Set([language, 'en'])];
  const numbers = words.map(({ folded }) => readNumber(folded, languages));
  const at = numbers.findLastIndex((number) => number !== undefined);
  const [count, noun] = [numbers[at], words.findLastIndex(({ folded }) => rowNounsIn(language).has(folded))];
  if (count === undefined) return undefined;
  const isVerb = (folded: string): boolean =>
    fieldVerbsIn(language).has(folded) || isSmallWord(folded, language);
  if (noun > at && words.slice(noun + 1).every(({ folded }) => isVerb(folded)))
    return { count, isSentence: true };
  const told = words.length - 1 - at;
  return told > 0 && told <= MOST_TOLD && findDates(reading, language).length === 0
    ? { count, isSentence: false }
    : undefined;
}
const MOST_TOLD = 3;

/** The number above one that a word says. */
function readNumber(word: string, languages: readonly string[]): number | undefined {
  if (/^\p{Nd}{1,2}$/u.test(word)) return toNumber(word);
  return [...languages, ANY_LANGUAGE]
    .flatMap((language) =>
      NUMBERS.termsIn(language).flatMap((terms, at) =>
        terms?.includes(word) ? (NUMBERS.values[at] ?? []) : [],
      ),
    )
    .find((number) => number > 1);
}
