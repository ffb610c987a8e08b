import { foldText } from '../../lexicon/fold-text.ts';
import { denialsBehindIn, denialsIn, unprintedIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { type Span, spanAt } from '../spans.ts';
import { type Stated, toChat } from './stated.ts';

const LONGEST_DENIAL = 16;
// "don't write the word "
const LONGEST_LEAD = 24;
// Where verbs stand last: 「…」という言葉は入れないで, '…'라는 말은 넣지 마세요.
const BEHIND =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{M}\s]{0,8}|\s)$/u;

/**
 * Finds quotations that shall not be on the card: those that a prompt says not to write, and beside one that shall those whose clause begins with a negation, or that have one
 * right behind them: `(NOT "50 years up the hill")`.
 */
export function findDeniedQuotes(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  const denials = denialsIn(language);
  const behind = [...denialsBehindIn(language)];
  const forbidding = [...unprintedIn(language)];
  const forbidden: Stated[] = [];
  const denied = quotes.flatMap((quote): Stated[] => {
    const { start, end } = quote;
    const clause = clauses[spanAt(clauses, start) ?? -1];
    const from = clause?.start ?? start;
    const forbids = findForbidding(prompt, quote, { from, to: clause?.end ?? end, quotes }, forbidding);
    if (forbids) {
      forbidden.push({ ...forbids, marks: ['request'], whole: true });
      return [];
    }
    const isDenied =
      start - from <= LONGEST_DENIAL && denials.has(foldText(prompt.slice(from, start)).trim());
    const after = foldText(prompt.slice(end, end + LONGEST_DENIAL)).trimStart();
    const isDeniedBehind = behind.some((denial) => after.startsWith(denial));
    return isDenied || isDeniedBehind
      ? [{ start: isDenied ? from : start, end, marks: ['request'], whole: true }]
      : [];
  });
  // Alone it is part of what is said: we sell bread, not “product”.
  return denied.length + forbidden.length < quotes.length ? [...forbidden, ...denied] : forbidden;
}

/** A quotation with the words beside it, in its clause, that say not to print it: "don't write “interview” anywhere". */
function findForbidding(
  prompt: string,
  { start, end }: Span,
  { from, to, quotes }: { from: number; to: number; quotes: readonly Span[] },
  phrases: readonly string[],
): Span | undefined {
  const before = foldText(prompt.slice(from, start));
  const after = foldText(prompt.slice(end, to));
  for (const phrase of phrases) {
    const at = before.lastIndexOf(phrase);
    const isLead =
      at >= 0 && !WORD.test(before[at - 1] ?? '') && before.length - at - phrase.length <= LONGEST_LEAD;
    const behind = after.indexOf(phrase);
    const isBehind = behind >= 0 && BEHIND.test(after.slice(0, behind));
    if (!isLead && !isBehind) continue;
    const first = isLead && at > LONGEST_DENIAL ? from + at : start - from > LONGEST_LEAD ? start : from;
    const last = after.length > LONGEST_LEAD ? end + (isBehind ? behind + phrase.length : 0) : to;
    const isAlone = !quotes.some((other) => other.start !== start && other.start < last && first < other.end);
    return isAlone ? { start: first, end: Math.max(last, end) } : { start, end };
  }
  return undefined;
}

const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

const LONGEST_NAME = 5;
const LONGEST_SENTENCE = 120;
const SAME_LETTERS = 3;
// "Progress, Not Perfection" is a headline.
const DENIAL = /^(?:\p{Ll}|\p{Lu}{2})/u;

/** Finds names that are denied beside one that is much like them: "for the Long Road Home blog, not Long Way Home", "Anna Meyer (nicht Anne Meyer)". */
export function findDeniedNames(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  const denials = [...denialsIn(language)];
  return clauses.flatMap(({ start, end }): Stated[] => {
    const words = prompt.slice(start, end);
    const folded = foldText(words);
    const denial = denials.find((one) => folded.startsWith(`${one} `));
    if (denial === undefined || !DENIAL.test(words) || spanAt(quotes, start) !== undefined) return [];
    const name = listNames(words.slice(denial.length));
    const sentence =
      prompt
        .slice(Math.max(0, start - LONGEST_SENTENCE), start)
        .split(SENTENCE_END)
        .at(-1) ?? '';
    const isAlike = listNames(sentence).some((one) => name.some((other) => areAlike(one, other)));
    const isName =
      /^\s\p{Lu}/u.test(words.slice(denial.length)) && words.split(/\s+/u).length <= LONGEST_NAME + 1;
    return isName && isAlike ? [toChat({ start, end })] : [];
  });
}

const SENTENCE_END = /[.!?]\s|\n/u;
const listNames = (text: string): string[] =>
  Array.from(text.matchAll(/\p{Lu}[\p{L}\p{M}]{2,}/gu), ([word]) => foldText(word));
const areAlike = (one: string, other: string): boolean =>
  one.slice(0, SAME_LETTERS) === other.slice(0, SAME_LETTERS);
