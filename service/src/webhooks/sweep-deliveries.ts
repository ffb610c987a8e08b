import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../stores/database.ts';
import { rowId } from '../stores/dialect.ts';

const KEPT_MS = 14 * 24 * 3600_000;
const BATCH = 250;

/** Deletes deliveries of more than two weeks ago, but for what is being sent again. In batches, so that no writer waits long. */
export async function sweepDeliveries(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const id = rowId(database);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_deliveries where ${id} in (
        select ${id} from webhook_deliveries
        where created_at < ${before} and (status <> 'pending' or retry_until < ${now.toISOString()})
        limit ${sql.lit(BATCH)}
      )`.execute(database);
    if (numAffectedRows < BigInt(BATCH)) return;
    await nextTurn();
    signal?.throwIfAborted();
  }
}
