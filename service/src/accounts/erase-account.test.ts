import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createSealer } from '../base/sealing.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import { chargeCredit } from '../stores/credit-ledger.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { toDeliveryRow } from '../stores/outbox/webhook-outbox.ts';
import type { Schema } from '../stores/schema.ts';
import { toPeriod } from '../stores/usage-period.ts';
import { verifyLedger } from '../stores/verify-ledger.ts';
import { createAccounts } from './accounts.ts';
import type { Accounts } from './types.ts';

let database: Database;
let accounts: Accounts;
beforeEach(async () => {
  database = await createTestDatabase();
  accounts = createAccounts({ database, sealer: createSealer(Buffer.alloc(32, 1)), clock: systemClock });
});
afterEach(async () => {
  await accounts.close();
  await database.destroy();
});

const register = async (email = 'ada@example.com') =>
  (await accounts.register({ email, plan: 'free' })).account.id;

/** Rows by the database itself: as many as no list of values has room for. */
async function addUploads(accountId: string, count: number): Promise<void> {
  await sql`
    insert into uploads (account_id, id, type, object, bytes, details, created_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    select ${accountId}, 'upl_' || n, 'image/png', 'ab/' || n, 1, '{}', '2026-11-28T12:00:00.000Z' from numbers`.execute(
    database,
  );
}

async function addCharges(accountId: string, count: number): Promise<void> {
  await sql`
    insert into credit_entries (id, account_id, period, kind, amount, cause, created_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    select 'crd_' || n, ${accountId}, '2026-11', 'charge', 1, 'card:k' || n || ':x', '2026-11-28T12:00:00.000Z' from numbers`.execute(
    database,
  );
  await sql`
    insert into cards (key, object, format, bytes, created_at, last_used_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    select 'k' || n, 'ca/' || n, 'png', 1, '2026-11-28T12:00:00.000Z', '2026-11-28T12:00:00.000Z' from numbers`.execute(
    database,
  );
}

const count = async (table: keyof Schema) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    database,
  );
  return Number(rows[0]?.count);
};

test('a large account is erased a few rows at a time, while others are served', async () => {
  const id = await register();
  await addUploads(id, 17_000);
  await addCharges(id, 2_000);
  let turns = 0;
  let isErasing = true;
  const others = async (): Promise<void> => {
    while (isErasing) {
      await new Promise(setImmediate);
      turns += 1;
    }
  };
  const serving = others();
  await accounts.erase(id);
  isErasing = false;
  await serving;
  expect(turns).toBeGreaterThan(19_000 / 250);
  expect([
    await count('uploads'),
    await count('cards'),
    await count('credit_entries'),
    await count('accounts'),
  ]).toEqual([0, 0, 0, 0]);
  expect(await count('erased_objects')).toBe(19_000);
});

test('from its beginning on, nobody finds the account, and its address is free', async () => {
  const { account, apiKey } = await accounts.register({ email: 'ada@example.com', plan: 'free' });
  await accounts.authenticate(apiKey);
  let seen: unknown[] = [];
  await accounts.erase(account.id, async () => {
    seen = [
      await accounts.authenticate(apiKey),
      await lockAccount(database, account.id),
      await accounts.hasAccount(account.id),
      (await accounts.listAccounts()).length,
      await accounts.listClosing(),
    ];
    await register();
  });
  expect(seen).toEqual([undefined, undefined, false, 0, [account.id]]);
  expect(await accounts.listClosing()).toEqual([]);
  expect(await count('accounts')).toBe(1);
});

test('what pays ends last, and an erasure that was stopped goes on', async () => {
  const id = await register();
  await addUploads(id, 600);
  const endPayments = vi.fn(async () => expect(await count('uploads')).toBe(0));
  endPayments.mockRejectedValueOnce(new Error('the provider is out'));
  await expect(accounts.erase(id, endPayments)).rejects.toThrow('the provider is out');
  expect(await accounts.listClosing()).toEqual([id]);
  await accounts.erase(id, endPayments);
  expect(endPayments).toHaveBeenCalledTimes(2);
  expect(await count('accounts')).toBe(0);
  await expect(accounts.erase(id)).rejects.toThrow('Account not found.');
});

test('nothing is sent for an account that is being erased, and what was sent goes with it', async () => {
  const id = await register();
  const times = { healthy_at: '', created_at: '' };
  await database
    .insertInto('webhooks')
    .values({ id: 'whk_1', account_id: id, url: '', events: '[]', sealed_secret: '', ...times })
    .execute();
  const rows = Array.from({ length: 300 }, (_, at) =>
    toDeliveryRow({
      ...{ accountId: id, webhookId: 'whk_1', type: '', subject: `gen_${at}`, data: {} },
      now: new Date(),
    }),
  );
  await database.insertInto('webhook_deliveries').values(rows).execute();
  await accounts.erase(id, async () =>
    expect([await count('webhooks'), await count('webhook_deliveries')]).toEqual([0, 0]),
  );
  expect(await count('accounts')).toBe(0);
});

test('what was counted for it goes too, with its id', async () => {
  const [ada, eve] = [await register(), await register('eve@example.com')];
  const counter = { points: 1, expires_at: '2030-01-01T00:00:00.000Z' };
  for (const id of [ada, eve])
    await database
      .insertInto('rate_counters')
      .values({ key: `generate ${id}`, ...counter })
      .execute();
  await accounts.erase(ada);
  const left = await database.selectFrom('rate_counters').select('key').execute();
  expect(left).toEqual([{ key: `generate ${eve}` }]);
});

test('the ledger of others is verified meanwhile, as far as it is whole', async () => {
  const [id, other] = [await register(), await register('eve@example.com')];
  const now = new Date();
  for (const [accountId, cause] of [
    [id, 'card:a:1'],
    [other, 'card:b:1'],
  ] as const)
    await chargeCredit(database, { accountId, period: toPeriod(now), cause, now, limit: 9 });
  await database.updateTable('usage_periods').set({ used: 5 }).execute();
  expect((await verifyLedger(database)).faults).toHaveLength(2);
  await database
    .updateTable('accounts')
    .set({ closing_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  expect((await verifyLedger(database)).faults.map(({ account }) => account)).toEqual([other]);
});
