import { startersIn } from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { HOUR_SIGN } from '../dates/hour-sign.ts';
import type { Clause } from '../reading/clauses.ts';
import { findBullet } from '../reading/find-bullet.ts';
import { listLines } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import { named, type Stated } from './stated.ts';

type Row = { hour: Span; words: Span };

const HOUR = new RegExp(
  String.raw`\d(?:[:h]\d{2}(?:${HOUR_SIGN})?|${HOUR_SIGN})|(?<=^\p{L}[^\d]{0,6})\d{1,2}\.\d{2}`,
  'giu',
);
// What an hour may be called in a sentence begins a row: "10:00 | Doors".
const WORDED = /^\s+\p{L}/u;
const BETWEEN = /^[\s:：·•|–—-]*/u;
const SAYS = /\p{L}/u;
const NEXT = /^\s*[,;·•|、，；–—-]\s*$/u;
const LONGEST_ROW = 100;
// A card has no room for more.
const MOST_ROWS = 60;
// "kl. 9", "Sat 10:00"
const LONGEST_LEAD = 12;
// Two hours behind each other in a line may be those of doors and show.
const LEAST_ROWS = { line: 2, inLine: 3 } as const;

/**
 * Finds the rows of a schedule: lines, or parts of a line, that begin with an hour and go on with what is then. Each is one row, in its order:
 * "10:30 Wheel throwing demo".
 */
export function findSchedule(prompt: string, language: string, clauses: readonly Clause[]): Stated[] {
  let tried = 0;
  const rowAt = (start: number, end: number): Row | undefined => {
    const text = prompt.slice(start, end);
    if (!/\d/u.test(text.slice(0, LONGEST_LEAD)) || text.length > LONGEST_ROW) return undefined;
    tried += 1;
    if (tried > MOST_ROWS) return undefined;
    const [date] = findDates(readText(text), language);
    const last = date?.start === 0 ? Array.from(text.slice(0, date.end).matchAll(HOUR)).at(-1) : undefined;
    if (!date || !last) return undefined;
    const told = last.index + last[0].length;
    const hour = WORDED.test(text.slice(told)) ? told : Math.max(told, date.end);
    const from = hour + (BETWEEN.exec(text.slice(hour))?.[0].length ?? 0);
    return SAYS.test(text.slice(from))
      ? { hour: { start, end: start + hour }, words: { start: start + from, end } }
      : undefined;
  };
  return [...listRuns(prompt, rowAt), ...listRunsInLine(prompt, clauses, rowAt, startersIn(language))]
    .flat()
    .flatMap(({ hour, words }): Stated[] => [
      { start: hour.start, end: hour.end, marks: ['time'], whole: true },
      ...(hour.end < words.start ? [named(hour.end, words.start)] : []),
      { ...words, marks: ['item'], whole: true },
    ]);
}

type RowAt = (start: number, end: number) => Row | undefined;

function listRuns(prompt: string, rowAt: RowAt): Row[][] {
  const runs: Row[][] = [];
  let run: Row[] = [];
  for (const { text, start } of listLines(prompt)) {
    if (text.trim() === '') continue;
    const lead = findBullet(text)?.words ?? text.length - text.trimStart().length;
    const row = rowAt(start + lead, start + text.trimEnd().length);
    if (!row) run = [];
    else if (run.push(row) === 1) runs.push(run);
  }
  return runs.filter(({ length }) => length >= LEAST_ROWS.line);
}

/** Clauses behind each other; one that leads on ("7pm at the Anchor") is none. */
function listRunsInLine(
  prompt: string,
  clauses: readonly Clause[],
  rowAt: RowAt,
  starters: ReadonlySet<string>,
): Row[][] {
  const runs: Row[][] = [];
  let run: Row[] = [];
  for (const { start, end, separator } of clauses) {
    const row = rowAt(start, end);
    const [first = ''] = row ? prompt.slice(row.words.start, row.words.end).split(/\s/u, 1) : [];
    if (!row || starters.has(first)) run = [];
    else {
      if (!NEXT.test(separator)) run = [];
      if (run.push(row) === 1) runs.push(run);
    }
  }
  // "Timetable: 10:00 beginners, 11:30 others"
  const isNamed = ([first]: readonly Row[]): boolean => /[:：]\s*$/u.test(prompt.slice(0, first?.hour.start));
  return runs.filter((run) => run.length >= (isNamed(run) ? LEAST_ROWS.line : LEAST_ROWS.inLine));
}
