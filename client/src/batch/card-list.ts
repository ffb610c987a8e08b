import papa from 'papaparse';
import type { PlannedCard } from './plan-cards.ts';
import type { Table } from './table.ts';

export type ListFormat = 'csv' | 'json' | 'ndjson';

export type SignedRow = {
  card: PlannedCard;
  url: string;
  /** URLs of the card in other shapes, by their names. */
  others?: Readonly<Record<string, string>>;
};

/** The column that the URLs stand in; of a table that has one already, it is replaced. */
export const URL_COLUMN = 'card_url';

// Also of a text of several lines, which the library's own pattern lets pass.
const FORMULA = /^[=+\-@\t\r]/;

/**
 * The rows with the URL of their card, as a table for spreadsheets or as data. In a CSV, a cell that a spreadsheet would run as a formula
 * gets an apostrophe before it; JSON has every text as it is.
 */
export function toCardList(table: Table, signed: readonly SignedRow[], format: ListFormat): string {
  const shapes = [...new Set(signed.flatMap(({ others }) => Object.keys(others ?? {})))];
  if (format === 'csv') {
    const added = [URL_COLUMN, ...shapes.map((shape) => `${URL_COLUMN}_${shape}`)];
    const kept = table.columns.flatMap((column, place) =>
      added.includes(column) ? [] : [{ column, place }],
    );
    const fields = [...kept.map(({ column }) => column), ...added];
    const data = signed.map(({ card, url, others }) => [
      ...kept.map(({ place }) => card.row.cells[place] ?? ''),
      url,
      ...shapes.map((shape) => others?.[shape] ?? ''),
    ]);
    return `${papa.unparse({ fields, data }, { newline: '\n', escapeFormulae: FORMULA })}\n`;
  }
  const items = signed.map(({ card, url, others = {} }) => ({
    row: card.row.number,
    params: card.params,
    url,
    ...Object.fromEntries(Object.entries(others).map(([shape, other]) => [`url_${shape}`, other])),
  }));
  return format === 'json'
    ? `${JSON.stringify(items, null, 2)}\n`
    : items.map((item) => `${JSON.stringify(item)}\n`).join('');
}
