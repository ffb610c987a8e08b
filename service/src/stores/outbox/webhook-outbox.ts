import { type AliasedRawBuilder, type SqlBool, sql } from 'kysely';
import { createId } from '../../base/ids.ts';
import type { Connection } from '../connection.ts';
import { NO_NOTICES, type Notices } from '../notices.ts';
import type { WebhookDeliveriesTable } from '../schema.ts';

/** Something that webhooks of an account may be told of. */
export type WebhookEvent = { accountId: string; type: string; subject: string; now: Date };

/** What is to be sent to webhooks, written in the transaction of what it tells. */
export interface WebhookOutbox {
  /**
   * Adds a delivery for each enabled webhook that wants the event; `readData` is asked only if there is one. True if so: then call
   * `wake` after the commit.
   */
  add(transaction: Connection, event: WebhookEvent, readData: () => Promise<object>): Promise<boolean>;
  /** Whether a webhook was told of it, as far as deliveries are kept. */
  has(transaction: Connection, event: Omit<WebhookEvent, 'now'>): Promise<boolean>;
  /** Deletes deliveries about the subject that have ended. */
  forget(transaction: Connection, accountId: string, subject: string): Promise<void>;
  /** Tells those who send, on this node and others, that there may be something. */
  wake(): void;
  /** The result ends that. */
  onWake(listener: () => void): () => void;
}

export const RETRIED_MS = 3 * 24 * 3600_000;

export function createWebhookOutbox(notices: Notices = NO_NOTICES): WebhookOutbox {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  notices.on('webhook', tell);
  return {
    add: async (transaction, event, readData) => {
      const webhooks = await transaction
        .selectFrom('webhooks')
        .select('id')
        .where(isListening(sql`${event.accountId}`, event.type))
        .execute();
      if (webhooks.length === 0) return false;
      const data = await readData();
      const rows = webhooks.map(({ id }) => toDeliveryRow({ ...event, webhookId: id, data }));
      await transaction.insertInto('webhook_deliveries').values(rows).execute();
      return true;
    },
    has: async (transaction, { accountId, type, subject }) => {
      const row = await transaction
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('account_id', '=', accountId)
        .where('subject', '=', subject)
        .where('type', '=', type)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    forget: async (transaction, accountId, subject) => {
      await transaction
        .deleteFrom('webhook_deliveries')
        .where('account_id', '=', accountId)
        .where('subject', '=', subject)
        .where('status', '<>', 'pending')
        .execute();
    },
    wake: () => {
      tell();
      notices.send('webhook');
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** For statements that are made anyway: whether the account, given or of a column, has a webhook that wants the event. */
export const selectListens = (
  account: { id: string } | { column: string },
  type: string,
): AliasedRawBuilder<SqlBool | number, 'listens'> => {
  const id = 'id' in account ? sql`${account.id}` : sql.ref(account.column);
  return sql<SqlBool | number>`exists (select 1 from webhooks where ${isListening(id, type)})`.as('listens');
};

const isListening = (accountId: ReturnType<typeof sql>, type: string) =>
  sql<SqlBool>`webhooks.account_id = ${accountId} and webhooks.disabled_at is null and webhooks.events like ${`%"${type}"%`}`;

/** A delivery that is due. */
export function toDeliveryRow({
  accountId,
  webhookId,
  type,
  subject,
  now,
  data,
}: WebhookEvent & { webhookId: string; data: object }): WebhookDeliveriesTable {
  const at = now.toISOString();
  return {
    id: createId('msg'),
    webhook_id: webhookId,
    account_id: accountId,
    type,
    subject,
    payload: JSON.stringify({ type, timestamp: at, data }),
    status: 'pending',
    attempts: 0,
    due_at: at,
    retry_until: new Date(now.getTime() + RETRIED_MS).toISOString(),
    response_status: null,
    error: null,
    created_at: at,
    attempted_at: null,
  };
}
