import { bilingualRule } from '../../lexicon/language-rule.ts';
import { fieldVerbsIn, rowNounsIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { spanAt } from '../spans.ts';
import { readNumber } from './find-chosen-rows.ts';
import { named, type Stated } from './stated.ts';

const MOST_WORDS = 8;
const COLON = /[:：]/u;
const COMMA = /^\s*[,،、;]\s*$/u;
const QUOTE = /["“”„«»「『]/u;
// What parts rows: a comma, an "and" before the last one, or both.
const JOINT = bilingualRule('giu')`\s*[,،、;]\s+(?:(?:${'and'})\s+)?|\s+(?:${'and'})\s+`;

/**
 * Finds rows that a clause announces by their number: "the three big things are: fast starts, a plugin API, and no config file". What announces
 * them is for whoever makes the card, and where as many follow they are its rows.
 */
export function findAnnouncedRows(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  return clauses.flatMap((clause, at): Stated[] => {
    const next = clauses[at + 1];
    if (at === 0 || !next || !COLON.test(next.separator)) return [];
    // A quotation may end in its clause: “Daylight, on demand.” Three facts: ...
    const quoted = quotes[spanAt(quotes, clause.start) ?? -1];
    const from = Math.max(clause.start, quoted?.end ?? 0);
    const count = countAnnounced(prompt.slice(from, clause.end), language);
    if (count === undefined) return [];
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
    return [named(from, clause.end), ...(isWhole ? [...rows, ...joints] : [])];
  });
}
const ITEM = ['item'] as const;

/** How many rows some words announce: a number, what rows are called, and nothing telling behind that. */
function countAnnounced(text: string, language: string): number | undefined {
  const { words } = readText(text);
  const noun = words.findLastIndex(({ folded }) => rowNounsIn(language).has(folded));
  const isLast = words
    .slice(noun + 1)
    .every(({ folded }) => fieldVerbsIn(language).has(folded) || isSmallWord(folded, language));
  if (noun < 0 || !isLast || words.length > MOST_WORDS) return undefined;
  const languages = [...new Set([language, 'en'])];
  return words
    .slice(0, noun)
    .map(({ folded }) => readNumber(folded, languages))
    .findLast((number) => number !== undefined);
}
