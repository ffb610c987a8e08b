import type { Clause } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { type Span, spanAt } from '../spans.ts';
import { onlyAsks } from '../wishes/find-lead.ts';
import type { Stated } from './stated.ts';

const WORD = /[\p{L}\p{N}]/u;
const NUMBER = /\p{N}/u;
// "の" joins.
const LEAST_ASKED = 2;

/** Finds what asks for a quotation around it, where verbs stand last: 아래쪽에 작게 '…'라고 넣어 주세요. Nothing of it is set with the quotation. */
export function findAskedQuotes(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  return findQuotes(prompt).flatMap(({ start, end }): Stated[] => {
    const clause = clauses[spanAt(clauses, start) ?? -1];
    if (!clause || clause.end - end < LEAST_ASKED) return [];
    const around: Span[] = [
      { start: clause.start, end: start },
      { start: end, end: clause.end },
    ].filter((one) => WORD.test(prompt.slice(one.start, one.end)));
    const isAsked =
      around.at(-1)?.start === end &&
      around.every(({ start: from, end: to }) => {
        const words = prompt.slice(from, to);
        return !NUMBER.test(words) && onlyAsks(words, language);
      });
    return isAsked
      ? around.map((one): Stated => ({ ...one, marks: [one.end <= start ? 'wish' : 'request'], whole: true }))
      : [];
  });
}
