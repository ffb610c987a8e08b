import { setImmediate as nextTurn } from 'node:timers/promises';

const PAGE_ROWS = 200;

/** All rows of a query in order, a page at a time, between which others have their turn. `after` is the last row of the page before. */
export async function* readPages<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  pageRows = PAGE_ROWS,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after, pageRows);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < pageRows) return;
    // SQLite answers at once, and whoever is sent the rows may take them as fast.
    await nextTurn();
  }
}
