import { trimSpan } from '../reading/clauses.ts';
import { findQuotes, type Quote } from '../reading/quotes.ts';
import type { Span } from '../spans.ts';
import { findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

type Run = [Quote, ...Quote[]];

// Between the quotations of one list: a mark, a line break, or a small word ("and", "sowie").
const BETWEEN =
  /^(?:\s*[,;、，；][ \t]*\n?\s*(?:\p{L}{1,5}\s+)?|\s*\n[ \t]*[*•–—-]?[ \t]*|\s+(?:\p{L}{1,5}|&)\s+)$/u;
const NAME = /(?:^|[\n.;!?])\s*(?<name>[^\n.;!?:：]{1,48})[:：]\s*$/u;
// "Monday: closed", "Soup - £7"; what begins with a figure is an hour or a number with what it is of.
const PARTED = /^(?=\p{L})(?<item>[^:：]{1,60}?)(?<joint>\s+[-–—]\s+|\s*[:：]\s+)(?<value>\S.{0,39})$/u;
const LEAST_ROWS = 3;
const LONGEST_JOINT = 12;
const LONGEST_LEAD = 60;

/**
 * Finds lists of quotations, parted by nothing but marks, in which most have a value ("Soup - £7") or all begin with a number ("09:14
 * Investigating"): each is a row, of which no other text is made. Other quotations behind each other are the texts of a card.
 */
export function findQuotedRows(prompt: string, languages: readonly string[]): Stated[] {
  return listRuns(prompt).flatMap((quotes) => {
    const [{ start }] = quotes;
    const name = NAME.exec(prompt.slice(Math.max(0, start - LONGEST_LEAD), start))?.groups?.name ?? '';
    if (findField(name.trim(), languages)) return [];
    const rows = quotes.map((quote) => splitRow(prompt, quote));
    const isParted = rows.filter(({ length }) => length > 1).length * 2 > rows.length;
    return isParted || quotes.every(({ text }) => /^\p{N}/u.test(text)) ? rows.flat() : [];
  });
}

const inside = (prompt: string, { start, end }: Quote): Span => trimSpan(prompt, start + 1, end - 1);

function listRuns(prompt: string): Run[] {
  const runs: Run[] = [];
  let last: Quote | undefined;
  for (const quote of findQuotes(prompt)) {
    const isNext =
      last !== undefined &&
      quote.start - last.end <= LONGEST_JOINT &&
      BETWEEN.test(prompt.slice(last.end, quote.start));
    if (isNext) runs.at(-1)?.push(quote);
    else runs.push([quote]);
    last = quote;
  }
  return runs.filter(({ length }) => length >= LEAST_ROWS);
}

function splitRow(prompt: string, quote: Quote): Stated[] {
  const { start, end } = inside(prompt, quote);
  const { item, joint = '' } = PARTED.exec(prompt.slice(start, end))?.groups ?? {};
  if (item === undefined) return [{ start, end, marks: ['item'], whole: true }];
  const [to, from] = [start + item.length, start + item.length + joint.length];
  return [
    { start, end: to, marks: ['item'], whole: true },
    named(to, from),
    { start: from, end, marks: ['value'], whole: true },
  ];
}
