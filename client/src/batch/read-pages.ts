import type { Cardwright } from '../cardwright.ts';
import type { RowProblem } from './plan-cards.ts';
import { toPageCells } from './read-sitemap.ts';
import { type Progress, runBatch } from './run-batch.ts';
import type { Row, Table } from './table.ts';

/**
 * Fills the rows of a sitemap from the tags of their pages, which the service reads. A page that it cannot or may not read is a problem of
 * its row. Throws what stops it: cancelled, no service.
 */
export async function readPages(
  table: Table,
  cardwright: Cardwright,
  signal: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<{ table: Table; problems: readonly RowProblem[] }> {
  const filled = new Map<Row, Row>();
  const untagged: RowProblem[] = [];
  const { failed, remaining, stoppedBy } = await runBatch(table.rows, {
    work: async (row, cancel) => {
      const [url = ''] = row.cells;
      const { tags, platforms } = await cardwright.inspect(url, { signal: cancel });
      // Such as one that is not there: platforms say what they met instead.
      if (tags.length === 0) untagged.push(toProblem(row, `It has no tags: ${platforms[0]?.what}.`));
      else filled.set(row, { ...row, cells: toPageCells(url, tags) });
    },
    signal,
    ...(onProgress && { onProgress }),
  });
  if (remaining.length > 0) throw stoppedBy;
  return {
    table: { ...table, rows: table.rows.flatMap((row) => filled.get(row) ?? []) },
    problems: [...untagged, ...failed.map(({ item, error }) => toProblem(item, error.message))],
  };
}

const toProblem = ({ number, cells: [url] }: Row, message: string): RowProblem => ({
  row: number,
  column: 'url',
  parameter: undefined,
  message: `${url}: ${message}`,
});
