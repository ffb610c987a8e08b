/** What a file held: named columns, and in each row a text for each of them. */
export type Table = {
  columns: readonly string[];
  rows: readonly Row[];
};

export type Row = {
  /** As the file counts it: a spreadsheet's row, the item of an array, the line of NDJSON, the page of a sitemap. From 1. */
  number: number;
  /** In the order of the columns; an empty text is none. By place and not by name, so that no name of a column is special. */
  cells: readonly string[];
  /** Of a cell by its place that held objects: the fields of each of its lines, in their order there. */
  fields?: ReadonlyMap<number, readonly string[]>;
};

/** Why a file is no table: what is wrong, where, and what would be right. */
export class TableError extends Error {
  readonly row: number | undefined;
  readonly column: string | undefined;

  constructor(message: string, place: { row?: number | undefined; column?: string | undefined } = {}) {
    super(`${toPlace(place)}${message}`);
    this.name = 'TableError';
    this.row = place.row;
    this.column = place.column;
  }
}

function toPlace({ row, column }: { row?: number | undefined; column?: string | undefined }): string {
  if (row === undefined) return '';
  return column === undefined ? `Row ${row}: ` : `Row ${row}, column ${column}: `;
}

/** Far above what anybody reads through; a file beyond it is mostly a wrong one. */
export const MAX_ROWS = 50_000;

/** The table, if it can be mapped: with rows, not too many, and columns that can be told apart. */
export function checkTable(table: Table): Table {
  const { columns, rows } = table;
  if (rows.length === 0) throw new TableError('There are no rows with data.');
  if (rows.length > MAX_ROWS)
    throw new TableError(
      `There are ${rows.length.toLocaleString('en')} rows; at most ${MAX_ROWS.toLocaleString('en')} can be used at once.`,
    );
  const twice = columns.find((name, place) => columns.indexOf(name) !== place);
  if (twice !== undefined) throw new TableError(`Two columns are named "${twice}". Rename one of them.`);
  return table;
}
