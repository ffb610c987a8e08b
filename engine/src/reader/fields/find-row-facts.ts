import { foldText } from '../../lexicon/fold-text.ts';
import { largeWords, smallWords } from '../../lexicon/word-lists.ts';
import { splitClauses } from '../reading/clauses.ts';
import { listLines } from '../reading/lines.ts';
import { findQuotes } from '../reading/quotes.ts';
import { type Span, spanAt } from '../spans.ts';
import { isFollowable } from '../wishes/is-followable.ts';
import { findField } from './field-names.ts';
import { ANY_MARK, named, type Stated } from './stated.ts';

/** A fact with its name, of several in one line: "Mode: remote, 4 days". */
export type RowFact = { name: Span; value: Span; text: string; isQuoted: boolean };

// What is counted names no fact ("Part 2: the bill"). Behind a name may stand how large its value shall be: "Number of days, large: 12".
const HEAD =
  /(?<=^[ \t*_>-]{0,6}|["”»」],?\s{1,3}|[.;!?·|/]\s{1,3}|[，、。；！？]\s{0,3})(?<name>\p{L}[\p{L}\p{M}'’&()–-]*(?:[ \u00a0][\p{L}\p{M}'’&()/–-]+){0,3})(?<size>,\s\p{L}+)?(?<by>[ \u00a0]?[:：][ \u00a0]?)(?!\/\/)(?=\S)/gu;
const TRAILING = /[\s,;.·|，、。/]+$/u;
const SENTENCE = /(?<!\p{N})[.!?。！？]\s+(?=["“„«「]?\p{Lu})|(?<=\p{L}{4})[.!?]\s+(?=[\p{N}\p{Sc}])/u;
const LONGEST_VALUE = 72;
// A card has no room for more.
const MOST = 24;
// Two may be the parts of a headline: "Part one: the idea. Part two: the bill".
const LEAST = { sure: 2, any: 3 } as const;

/**
 * Finds facts with their names behind each other in a line, whatever the names: "Led by: “Granite Pier”. Sum: “$9M”", "New: notes. New: export. Fixed: tabs".
 * Two are enough where both are quoted, both have numbers or both have one name.
 */
export function findRowFacts(prompt: string, language: string): RowFact[][] {
  const quotes = findQuotes(prompt);
  let asked = 0;
  return listLines(prompt).flatMap(({ start, text }) => {
    const found = Array.from(text.matchAll(HEAD)).slice(0, MOST);
    if (found.length < LEAST.sure) return [];
    const heads = found.flatMap(({ 0: words, index, groups = {} }) => {
      const { name = '', size = '', by = '' } = groups;
      const isSize = size !== '' && isOfSize(size.slice(1));
      const from =
        start + index + (size === '' || isSize ? 0 : words.length - by.length - size.trim().length + 2);
      const to = start + index + (isSize ? name.length : words.length - by.length);
      const value = start + index + words.length;
      const isNamed = spanAt(quotes, from) === undefined;
      return isNamed ? [{ name: { start: from, end: to }, value }] : [];
    });
    const facts = heads.map(({ name, value }, at): RowFact => {
      const next = heads[at + 1]?.name.start ?? start + text.length;
      const quote = quotes[spanAt(quotes, value) ?? -1];
      const isQuoted = quote?.start === value && quote.end <= next;
      const rest = prompt.slice(value, next);
      const ended = splitClauses(rest).find(({ separator }) => /^[.!?。！？]/u.test(separator))?.start;
      const length = heads[at + 1] ? rest.length : (SENTENCE.exec(rest)?.index ?? ended ?? rest.length);
      const end = value + rest.slice(0, length).replace(TRAILING, '').length;
      return {
        name,
        value: isQuoted ? { start: quote.start + 1, end: quote.end - 1 } : { start: value, end },
        text: prompt.slice(name.start, name.end),
        isQuoted,
      };
    });
    // "Case study: How we grew. Host: Ada. Place: Kiel": a headline may begin so.
    const row = facts[0]?.name.start === 0 && !facts[0].isQuoted ? facts.slice(1) : facts;
    if (!isRow(prompt, row)) return [];
    asked += row.length;
    if (asked > MOST) return [];
    // "Top right: the logo" says where.
    const own = row.filter(({ text: name }) => !isFollowable(name, language));
    return isRow(prompt, own) ? [own] : [];
  });
}

const isOfSize = (words: string): boolean => {
  const word = foldText(words).trim();
  return largeWords().has(word) || smallWords().has(word);
};

function isRow(prompt: string, facts: readonly RowFact[]): boolean {
  const isShort = facts.every(({ value: { start, end } }) => {
    const words = prompt.slice(start, end);
    return words !== '' && words.length <= LONGEST_VALUE && !SENTENCE.test(words);
  });
  const isSure =
    facts.every(({ isQuoted }) => isQuoted) ||
    facts.every(({ value }) => /\p{N}/u.test(prompt.slice(value.start, value.end))) ||
    new Set(facts.map(({ text }) => text)).size < facts.length;
  return isShort && facts.length >= (isSure ? LEAST.sure : LEAST.any);
}

/** What such facts state whose names no form has. */
export const stateRowFacts = (rows: readonly RowFact[][], languages: readonly string[]): Stated[] =>
  rows
    .flat()
    .flatMap(({ name, value, text }): Stated[] =>
      findField(text, languages)
        ? []
        : [named(name.start, name.end), { ...value, marks: ANY_MARK, whole: true }],
    );
