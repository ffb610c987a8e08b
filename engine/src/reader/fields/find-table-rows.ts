import { findDates } from '../dates/find-dates.ts';
import { type Line, listLines } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import { findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

type Cell = Line;
type Row = { cells: Cell[]; isRule: boolean };
type TableOptions = { language: string; languages: readonly string[] };

const CELL = /[^|\t]+/gu;
const FRAMED = /^\s*\|.*\|\s*$/u;
const RULE = /^[\s|:-]*$/;
const DIGIT = /\p{N}/u;
// So many lines with as many cells are a table; two where a rule stands below the first.
const LEAST_ROWS = 3;
// What a column of a known name is instead of an item or what belongs to it.
const OF_COLUMN: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'time'],
  time: ['time', 'date'],
  person: ['person'],
  author: ['person'],
};

/**
 * Finds the rows of tables, in Markdown or of cells parted by bars or tabs. A row above a rule, or one of names above figures, names the
 * columns; the first column that is no day or hour has the items. A table whose first column names fields is a form.
 */
export function findTableRows(prompt: string, options: TableOptions): Stated[] {
  const stated: Stated[] = [];
  let table: Row[] = [];
  for (const line of listLines(`${prompt}\n`)) {
    const row = toRow(line);
    const isNext = row !== undefined && (row.isRule || isAsWide(row, table));
    if (!isNext) {
      stated.push(...readTable(table, options));
      table = [];
    }
    if (row) table.push(row);
  }
  return stated;
}

function toRow({ text: line, start: at }: Line): Row | undefined {
  const isFramed = FRAMED.test(line);
  if (!isFramed && !/[|\t]/u.test(line.trim())) return undefined;
  const cells = Array.from(line.matchAll(CELL), ({ 0: cell, index }) => {
    const start = at + index + (cell.length - cell.trimStart().length);
    return { start, end: start + cell.trim().length, text: cell.trim() };
  });
  return { cells: cells.filter(({ text }) => text !== ''), isRule: line.includes('-') && RULE.test(line) };
}

function isAsWide({ cells }: Row, table: readonly Row[]): boolean {
  const before = table.find(({ isRule }) => !isRule);
  return before === undefined || before.cells.length === cells.length;
}

function readTable(table: readonly Row[], { language, languages }: TableOptions): Stated[] {
  const rule = table.findIndex(({ isRule }) => isRule);
  const rows = table.filter(({ isRule }) => !isRule).map(({ cells }) => cells);
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.length < (rule > 0 ? 2 : LEAST_ROWS) || (width < 2 && rule < 0)) return [];
  const keys = rows.map(([key]) => findField(key?.text ?? '', languages));
  if (width === 2 && keys.filter((key) => key !== undefined).length > 1 && rule <= 1)
    return rows.flatMap(([key, value], row): Stated[] => {
      const field = keys[row];
      if (!key || !value) return [];
      if (!field) return row < rule ? [named(key.start, key.end), named(value.start, value.end)] : [];
      return [
        named(key.start, key.end),
        { start: value.start, end: value.end, marks: field.marks, whole: !field.parts },
      ];
    });
  const isNamed = rule > 0 || isHeader(rows, languages);
  const [names, body] = isNamed ? [rows[0] ?? [], rows.slice(1)] : [[], rows];
  const marks = toMarks(names, body, { language, languages });
  // Values that nobody can tell apart need the names of their columns, which are a row above them.
  const unknown = names.filter(
    ({ text }, column) => marks[column]?.[0] === 'value' && findField(text, languages) === undefined,
  );
  const isTold = unknown.length > 1;
  return [
    ...(isTold ? [] : names.map(({ start, end }) => named(start, end))),
    ...(isTold ? [names, ...body] : body).flatMap((cells) =>
      cells.map(({ start, end }, column): Stated => {
        const of = marks[column] ?? ['value'];
        return { start, end, marks: of, whole: true };
      }),
    ),
  ];
}

/** Whether the first of some rows names the columns: they are known, or have no figure above figures alone. */
function isHeader([first = [], ...rows]: readonly Cell[][], languages: readonly string[]): boolean {
  if (first.every(({ text }) => findField(text, languages) !== undefined)) return true;
  return (
    first.every(({ text }) => !DIGIT.test(text)) &&
    first.some((_, column) => rows.every((cells) => DIGIT.test(cells[column]?.text ?? '')))
  );
}

function toMarks(
  names: readonly Cell[],
  body: readonly Cell[][],
  { language, languages }: TableOptions,
): (readonly string[])[] {
  const width = body[0]?.length ?? 0;
  const all = (column: number, is: (text: string) => boolean): boolean =>
    body.every((cells) => is(cells[column]?.text ?? ''));
  const columns = Array.from({ length: width }, (_, column) => {
    // The order of the rows says the same.
    if (column === 0 && body.every((cells, row) => Number.parseInt(cells[0]?.text ?? '', 10) === row + 1))
      return ['field'];
    const own = OF_COLUMN[findField(names[column]?.text ?? '', languages)?.id ?? ''];
    return own ?? (column === 0 && all(0, (text) => isDay(text, language)) ? OF_COLUMN.date : undefined);
  });
  // What stands beside figures alone is what they are of: "24 Dec | 9-13".
  const item = columns.findIndex(
    (own, column) => (own === undefined || !own.includes('date')) && !all(column, (text) => DIGIT.test(text)),
  );
  return columns.map((own, column) =>
    column === Math.max(item, 0)
      ? ['item']
      : column < item || own?.[0] === 'person'
        ? (own ?? ['time'])
        : ['value'],
  );
}

const isDay = (text: string, language: string): boolean =>
  findDates(readText(text), language).some(({ start, end }) => start === 0 && end === text.length);
