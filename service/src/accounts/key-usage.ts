import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../stores/database.ts';

const MINUTE_MS = 60_000;
// Rows of a statement: it holds their locks no longer than that.
const BATCH = 200;

/** Records when keys were used, to the minute, and writes it in batches. */
export interface KeyUsage {
  record(keyId: string, now: Date): void;
  /** The latest use that has not been written yet. */
  findPending(keyId: string): string | undefined;
  /** Writes pending uses; on an error they stay pending. */
  flush(): Promise<void>;
}

export function createKeyUsage(database: Database): KeyUsage {
  const pending = new Map<string, string>();
  // Formatted once a minute, because every delivered card passes here.
  let last = { minute: Number.NaN, text: '' };

  function toMinute(instant: Date): string {
    const minute = Math.floor(instant.getTime() / MINUTE_MS);
    if (minute !== last.minute) last = { minute, text: new Date(minute * MINUTE_MS).toISOString() };
    return last.text;
  }

  return {
    record(keyId, now) {
      const minute = toMinute(now);
      if (minute > (pending.get(keyId) ?? '')) pending.set(keyId, minute);
    },

    findPending: (keyId) => pending.get(keyId),

    async flush() {
      // Sorted: two nodes that write the same rows in different orders would wait for each other.
      const written = [...pending].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [minute, uses] of Map.groupBy(written, ([, minute]) => minute))
        for (let at = 0; at < uses.length; at += BATCH) {
          await database
            .updateTable('api_keys')
            .set({ last_used_at: minute })
            .where(
              'id',
              'in',
              uses.slice(at, at + BATCH).map(([keyId]) => keyId),
            )
            // Another node may have written a later use.
            .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minute)]))
            .execute();
          await nextTurn();
        }
      for (const [keyId, minute] of written) if (pending.get(keyId) === minute) pending.delete(keyId);
    },
  };
}
