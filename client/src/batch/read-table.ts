import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readSitemap } from './read-sitemap.ts';
import { checkTable, type Table } from './table.ts';

type Kind = 'csv' | 'json' | 'sitemap';

const KINDS: Readonly<Record<string, Kind>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  json: 'json',
  ndjson: 'json',
  jsonl: 'json',
  xml: 'sitemap',
};

export type ReadTable = Table & {
  /** Whether the rows are pages, whose tags can become columns. */
  isSitemap: boolean;
};

/** The table in a CSV, a JSON array, NDJSON or a sitemap. Throws `TableError`. */
export function readTable(text: string, fileName = ''): ReadTable {
  // What some spreadsheets begin their files with is no part of the first column's name.
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  const kind = KINDS[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? guessKind(bare);
  const table = { csv: readCsv, json: readJson, sitemap: readSitemap }[kind](bare);
  return { ...checkTable(table), isSitemap: kind === 'sitemap' };
}

function guessKind(text: string): Kind {
  const start = text.trimStart();
  if (/^<(?:\?xml|!--|urlset|sitemapindex)/i.test(start)) return 'sitemap';
  // Only where it is meant: the first column of a CSV may be named "[draft]".
  return /^(?:\{\s*["}]|\[\s*[{\]])/.test(start) ? 'json' : 'csv';
}
