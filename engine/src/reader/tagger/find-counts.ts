import { findDates } from '../dates/find-dates.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { type Span, spansWithin } from '../spans.ts';

const LEAD = /^[+~<>≈-]?\p{Sc}?\p{N}[\p{N}.,]*(?:\s?\p{L}{1,2}(?!\p{L})|\s?[%×+°])?\s(?=\p{L})/u;
const MOST_WORDS = 4;
// Behind a colon: "Some numbers: 18 min median time to detect, ..."
const MOST_ANNOUNCED = 10;
const ANNOUNCED = /[:：]/u;
// "14 months, 2 rewrites, 1 regret" is one text, and makes a point.
const FEW = /^[01]\s/u;
const COMMA = /^\s*[,،、·]\s*$/u;
// Two may be one text: "2 nights, 3 people".
const LEAST = 3;
// Among so many a day would be found.
const MOST_ASKED = 12;

/** Finds rows that say how many of what there are, behind each other in a line: "1,482 commits, 96 contributors, 14 releases". Days and hours are none. */
export function findCounts(text: string, language: string): Span[][] {
  const runs: Span[][] = [];
  let run: Span[] = [];
  let most = MOST_WORDS;
  for (const { start, end, separator } of splitClauses(text)) {
    if (!COMMA.test(separator)) {
      run = [];
      most = ANNOUNCED.test(separator) ? MOST_ANNOUNCED : MOST_WORDS;
    }
    const words = text.slice(start, end);
    const lead = LEAD.exec(words)?.[0].length;
    if (lead === undefined || words.slice(lead).split(/\s/u).length > most) {
      run = [];
      continue;
    }
    if (run.push({ start, end }) === 1) runs.push(run);
  }
  return runs.filter(
    (rows) =>
      rows.length >= LEAST &&
      !rows.some(({ start }) => FEW.test(text.slice(start, start + 2))) &&
      findDates(readText(text.slice(rows[0]?.start, rows.slice(0, MOST_ASKED).at(-1)?.end)), language)
        .length === 0,
  );
}

// What one of them may be taken for.
const ALIKE: ReadonlySet<string> = new Set([
  'item',
  'note',
  'body',
  'subtitle',
  'detail',
  'price',
  'discount',
  'figure',
]);

/** Makes such rows alike: items of one list, each in one piece, unless all are figures. */
export function listCounts<Mark extends Span & { name: string }>(
  prompt: string,
  marks: readonly Mark[],
  language: string,
): readonly Mark[] {
  const rows = findCounts(prompt, language).flatMap((run) => {
    const own = run.map((row) => spansWithin(marks, row));
    const areFigures = own.every((row) => row.some(({ name }) => name === 'figure'));
    return areFigures ? [] : own.filter((row) => row.every(({ name }) => ALIKE.has(name)));
  });
  const rowOf = new Map(rows.flatMap((row) => row.map((mark) => [mark, row] as const)));
  return marks.flatMap((mark) => {
    const row = rowOf.get(mark);
    if (!row) return [mark];
    return mark === row[0] ? [{ ...mark, name: 'item', end: row.at(-1)?.end ?? mark.end }] : [];
  });
}
