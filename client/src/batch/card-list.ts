import papa from 'papaparse';
import type { PlannedCard } from './plan-cards.ts';
import type { Table } from './table.ts';

export type ListFormat = 'csv' | 'json' | 'ndjson';

export type SignedRow = { card: PlannedCard; url: string };

/** The column that the URLs stand in; of a table that has one already, it is replaced. */
export const URL_COLUMN = 'card_url';

// Also of a text of several lines, which the library's own pattern lets pass.
const FORMULA = /^[=+\-@\t\r]/;

/**
 * The rows with the URL of their card, as a table for spreadsheets or as data. In a CSV, a cell that a spreadsheet would run as a formula
 * gets an apostrophe before it; JSON has every text as it is.
 */
export function toCardList(table: Table, signed: readonly SignedRow[], format: ListFormat): string {
  const kept = table.columns.flatMap((column, place) => (column === URL_COLUMN ? [] : [{ column, place }]));
  if (format === 'csv') {
    const fields = [...kept.map(({ column }) => column), URL_COLUMN];
    const data = signed.map(({ card, url }) => [
      ...kept.map(({ place }) => card.row.cells[place] ?? ''),
      url,
    ]);
    return `${papa.unparse({ fields, data }, { newline: '\n', escapeFormulae: FORMULA })}\n`;
  }
  const items = signed.map(({ card, url }) => ({ row: card.row.number, params: card.params, url }));
  return format === 'json'
    ? `${JSON.stringify(items, null, 2)}\n`
    : items.map((item) => `${JSON.stringify(item)}\n`).join('');
}
