import { trimSpan } from '../reading/clauses.ts';
import { listLines } from '../reading/lines.ts';
import { findQuotes } from '../reading/quotes.ts';
import type { Span } from '../spans.ts';
import { findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

// Between the quotations of one list: a mark, a line break, or a small word ("and", "sowie").
const BETWEEN =
  /^(?:\s*[,;、，；][ \t]*\n?\s*(?:\p{L}{1,5}\s+)?|\s*\n[ \t]*[*•–—-]?[ \t]*|\s+(?:\p{L}{1,5}|&)\s+)$/u;
const NAME = /(?:^|[\n.;!?])\s*(?<name>[^\n.;!?:：]{1,48})[:：]\s*$/u;
const NUMBERED = /^(?<lead>[ \t]*(?<count>\p{Nd}{1,2})[.)][ \t]+)(?=\S)/u;
// "Monday: closed", "Soup - £7"; what begins with a figure is an hour or a number with what it is of.
const PARTED = /^(?=\p{L})(?<item>[^:：]{1,60}?)(?<joint>\s+[-–—]\s+|\s*[:：]\s+)(?<value>\S.{0,39})$/u;
const DASHED = /^(?<item>.*?\S)(?<joint>[ \t]+[-–—][ \t]+)(?=\S)/u;
const LEAST = { quoted: 3, numbered: 2 } as const;
const LONGEST_JOINT = 12;
const LONGEST_LEAD = 60;

/**
 * Finds the rows of lists that are quoted or numbered by line, and mostly parted: "Soup - £7", "1. Ada Lund – Caches that lie". Quotations that all begin
 * with a number are rows too ("09:14 Investigating"); others behind each other are the texts of a card. Rows that name fields are a form.
 */
export function findPartedRows(prompt: string, languages: readonly string[]): Stated[] {
  const isField = (words: string): boolean => findField(words.trim(), languages) !== undefined;
  const quoted = listQuoted(prompt).flatMap((rows) => {
    const start = rows[0]?.start ?? 0;
    const name = NAME.exec(prompt.slice(Math.max(0, start - LONGEST_LEAD), start))?.groups?.name ?? '';
    const split = rows.map((row) => splitRow(prompt, trimSpan(prompt, row.start + 1, row.end - 1), PARTED));
    const areTimed = rows.every((row) => /^["“„«「『\s]*\p{N}/u.test(prompt.slice(row.start, row.end)));
    return !isField(name) && (areTimed || countParted(split) * 2 > rows.length) ? split.flat() : [];
  });
  const numbered = listNumbered(prompt).flatMap((rows) => {
    const split = rows.map((row) => splitRow(prompt, row, DASHED));
    const isForm = split.some(([item]) => isField(prompt.slice(item?.start, item?.end)));
    return !isForm && countParted(split) * 2 >= rows.length ? split.flat() : [];
  });
  return [...quoted, ...numbered];
}

const countParted = (rows: readonly Stated[][]): number => rows.filter(({ length }) => length > 1).length;

function listQuoted(prompt: string): Span[][] {
  const runs: Span[][] = [];
  for (const quote of findQuotes(prompt)) {
    const last = runs.at(-1)?.at(-1);
    const gap = last && quote.start - last.end <= LONGEST_JOINT ? prompt.slice(last.end, quote.start) : '';
    if (BETWEEN.test(gap)) runs.at(-1)?.push(quote);
    else runs.push([quote]);
  }
  return runs.filter(({ length }) => length >= LEAST.quoted);
}

/** The rows that count on from one, line below line. */
function listNumbered(prompt: string): Span[][] {
  const runs: Span[][] = [];
  let open: Span[] | undefined;
  for (const { text, start } of listLines(prompt)) {
    const line = text.trimEnd();
    const { lead = '', count = '' } = NUMBERED.exec(line)?.groups ?? {};
    const row = { start: start + lead.length, end: start + line.length };
    if (Number(count) === 1) {
      open = [row];
      runs.push(open);
    } else if (lead !== '' && open?.length === Number(count) - 1) open.push(row);
    else if (line !== '') open = undefined;
  }
  return runs.filter(({ length }) => length >= LEAST.numbered);
}

function splitRow(prompt: string, { start, end }: Span, parted: RegExp): Stated[] {
  const { item, joint = '' } = parted.exec(prompt.slice(start, end))?.groups ?? {};
  if (item === undefined) return [{ start, end, marks: ['item'], whole: true }];
  const [to, from] = [start + item.length, start + item.length + joint.length];
  return [
    { start, end: to, marks: ['item'], whole: true },
    named(to, from),
    { start: from, end, marks: ['value'], whole: true },
  ];
}
