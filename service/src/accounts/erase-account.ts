import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { accountTag } from '../base/cache-tags.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { rowId } from '../stores/dialect.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import type { Schema } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { noteUnused } from '../stores/unused-objects.ts';

// Rows of a transaction: a few milliseconds of the thread of SQLite, and as few for whoever waits for the rows on PostgreSQL. With 250, the
// longest was three times as long, and the whole took longer.
const BATCH = 100;

type ErasureOptions = {
  onClosed?(): void;
  endPayments?: () => Promise<void>;
  signal?: AbortSignal | undefined;
};

/**
 * Removes an account and every row that belongs to it, and notes the objects of its pictures, which `sweepErased` removes. From its
 * beginning (`onClosed`) nobody finds the account; its rows go in batches that let others work; and at the end, its payments. What stops it,
 * such as the end of the process, leaves an account that is listed by `listClosing` and can be erased again; so does `signal`. False when there is no such account.
 */
export async function eraseAccount(
  database: Database,
  accountId: string,
  now: Date,
  { onClosed, endPayments, signal }: ErasureOptions = {},
): Promise<boolean> {
  if (await closeAccount(database, accountId, now)) onClosed?.();
  else if (!(await listClosing(database)).includes(accountId)) return false;
  await eraseRows(database, accountId, signal);
  if (endPayments !== undefined) {
    // Last: an account that cannot be erased keeps what it pays for.
    await endPayments();
    // What others wrote meanwhile.
    await eraseRows(database, accountId, signal);
  }
  await forgetAccount(database, accountId);
  return true;
}

/** Its keys, sessions, sites, webhooks and unfinished prompts are gone, and its address is free. */
async function closeAccount(database: Database, accountId: string, now: Date): Promise<boolean> {
  return await transact(database, async (transaction) => {
    // Whoever writes rows of the account does so before this, or finds it gone.
    if ((await lockAccount(transaction, accountId)) === undefined) return false;
    await transaction
      .deleteFrom('jobs')
      .where('generation_id', 'in', (eb) =>
        eb.selectFrom('generations').select('id').where('account_id', '=', accountId),
      )
      .execute();
    for (const table of [
      'sessions',
      'sign_in_links',
      'members',
      'sites',
      'webhooks',
      'api_keys',
      'account_counts',
    ] as const)
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    await transaction
      .updateTable('accounts')
      .set({ closing_at: now.toISOString(), email: `closing ${accountId}` })
      .where('id', '=', accountId)
      .execute();
    await addPurges(transaction, [accountTag(accountId)], { at: now, again: true });
    return true;
  });
}

/** Accounts whose erasure has begun and has not ended. */
export async function listClosing(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where('closing_at', 'is not', null)
    .orderBy('closing_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** All but its own and those of its payments. May be interrupted, done again, and done by two at once. */
async function eraseRows(
  database: Database,
  accountId: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const inBatches = async (
    erase: (transaction: Connection, id: string) => Promise<number>,
  ): Promise<void> => {
    while ((await transact(database, (transaction) => erase(transaction, accountId))) > 0) {
      await nextTurn();
      signal?.throwIfAborted();
    }
  };
  await inBatches(eraseGenerations);
  await inBatches(eraseUploads);
  await inBatches(eraseCharges);
  for (const table of [
    'idempotency_keys',
    'starred_generations',
    'removed_images',
    'card_requests',
    'request_days',
    'visitor_days',
    'own_templates',
    'template_drafts',
    'usage_periods',
    'usage_days',
    'account_counts',
    'site_pages',
    'sites',
    'webhook_deliveries',
    'webhooks',
    'brands',
    'sessions',
    'sign_in_links',
    'members',
    'audit_entries',
    'api_keys',
  ] as const)
    await inBatches((transaction, id) => eraseFrom(transaction, table, id));
  await database.deleteFrom('rate_counters').where('key', 'like', `%${accountId}%`).execute();
}

/** The last that is known of it. */
async function forgetAccount(database: Database, accountId: string): Promise<void> {
  await transact(database, async (transaction) => {
    await transaction.deleteFrom('billing_customers').where('account_id', '=', accountId).execute();
    await transaction
      .deleteFrom('accounts')
      .where('id', '=', accountId)
      .where('closing_at', 'is not', null)
      .execute();
  });
}

async function eraseGenerations(transaction: Connection, accountId: string): Promise<number> {
  const rows = await transaction
    .selectFrom('generations')
    .select(['id', 'image_object', 'painting_object'])
    .where('account_id', '=', accountId)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const objects = new Set(rows.flatMap((row) => [row.image_object ?? [], row.painting_object ?? []].flat()));
  await noteUnused(transaction, 'images', [...objects]);
  const ids = rows.map(({ id }) => id);
  for (const table of ['jobs', 'idempotency_keys', 'starred_generations'] as const)
    await transaction.deleteFrom(table).where('generation_id', 'in', ids).execute();
  await transaction.deleteFrom('generations').where('id', 'in', ids).execute();
  return rows.length;
}

async function eraseUploads(transaction: Connection, accountId: string): Promise<number> {
  const rows = await transaction
    .selectFrom('uploads')
    .select(['id', 'object'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  await noteUnused(transaction, 'images', [...new Set(rows.map(({ object }) => object))]);
  const ids = rows.map(({ id }) => id);
  await transaction
    .deleteFrom('uploads')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return rows.length;
}

/** What was charged, with the cards that it paid for; whoever else shows one of them has it drawn anew. */
async function eraseCharges(transaction: Connection, accountId: string): Promise<number> {
  const rows = await transaction
    .selectFrom('credit_entries')
    .select(['id', 'cause'])
    .where('account_id', '=', accountId)
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const keys = rows.flatMap(({ cause }) => /^card:([^:]+)/.exec(cause)?.[1] ?? []);
  if (keys.length > 0) {
    // Always in one order, so that two accounts that are erased at once cannot wait for each other.
    const cards = await transaction
      .deleteFrom('cards')
      .where('key', 'in', keys.sort())
      .returning('object')
      .execute();
    await noteUnused(transaction, 'cards', [...new Set(cards.map(({ object }) => object).filter(Boolean))]);
  }
  await transaction
    .deleteFrom('credit_entries')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.length;
}

async function eraseFrom(
  transaction: Connection,
  table: keyof Schema & string,
  accountId: string,
): Promise<number> {
  const id = rowId(transaction);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${id} in (
      select ${id} from ${sql.table(table)} where account_id = ${accountId} limit ${sql.lit(BATCH)}
    )`.execute(transaction);
  return Number(numAffectedRows);
}
