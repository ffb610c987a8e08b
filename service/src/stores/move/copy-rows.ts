import type { Kysely } from 'kysely';
import type { Connection } from '../connection.ts';
import type { Database } from '../database.ts';
import { readSequence, withoutTriggers, writeSequence } from '../dialect.ts';
import { transact } from '../transact.ts';
import type { MovedTable } from './moved-tables.ts';
import { type Row, readLastRow, readRows } from './table-rows.ts';

const BATCH = 200;

/**
 * Copies the rows of a table that the target does not have yet. They are copied in the order of their key, a batch all or
 * nothing, so the last row of the target says where to go on. `onCopied` is told how many were copied.
 */
export async function copyRows(
  source: Connection,
  target: Database,
  table: MovedTable,
  onCopied: (rows: number) => void,
): Promise<void> {
  for (;;) {
    const after = await readLastRow(target, table);
    const rows = await readRows(source, table, after, BATCH);
    if (rows.length === 0) break;
    await transact(target, (transaction) =>
      // Finished generations are copied as they are, not drawn again.
      withoutTriggers(transaction, table, () => insertRows(transaction, table, rows)),
    );
    onCopied(rows.length);
  }
  if (table === 'generations') await writeSequence(target, await readSequence(source));
}

async function insertRows(transaction: Connection, table: MovedTable, rows: readonly Row[]): Promise<void> {
  // The columns of any table; both databases have the same.
  const anyTable = transaction as unknown as Kysely<Record<string, Row>>;
  await anyTable.insertInto(table).values(rows).execute();
}
