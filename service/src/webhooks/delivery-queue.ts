import { sql } from 'kysely';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockFree } from '../stores/dialect.ts';
import { RETRIED_MS } from '../stores/outbox/webhook-outbox.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';

/** An enabled webhook with something to be sent, and since when or from when on. */
export type Waiting = { id: string; accountId: string; isFailing: boolean; dueAt: string };

/** Leased to the caller, until its `due_at` comes. */
export type ClaimedDelivery = Pick<WebhookDeliveriesTable, 'id' | 'payload' | 'attempts' | 'retry_until'>;

const HEALTHY_MS = 60_000;

/** For each webhook one look into an index, however much waits for it. */
export async function listWaiting(database: Database): Promise<Waiting[]> {
  const rows = await database
    .selectFrom((eb) =>
      eb
        .selectFrom('webhooks')
        .select(['webhooks.id', 'webhooks.account_id', 'webhooks.failing_since'])
        .select((of) =>
          of
            .selectFrom('webhook_deliveries')
            .select((row) => row.fn.min('due_at').as('due_at'))
            .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
            .where(IS_PENDING)
            .as('due_at'),
        )
        .where('webhooks.disabled_at', 'is', null)
        .as('enabled'),
    )
    .selectAll()
    .where('due_at', 'is not', null)
    .$narrowType<{ due_at: string }>()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    isFailing: row.failing_since !== null,
    dueAt: row.due_at,
  }));
}

// Written as in the index, or it would not be used.
const IS_PENDING = sql<boolean>`status = 'pending'`;

/** At most `count` deliveries of the webhook that are due, and nobody else's until `leasedUntil`. */
export async function claimDeliveries(
  database: Database,
  webhookId: string,
  { count, now, leasedUntil }: { count: number; now: Date; leasedUntil: Date },
): Promise<ClaimedDelivery[]> {
  // Chosen in the statement that takes them, among those that no other node is taking.
  return await database
    .updateTable('webhook_deliveries')
    .set((eb) => ({ due_at: leasedUntil.toISOString(), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .where(IS_PENDING)
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(count)
        .$call(lockFree(database, 'webhook_deliveries')),
    )
    .returning(['id', 'payload', 'attempts', 'retry_until'])
    .execute();
}

/** As if it had not been claimed. */
export async function giveBack(database: Database, claimed: ClaimedDelivery, now: Date): Promise<void> {
  await updateClaimed(database, claimed)
    .set({ due_at: now.toISOString(), attempts: claimed.attempts - 1 })
    .execute();
}

/** Whoever claimed it after that has it now, and its result counts. */
const updateClaimed = (connection: Connection, { id, attempts }: ClaimedDelivery) =>
  connection
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where(IS_PENDING);

export async function recordDelivered(
  database: Database,
  webhookId: string,
  claimed: ClaimedDelivery,
  { status, now }: { status: number; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await transact(database, async (transaction) => {
    await updateClaimed(transaction, claimed)
      .set({ status: 'delivered', response_status: status, error: null, attempted_at: at })
      .execute();
    const before = new Date(now.getTime() - HEALTHY_MS).toISOString();
    await transaction
      .updateTable('webhooks')
      .set({ failing_since: null, healthy_at: at })
      .where('id', '=', webhookId)
      .where((eb) => eb.or([eb('failing_since', 'is not', null), eb('healthy_at', '<', before)]))
      .execute();
  });
}

export type FailedAttempt = {
  /** Of the response, if there was one. */
  status: number | undefined;
  error: string;
  now: Date;
  /** When it is tried again, unless this was the last attempt. */
  nextAt: Date;
};

const GONE = 410;

/** Why the webhook is disabled from now on, if it is. */
export async function recordFailed(
  database: Database,
  webhookId: string,
  claimed: ClaimedDelivery,
  { status, error, now, nextAt }: FailedAttempt,
): Promise<WebhooksTable['disabled_reason']> {
  const at = now.toISOString();
  const isLast = status === GONE || at >= claimed.retry_until;
  return await transact(database, async (transaction) => {
    const { numUpdatedRows } = await updateClaimed(transaction, claimed)
      .set({
        status: isLast ? 'failed' : 'pending',
        due_at: [nextAt.toISOString(), claimed.retry_until].sort()[0] ?? at,
        response_status: status ?? null,
        error,
        attempted_at: at,
      })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const webhook = await transaction
      .updateTable('webhooks')
      .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(at)) }))
      .where('id', '=', webhookId)
      .where('disabled_at', 'is', null)
      .returning('healthy_at')
      .executeTakeFirst();
    if (webhook === undefined || !isLast) return null;
    const triedSince = new Date(Date.parse(claimed.retry_until) - RETRIED_MS).toISOString();
    if (status !== GONE && webhook.healthy_at > triedSince) return null;
    const reason = status === GONE ? 'gone' : 'failing';
    await transaction
      .updateTable('webhooks')
      .set({ disabled_at: at, disabled_reason: reason })
      .where('id', '=', webhookId)
      .execute();
    return reason;
  });
}
