import { openTestDatabase } from '../../../src/stores/create-test-database.ts';
import { call } from './call.ts';
import type { TestService } from './test-service.ts';

export const HOOK = { url: 'https://hooks.test/in', events: ['generation.completed', 'image.deleted'] };

export type CreatedWebhook = { id: string; url: string; secret: string; created_at: string };

/** As the account of `key`. */
export const createWebhook = async (
  service: TestService,
  key: string,
  body: object = HOOK,
): Promise<CreatedWebhook> =>
  (await (await call(service, key, 'POST', '/api/v1/webhooks', body)).json()) as CreatedWebhook;

/** Rows as they are after so many events, a second apart: `msg_0` is the oldest. */
export async function addDeliveries(
  service: TestService,
  webhookId: string,
  statuses: readonly ('pending' | 'delivered' | 'failed')[],
): Promise<void> {
  const database = await openTestDatabase(service.dataDirectory);
  const { account_id } = await database
    .selectFrom('webhooks')
    .select('account_id')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow();
  const rows = statuses.map((status, index) => ({
    id: `msg_${index}`,
    webhook_id: webhookId,
    account_id,
    type: 'generation.completed',
    subject: `gen_${index}`,
    payload: '{}',
    status,
    attempts: 1,
    due_at: '2026-11-15T12:00:00.000Z',
    retry_until: '2099-11-15T12:00:00.000Z',
    response_status: status === 'delivered' ? 200 : null,
    error: null,
    created_at: `2026-11-15T12:00:0${index}.000Z`,
    attempted_at: null,
  }));
  await database.insertInto('webhook_deliveries').values(rows).execute();
  await database.destroy();
}
