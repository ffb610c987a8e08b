import type { Clause } from '../reading/clauses.ts';
import type { Signs } from '../signs/find-signs.ts';
import { type Span, spansWithin } from '../spans.ts';

// In these languages the negation stands behind what it negates.
const NEGATES_BEHIND: ReadonlySet<string> = new Set(['ja', 'ko', 'hi', 'tr']);
// Words that hold a negation back: "no red, use blue".
const MAX_NEGATED = 40;

/** Finds what a negation of the same clause denies; `sorted` is by start. */
export function findNegated<One extends Span>(
  sorted: readonly One[],
  signs: Signs,
  clauses: readonly Clause[],
  language: string,
): One[] {
  return clauses.flatMap((clause) =>
    signs.within(clause).flatMap(({ part, start, end }) => {
      if (part !== 'negation') return [];
      const reach = NEGATES_BEHIND.has(language)
        ? { start: Math.max(clause.start, start - MAX_NEGATED), end: start }
        : { start: end, end: Math.min(clause.end, end + MAX_NEGATED) };
      return spansWithin(sorted, reach);
    }),
  );
}
