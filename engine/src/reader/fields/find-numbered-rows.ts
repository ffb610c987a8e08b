import { type Line, listLines } from '../reading/lines.ts';
import { findField } from './field-names.ts';
import type { Stated } from './stated.ts';

const NUMBERED = /^(?<lead>[ \t]*(?<count>\p{Nd}{1,2})[.)][ \t]+)(?<words>\S.*)$/u;
const DASH = /(?<![ \t])[ \t]+[-–—][ \t]+/u;
const LEAST_ROWS = 2;

type Row = Line & { count: number };

/**
 * Finds rows that are numbered by line and mostly parted by a dash, as those of talks and of books: "1. Ada Lund – Caches that lie". Who or what is
 * named is the row, with what follows the dash beside it; rows that name fields are a form.
 */
export function findNumberedRows(prompt: string, languages: readonly string[]): Stated[] {
  return listRuns(prompt).flatMap((rows) => {
    const split = rows.map((row) => splitRow(row));
    const parted = split.filter(({ value }) => value !== undefined);
    const isForm = split.some(({ item }) => findField(item.text, languages) !== undefined);
    if (rows.length < LEAST_ROWS || parted.length * 2 < rows.length || isForm) return [];
    return split.flatMap(({ item, value }) => [
      toStated(item, 'item'),
      ...(value ? [toStated(value, 'value')] : []),
    ]);
  });
}

const toStated = ({ start, end }: Line, mark: string): Stated => ({ start, end, marks: [mark], whole: true });

/** The rows that count on from one, line below line. */
function listRuns(prompt: string): Row[][] {
  const runs: Row[][] = [];
  let open: Row[] | undefined;
  for (const { text, start } of listLines(prompt)) {
    const { lead = '', count = '', words = '' } = NUMBERED.exec(text.trimEnd())?.groups ?? {};
    const row = {
      start: start + lead.length,
      end: start + lead.length + words.length,
      text: words,
      count: Number(count),
    };
    if (words !== '' && row.count === 1) {
      open = [row];
      runs.push(open);
    } else if (words !== '' && open?.at(-1)?.count === row.count - 1) open.push(row);
    else if (text.trim() !== '') open = undefined;
  }
  return runs;
}

function splitRow({ start, end, text }: Row): { item: Line; value: Line | undefined } {
  const dash = DASH.exec(text);
  if (!dash) return { item: { start, end, text }, value: undefined };
  const to = dash.index + dash[0].length;
  return {
    item: { start, end: start + dash.index, text: text.slice(0, dash.index) },
    value: { start: start + to, end, text: text.slice(to) },
  };
}
