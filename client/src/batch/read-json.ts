import { writeList } from '@cardwright/contract/list-text';
import { isList } from '../signing/list-items.ts';
import { type Row, type Table, TableError } from './table.ts';

/** An array of flat objects, or one object a line (NDJSON). Columns stand in the order in which they are met. */
export function readJson(text: string): Table {
  const items = text.trimStart().startsWith('[') ? readArray(text) : readLines(text);
  const columns = [...new Set(items.flatMap(({ value }) => Object.keys(value)))];
  const rows = items.map(({ number, value }): Row => {
    const given = new Map(Object.entries(value));
    const fields = new Map<number, readonly string[]>();
    const cells = columns.map((column, place) => {
      const one = given.get(column);
      if (isRecords(one)) fields.set(place, fieldsOf(one));
      return toCell(one, { row: number, column });
    });
    return { number, cells, ...(fields.size > 0 && { fields }) };
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

type Place = { row: number; column: string };

function toCell(value: unknown, place: Place): string {
  if (isList(value)) return writeList(value);
  if (isRecords(value)) {
    const fields = fieldsOf(value);
    return writeList(
      value.map((record) => {
        const given = new Map(Object.entries(record));
        return fields.map((field) => toText(given.get(field), place));
      }),
    );
  }
  return toText(value, place);
}

function toText(value: unknown, place: Place): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new TableError('The number is too large to be read exactly. Put it in quotation marks.', place);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TableError(
    'A value must be a text, a number, true, false or null, or for a list parameter an array of texts, of arrays with a text for each field, or of objects with texts by the names of the fields.',
    place,
  );
}

const isRecords = (value: unknown): value is readonly object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));

const fieldsOf = (records: readonly object[]): string[] => [...new Set(records.flatMap(Object.keys))];
