import { setImmediate as nextTurn } from 'node:timers/promises';
import { WEBHOOK_TEST } from '@cardwright/contract';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { createId } from '../base/ids.ts';
import { parseCursor, toCursor } from '../base/page-cursor.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { rowId } from '../stores/dialect.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { RETRIED_MS, toDeliveryRow, type WebhookOutbox } from '../stores/outbox/webhook-outbox.ts';
import type { WebhooksTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import type { Webhook, WebhookDelivery, Webhooks } from './types.ts';
import { DELIVERY_COLUMNS, toDelivery, toWebhook } from './webhook-row.ts';
import { createSecret } from './webhook-secret.ts';

export type WebhooksOptions = {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  outbox: Pick<WebhookOutbox, 'wake'>;
  /** Throws `OutboundRefusedError` for a URL that nothing would be sent to. */
  parseUrl(url: string): URL;
};

const MOST_WEBHOOKS = 20;
// Rows of a statement that deletes: a few milliseconds of SQLite's thread.
const BATCH = 250;

/** Webhooks whose rows are in `database`. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { database, clock, sealer, outbox } = options;

  /** As it is kept: databases do not take every text, and a fragment is never sent. */
  const parse = (text: string): string => {
    try {
      const url = options.parseUrl(text);
      url.hash = '';
      return url.href;
    } catch (error) {
      if (!(error instanceof OutboundRefusedError)) throw error;
      throw new ServiceError('invalid', `\`url\` ${error.message}.`, {
        code: 'invalid_parameter',
        parameter: 'url',
      });
    }
  };

  /** Changes the webhook while nobody else does. */
  const change = async (
    accountId: string,
    id: string,
    toChange: (row: WebhooksTable) => Partial<WebhooksTable>,
  ): Promise<Webhook> => {
    const row = await transact(database, async (transaction) => {
      await lockExisting(transaction, accountId);
      const found = await findRow(transaction, accountId, id);
      const set = toChange(found);
      if (Object.keys(set).length > 0)
        await transaction.updateTable('webhooks').set(set).where('id', '=', id).execute();
      return { ...found, ...set };
    });
    return toWebhook(row, clock.now());
  };

  return {
    list: async (accountId) => {
      const rows = await database
        .selectFrom('webhooks')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => toWebhook(row, clock.now()));
    },

    get: async (accountId, id) => toWebhook(await findRow(database, accountId, id), clock.now()),

    create: async (accountId, { url: text, events }) => {
      const url = parse(text);
      const id = createId('whk');
      const { secret, sealed } = createSecret(sealer, id);
      const now = clock.now();
      const row: WebhooksTable = {
        id,
        account_id: accountId,
        url,
        events: toText(events),
        sealed_secret: sealed,
        former_secret: null,
        former_expires_at: null,
        disabled_at: null,
        disabled_reason: null,
        failing_since: null,
        healthy_at: now.toISOString(),
        created_at: now.toISOString(),
      };
      await transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        await refuseBeyond(transaction, accountId);
        await transaction.insertInto('webhooks').values(row).execute();
      });
      return { ...toWebhook(row, now), secret };
    },

    update: async (accountId, id, { url: text, events, enabled }) => {
      const url = text === undefined ? undefined : parse(text);
      const webhook = await change(accountId, id, (row) => ({
        ...(url !== undefined && { url }),
        ...(events !== undefined && { events: toText(events) }),
        ...(enabled !== undefined && toEnabled(row, enabled, clock.now().toISOString())),
      }));
      outbox.wake();
      return webhook;
    },

    delete: async (accountId, id) => {
      await transact(database, async (transaction) => {
        await lockExisting(transaction, accountId);
        await findRow(transaction, accountId, id);
        await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
      });
      while ((await deleteSome(database, id)) > 0n) await nextTurn();
    },

    rotate: async (accountId, id, graceSeconds) => {
      const { secret, sealed } = createSecret(sealer, id);
      const until = new Date(clock.now().getTime() + graceSeconds * 1000).toISOString();
      const webhook = await change(accountId, id, (row) => ({
        sealed_secret: sealed,
        former_secret: graceSeconds > 0 ? row.sealed_secret : null,
        former_expires_at: graceSeconds > 0 ? until : null,
      }));
      return { ...webhook, secret };
    },

    test: async (accountId, id, toData) => {
      const now = clock.now();
      const webhook = await findEnabled(database, accountId, id);
      const row = toDeliveryRow({
        accountId,
        webhookId: id,
        type: WEBHOOK_TEST,
        subject: id,
        now,
        data: toData(toWebhook(webhook, now)),
      });
      await database.insertInto('webhook_deliveries').values(row).execute();
      outbox.wake();
      return toDelivery(row);
    },

    listDeliveries: async (accountId, id, query) => {
      await findRow(database, accountId, id);
      const { limit } = query;
      const found = (await selectDeliveries(database, id, query).execute()).map(toDelivery);
      const deliveries = found.slice(0, limit);
      const next = found.length > limit ? deliveries.at(-1) : undefined;
      return { deliveries, nextCursor: next && toCursor(next) };
    },

    resend: async (accountId, id, deliveryId) => {
      await findEnabled(database, accountId, id);
      const now = clock.now();
      if (!/^\w+$/.test(deliveryId)) throw noSuchDelivery();
      const row = await database
        .updateTable('webhook_deliveries')
        .set({
          status: 'pending',
          response_status: null,
          error: null,
          due_at: now.toISOString(),
          retry_until: new Date(now.getTime() + RETRIED_MS).toISOString(),
        })
        .where('webhook_id', '=', id)
        .where('id', '=', deliveryId)
        .returning(DELIVERY_COLUMNS)
        .executeTakeFirst();
      if (row === undefined) throw noSuchDelivery();
      outbox.wake();
      return toDelivery(row) satisfies WebhookDelivery;
    },
  };
}

/** A page of the deliveries and the row after it. */
export function selectDeliveries(
  database: Database,
  webhookId: string,
  { limit, status, cursor }: Parameters<Webhooks['listDeliveries']>[2],
) {
  let query = database
    .selectFrom('webhook_deliveries')
    .select(DELIVERY_COLUMNS)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (status !== undefined) query = query.where('status', '=', status);
  if (cursor !== undefined) {
    const { createdAt, id: last } = parseCursor(cursor, 'deliveries');
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(createdAt, last)));
  }
  return query;
}

const toText = (events: Webhook['events']): string => JSON.stringify([...new Set(events)]);

/** What is enabled again starts anew: what it did not accept before does not count against it. */
function toEnabled(row: WebhooksTable, enabled: boolean, now: string): Partial<WebhooksTable> {
  if (enabled === (row.disabled_at === null)) return {};
  return enabled
    ? { disabled_at: null, disabled_reason: null, failing_since: null, healthy_at: now }
    : { disabled_at: now, disabled_reason: 'owner' };
}

async function findRow(connection: Connection, accountId: string, id: string): Promise<WebhooksTable> {
  // Databases do not take every text.
  const row = /^\w+$/.test(id)
    ? await connection
        .selectFrom('webhooks')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw noSuchWebhook();
  return row;
}

async function findEnabled(connection: Connection, accountId: string, id: string): Promise<WebhooksTable> {
  const row = await findRow(connection, accountId, id);
  if (row.disabled_at !== null) throw isDisabled();
  return row;
}

async function lockExisting(transaction: Connection, accountId: string): Promise<void> {
  if ((await lockAccount(transaction, accountId)) === undefined)
    throw new ServiceError('unauthorized', 'This account no longer exists.', { code: 'unauthorized' });
}

async function refuseBeyond(transaction: Connection, accountId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_WEBHOOKS) return;
  throw new ServiceError('conflict', `An account can have ${MOST_WEBHOOKS} webhooks. Delete one first.`, {
    code: 'webhook_limit_reached',
  });
}

/** Deliveries of a webhook that is gone. What an interruption leaves goes with its age. */
async function deleteSome(database: Database, webhookId: string): Promise<bigint> {
  const id = rowId(database);
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_deliveries where ${id} in (
      select ${id} from webhook_deliveries where webhook_id = ${webhookId} limit ${sql.lit(BATCH)}
    )`.execute(database);
  return numAffectedRows;
}

const noSuchWebhook = (): ServiceError =>
  new ServiceError(
    'not-found',
    'Your account has no webhook with this id. `GET /api/v1/webhooks` lists them.',
    { code: 'not_found' },
  );

const noSuchDelivery = (): ServiceError =>
  new ServiceError(
    'not-found',
    'This webhook has no delivery with this id. Deliveries are kept for two weeks.',
    { code: 'not_found' },
  );

const isDisabled = (): ServiceError =>
  new ServiceError(
    'conflict',
    'This webhook is disabled. Enable it first: `PATCH /api/v1/webhooks/{id}` with `{ "enabled": true }`.',
    { code: 'webhook_disabled' },
  );
