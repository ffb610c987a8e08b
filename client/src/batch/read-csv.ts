import papa from 'papaparse';
import { type Table, TableError } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * A CSV whose first row names the columns. Line breaks are newlines afterwards, whatever the file has; otherwise every cell is
 * exactly what stands there, spaces included.
 */
export function readCsv(given: string): Table {
  const text = given.replace(/\r\n?/g, '\n');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: findDelimiter(text), newline: '\n' });
  for (const { type, code, row = 0 } of errors)
    if (type === 'Quotes')
      throw new TableError(
        code === 'MissingQuotes'
          ? 'A quotation mark opens a cell and is never closed.'
          : 'A quotation mark closes a cell before its end. Inside quotation marks, write it twice: "".',
        { row: row + 1 },
      );
  const [head = [], ...records] = data;
  const columns = nameColumns(head, records);
  const rows = records.flatMap((cells, place) => {
    const number = place + 2;
    if (cells.every((cell) => cell === '')) return [];
    const extra = cells.slice(columns.length).find((cell) => cell !== '');
    if (extra !== undefined)
      throw new TableError(
        `There are ${cells.length} cells, but ${columns.length} columns. Put cells that hold the delimiter in quotation marks: "${shorten(extra)}".`,
        { row: number, column: String(columns.length + 1) },
      );
    return [{ number, cells: columns.map((_, column) => cells[column] ?? '') }];
  });
  return { columns, rows };
}

/** The one that makes the most columns of the first row: names of columns rarely hold one. A wrong one breaks names in quotation marks. */
function findDelimiter(text: string): string {
  const guesses = DELIMITERS.map((delimiter) => {
    const { data, errors } = papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 });
    return { delimiter, width: errors.length > 0 ? 0 : (data[0]?.length ?? 0) };
  });
  return guesses.reduce((best, one) => (one.width > best.width ? one : best)).delimiter;
}

/** A column without a name gets its place as one, unless nothing stands in it. */
function nameColumns(head: readonly string[], records: readonly (readonly string[])[]): string[] {
  const isUsed = (place: number): boolean => records.some((cells) => (cells[place] ?? '') !== '');
  const names = head.map((name) => name.trim());
  while (names.length > 0 && names.at(-1) === '' && !isUsed(names.length - 1)) names.pop();
  return names.map((name, place) => (name === '' ? `Column ${place + 1}` : name));
}

const shorten = (text: string): string =>
  [...text].length > 40 ? `${[...text].slice(0, 39).join('')}…` : text;
