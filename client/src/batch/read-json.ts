import { writeList } from '@cardwright/contract/list-text';
import { isList } from '../signing/list-items.ts';
import { type Row, type Table, TableError } from './table.ts';

/** An array of flat objects, or one object a line (NDJSON). Columns stand in the order in which they are met. */
export function readJson(text: string): Table {
  const items = text.trimStart().startsWith('[') ? readArray(text) : readLines(text);
  const columns = [...new Set(items.flatMap(({ value }) => Object.keys(value)))];
  const rows = items.map(({ number, value }): Row => {
    const fields = new Map(Object.entries(value));
    return { number, cells: columns.map((column) => toCell(fields.get(column), { row: number, column })) };
  });
  return { columns, rows };
}

type Item = { number: number; value: object };

function readArray(text: string): Item[] {
  const array = parse(text, undefined);
  if (!Array.isArray(array)) throw new TableError(NOT_A_TABLE);
  return array.map((value, place) => toItem(value, place + 1));
}

function readLines(text: string): Item[] {
  const lines = text.split('\n').flatMap((line, place) => (line.trim() === '' ? [] : [{ line, place }]));
  const whole = lines.length > 1 ? tryParse(text) : undefined;
  if (whole !== undefined) throw new TableError(NOT_A_TABLE);
  return lines.map(({ line, place }) => toItem(parse(line, place + 1), place + 1));
}

const NOT_A_TABLE = 'JSON must be an array of objects, or one object per line (NDJSON).';

function toItem(value: unknown, number: number): Item {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { number, value };
  throw new TableError('Each item must be an object, such as {"title": "Hold fast"}.', { row: number });
}

function parse(text: string, row: number | undefined): unknown {
  try {
    return JSON.parse(text, keepNumbers as Reviver);
  } catch (error) {
    throw new TableError(`This is not JSON: ${error instanceof Error ? error.message : String(error)}.`, {
      row,
    });
  }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/** A number as it is written, such as 1.10 or one of twenty digits; where JavaScript is too old to tell, as it is counted. */
function keepNumbers(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value;
}

function toCell(value: unknown, place: { row: number; column: string }): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new TableError('The number is too large to be read exactly. Put it in quotation marks.', place);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isList(value)) return writeList(value);
  throw new TableError(
    'A value must be a text, a number, true, false or null, or for a list parameter an array of texts, or of arrays with a text for each field.',
    place,
  );
}
