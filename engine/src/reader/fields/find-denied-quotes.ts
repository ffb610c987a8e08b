import { foldText } from '../../lexicon/fold-text.ts';
import { denialsBehindIn, denialsIn } from '../../lexicon/word-lists.ts';
import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { spanAt } from '../spans.ts';
import type { Stated } from './stated.ts';

const LONGEST_DENIAL = 16;

/** Finds quotations that shall not be on the card, beside one that shall: their clause begins with a negation, or one is right behind them: `(NOT "50 years up the hill")`. */
export function findDeniedQuotes(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  const quotes = findQuotes(prompt);
  if (quotes.length < 2) return [];
  const denials = denialsIn(language);
  const behind = [...denialsBehindIn(language)];
  const denied = quotes.flatMap(({ start, end }): Stated[] => {
    const from = clauses[spanAt(clauses, start) ?? -1]?.start ?? start;
    const isDenied =
      start - from <= LONGEST_DENIAL && denials.has(foldText(prompt.slice(from, start)).trim());
    const after = foldText(prompt.slice(end, end + LONGEST_DENIAL)).trimStart();
    const isDeniedBehind = behind.some((denial) => after.startsWith(denial));
    return isDenied || isDeniedBehind
      ? [{ start: isDenied ? from : start, end, marks: ['request'], whole: true }]
      : [];
  });
  // Alone it is part of what is said: we sell bread, not “product”.
  return denied.length < quotes.length ? denied : [];
}
