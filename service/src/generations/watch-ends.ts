import type { Database } from '../stores/database.ts';
import type { CompletionNotifier } from './completion-notifier.ts';

// Ids in a statement.
const BATCH = 1_000;

/**
 * Looks every `lookMs` which of the generations that somebody here waits for have ended elsewhere, for all of them at once, and wakes
 * those who wait for them: a notice can be lost. Never, for the only process of its database. Gives what stops it.
 */
export function watchEnds(
  database: Database,
  notifier: Pick<CompletionNotifier, 'listWaiting' | 'notify'>,
  lookMs: number,
): () => void {
  if (!Number.isFinite(lookMs)) return () => {};
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const ids = notifier.listWaiting();
      for (let at = 0; at < ids.length; at += BATCH) {
        const batch = ids.slice(at, at + BATCH);
        const unfinished = new Set(await findUnfinished(database, batch));
        for (const id of batch) if (!unfinished.has(id)) notifier.notify(id);
      }
    } catch {
      // Whoever waits hears of the outage when it looks itself.
      for (const id of notifier.listWaiting()) notifier.notify(id);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function findUnfinished(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('generations')
    .select('id')
    .where('id', 'in', ids)
    .where('completed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
