import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { isFollowable } from '../wishes/is-followable.ts';
import { ASKING } from './choose-title.ts';
import type { Mark } from './read-marks.ts';

// What the last words of a list may have been taken for.
const TAKEN: ReadonlySet<string> = new Set(['request', 'style', 'layout', 'format', 'wish']);
const COMMA = /^\s*[,،、，]\s*$/u;
const LEAST_ROWS = 2;
const LONGEST_ROW = 4;

/**
 * What a list in a sentence ends with is a row like those before it, if it asks for nothing and is no wish that a card could follow: "faster queries, new
 * dashboard, | single sign-on". So are the last words of such a row: "new config | format".
 */
export function completeLists(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const asks = (words: string): boolean =>
    isFollowable(words, language) ||
    findSigns(readText(words), language).all.some(({ part }) => ASKING.has(part));
  const clauses = splitClauses(prompt);
  const rows: Mark[] = [];
  const completed: Mark[] = [];
  for (const mark of marks) {
    const last = completed.at(-1);
    const gap = prompt.slice(last?.end ?? 0, mark.start);
    const isBehind = last?.name === 'item' && COMMA.test(gap);
    const words = prompt.slice(mark.start, mark.end);
    if (mark.name === 'item') {
      if (!isBehind) rows.length = 0;
      rows.push(mark);
      completed.push(mark);
    } else if (
      TAKEN.has(mark.name) &&
      rows.length >= LEAST_ROWS &&
      !asks(words) &&
      endsClause(clauses, mark)
    ) {
      if (isBehind && readText(words).words.length <= LONGEST_ROW) {
        completed.push({ ...mark, name: 'item' });
        rows.push(mark);
      } else if (last?.name === 'item' && gap === ' ')
        completed[completed.length - 1] = { ...last, end: mark.end };
      else completed.push(mark);
    } else completed.push(mark);
  }
  return completed;
}

/** Whether words are the end of one clause and no more. */
const endsClause = (clauses: readonly { start: number; end: number }[], { start, end }: Mark): boolean =>
  clauses.some((clause) => clause.start <= start && start < clause.end && Math.abs(clause.end - end) <= 1);
