import { setImmediate as nextTurn } from 'node:timers/promises';
import { imageTag } from '../base/cache-tags.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockFree } from '../stores/dialect.ts';
import { readFact, writeFact } from '../stores/facts.ts';
import { IS_KEPT } from '../stores/is-kept.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import { selectListens } from '../stores/outbox/webhook-outbox.ts';
import type { RemovalReason } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { noteUnused } from '../stores/unused-objects.ts';
import { type GenerationEvents, NO_EVENTS } from './generation-events.ts';
import { notFound } from './read-generations.ts';

type Removable = {
  id: string;
  account_id: string;
  image_token: string;
  image_object: string | null;
  painting_object: string | null;
};

const COLUMNS = ['generations.id', 'account_id', 'image_token', 'image_object', 'painting_object'] as const;
// In `facts`: a day before where the last run ended.
const EXPIRED = 'expired-images';
const DAY_MS = 24 * 3600_000;
// As many as an erasure takes at a time.
const BATCH = 100;
const RETRY_SECONDS = 1;

/**
 * Deletes a finished generation of the account with its prompt and image. Its ledger entries stay. The image file is
 * only noted here: `sweepErased` removes it when no other generation has the same one. Throws `not-found`, and
 * `conflict` for an unfinished generation, whose render would otherwise complete a row that is gone.
 */
export async function deleteGeneration(
  database: Database,
  accountId: string,
  id: string,
  now: Date,
  events: GenerationEvents = NO_EVENTS,
): Promise<void> {
  const isTold = await transact(database, async (transaction) => {
    await lockAccount(transaction, accountId);
    const row = await transaction
      .selectFrom('generations')
      .select([...COLUMNS, 'completed_at'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    if (row.completed_at === null) throw unfinished();
    const told = await events.addDeletion(transaction, { id, accountId, now });
    await markRemoved(transaction, [row], 'deleted', now);
    // The same key and prompt must make a new image.
    await transaction.deleteFrom('idempotency_keys').where('generation_id', '=', id).execute();
    await transaction.deleteFrom('starred_generations').where('generation_id', '=', id).execute();
    await transaction.deleteFrom('generations').where('id', '=', id).execute();
    return told;
  });
  if (isTold) events.wake();
}

/**
 * Removes images that were completed more than `days` before `now`, and returns their number. The generations stay:
 * a finished one never changes. Works in batches that let others work, after each of which `signal` ends it, and reads no row again that an
 * earlier run has read.
 */
export async function expireImages(
  database: Database,
  days: number,
  now: Date,
  { events = NO_EVENTS, signal }: { events?: GenerationEvents; signal?: AbortSignal } = {},
): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  let last: Place = { completed_at: (await readFact(database, EXPIRED)) ?? '', sequence: 0 };
  let removed = 0;
  for (;;) {
    const batch = await transact(database, async (transaction) => {
      const rows = await selectExpired(transaction, last, before).execute();
      const kept = rows.filter(({ is_kept }) => is_kept);
      for (const { id, account_id: accountId, listens } of kept)
        if (listens) await events.add(transaction, 'image.deleted', { id, accountId, now });
      await markRemoved(transaction, kept, 'expired', now);
      return { next: rows.at(-1), count: kept.length };
    });
    if (batch.count > 0) events.wake();
    removed += batch.count;
    if (batch.next === undefined) break;
    last = { ...batch.next, completed_at: batch.next.completed_at ?? '' };
    await nextTurn();
    signal?.throwIfAborted();
  }
  // What somebody else had locked is read by the runs of another day.
  await writeFact(database, EXPIRED, new Date(Date.parse(before) - DAY_MS).toISOString());
  return removed;
}

type Place = { completed_at: string; sequence: number };

/** The next of those that are old enough. Those whose images are gone are among them, so that no batch has to read more rows than its own. */
export const selectExpired = (connection: Connection, last: Place, before: string) =>
  connection
    .selectFrom('generations')
    .select([...COLUMNS, 'completed_at', 'sequence'])
    .select(IS_KEPT.as('is_kept'))
    .select(selectListens({ column: 'generations.account_id' }, 'image.deleted'))
    .where('status', '=', 'completed')
    .where('completed_at', '<', before)
    .where((eb) =>
      eb(eb.refTuple('completed_at', 'sequence'), '>', eb.tuple(last.completed_at, last.sequence)),
    )
    .orderBy('completed_at')
    .orderBy('sequence')
    .limit(BATCH)
    // One that is being deleted just now is left to that. Its account may be busy: nothing here waits for it.
    .$call(lockFree(connection, 'generations'));

async function markRemoved(
  transaction: Connection,
  rows: readonly Removable[],
  reason: RemovalReason,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('removed_images')
    .values(
      rows.map((row) => ({
        generation_id: row.id,
        account_id: row.account_id,
        image_token: row.image_token,
        reason,
        removed_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column('generation_id').doUpdateSet({ reason }))
    .execute();
  const objects = new Set(
    rows.flatMap(({ image_object: image, painting_object: painting }) =>
      [image ?? [], painting ?? []].flat(),
    ),
  );
  await noteUnused(transaction, 'images', [...objects]);
  const tags = rows.map((row) => imageTag(row.image_token));
  await addPurges(transaction, tags, { at: now });
}

const unfinished = (): ServiceError =>
  new ServiceError(
    'conflict',
    'The image is still being drawn. Delete it once its `status` is `completed` or `failed`.',
    { code: 'generation_unfinished', retryAfterSeconds: RETRY_SECONDS },
  );
