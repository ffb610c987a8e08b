import { expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { RETRIED_MS, toDeliveryRow } from '../stores/outbox/webhook-outbox.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

const DAY_MS = 24 * 3600_000;

test('deliveries are kept for two weeks, and one that is sent again for as long as that goes on', async () => {
  const database = await createTestDatabase();
  const now = new Date('2026-11-28T12:00:00.000Z');
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const account = {
    id: 'usr_1',
    email: 'ada@example.com',
    plan: 'free',
    created_at: now.toISOString(),
  } as const;
  await database.insertInto('accounts').values(account).execute();
  const rowOf = (subject: string, at: Date) =>
    toDeliveryRow({ accountId: 'usr_1', webhookId: 'whk_1', type: 'x', subject, now: at, data: {} });
  const old = Array.from(
    { length: 600 },
    (_, at) => ({ ...rowOf(`old ${at}`, ago(15)), status: 'delivered' }) as const,
  );
  const retriedUntil = new Date(now.getTime() + RETRIED_MS).toISOString();
  await database
    .insertInto('webhook_deliveries')
    .values([
      ...old,
      rowOf('pending, of a webhook that was disabled', ago(15)),
      { ...rowOf('sent again', ago(15)), retry_until: retriedUntil },
      { ...rowOf('recent', ago(13)), status: 'failed' },
    ])
    .execute();
  await sweepDeliveries(database, now);
  const left = await database.selectFrom('webhook_deliveries').select('subject').execute();
  expect(left.map(({ subject }) => subject).sort()).toEqual(['recent', 'sent again']);
  await database.destroy();
});
