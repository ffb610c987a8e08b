import { bilingualRule } from '../../lexicon/language-rule.ts';
import { fieldVerbsIn, rowNounsIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import type { Span } from '../spans.ts';
import { readNumber } from './find-chosen-rows.ts';
import { named, type Stated } from './stated.ts';

const MOST_WORDS = 8;
const ITEM = ['item'] as const;
const WORD = /[\p{L}\p{N}]/u;
const COLON = /[:：]/u;
const COMMA = /^\s*[,،、;]\s*$/u;
const QUOTE = /["“”„«»「『]/u;
const AND_FIRST = bilingualRule('iu')`^(?:${'and'})\s+(?=\S)`;
const AND = bilingualRule('iu')`\s+(?:${'and'})\s+(?=\S)`;

/**
 * Finds rows that a clause announces by their number: "the three big things are: fast starts, a plugin API, and no config file". What announces
 * them is for whoever makes the card, and where as many follow they are its rows.
 */
export function findAnnouncedRows(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  return clauses.flatMap((clause, at): Stated[] => {
    // A quotation may end in its clause: “Daylight, on demand.” Three facts: ...
    const quoted = quotes.find(({ start, end }) => start < clause.start && clause.start < end);
    const from = Math.max(clause.start, quoted?.end ?? 0);
    const next = clauses[at + 1];
    if (at === 0 || !next || !COLON.test(next.separator)) return [];
    const count = countAnnounced(prompt.slice(from, clause.end), language);
    if (count === undefined) return [];
    const behind = clauses.slice(at + 2, at + 1 + count);
    const last = behind.findIndex(({ separator }) => !COMMA.test(separator));
    const rows = listRows(prompt, [next, ...(last < 0 ? behind : behind.slice(0, last))], language);
    const isWhole =
      rows.length === count && !rows.some(({ start, end }) => QUOTE.test(prompt.slice(start, end)));
    const joints = rows.flatMap(({ start }, row): Stated[] => {
      const from = rows[row - 1]?.end ?? start;
      const joint = prompt.slice(from, start).search(WORD);
      return joint < 0 ? [] : [named(from + joint, start)];
    });
    return [
      named(from, clause.end),
      ...(isWhole ? [...rows.map((row): Stated => ({ ...row, marks: ITEM, whole: true })), ...joints] : []),
    ];
  });
}

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

/** Clauses without the "and" before the last one, which may stand in it without a comma. */
function listRows(prompt: string, clauses: readonly Span[], language: string): Span[] {
  return clauses.flatMap(({ start, end }, at): Span[] => {
    const words = prompt.slice(start, end);
    const from = start + (AND_FIRST(language).exec(words)?.[0].length ?? 0);
    const and = at === clauses.length - 1 && from === start ? AND(language).exec(words) : null;
    if (!and) return [{ start: from, end }];
    return [
      { start, end: start + and.index },
      { start: start + and.index + and[0].length, end },
    ];
  });
}
