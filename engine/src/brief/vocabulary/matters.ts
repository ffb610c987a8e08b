import { BROAD } from './matters/broad.ts';
import { GATHERINGS } from './matters/gatherings.ts';
import { NOTICES } from './matters/notices.ts';
import { PRODUCTS } from './matters/products.ts';
import { SHOPS_AND_CARE } from './matters/shops-and-care.ts';
import { TRADES } from './matters/trades.ts';
import { readTable, toTerms } from './read-table.ts';
import { COLUMNS, type Entry, NORTHERN } from './terms.ts';

/** What a card can be about, by name. A `broad` one says it only where nothing more telling is named. */
export type Matter = { name: string; broad: boolean };

const readMatters = (table: string, broad: boolean): Entry<Matter>[] =>
  readTable(table).map(([name = '', ...cells]) => ({
    value: { name, broad },
    terms: toTerms(cells, [...COLUMNS, ...NORTHERN]),
  }));

/** Trades, gatherings, lessons, shops and cares in the words of twenty languages. */
export const MATTERS: readonly Entry<Matter>[] = [
  ...[TRADES, GATHERINGS, SHOPS_AND_CARE, NOTICES].flatMap((table) => readMatters(table, false)),
  ...readTable(PRODUCTS).map(([name = '', any = '']) => ({ value: { name, broad: false }, terms: { any } })),
  ...readMatters(BROAD, true),
];
