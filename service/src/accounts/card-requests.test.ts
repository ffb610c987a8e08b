import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createCardRequests } from './card-requests.ts';

let database: Database;
let now = new Date();
const clock = { now: () => now };
beforeEach(async () => {
  now = new Date('2026-11-21T23:59:59.999Z');
  database = await createTestDatabase();
  await database
    .insertInto('accounts')
    .values({ id: 'usr_1', email: 'ada@example.com', plan: 'free', created_at: now.toISOString() })
    .execute();
});
afterEach(() => database.destroy());

const REQUEST = { accountId: 'usr_1', keyId: 'k', template: 'og_standard', visitor: 'Slack', cached: true };
const read = () =>
  database.selectFrom('card_requests').select(['date', 'requests', 'cached']).orderBy('date').execute();

test('several processes add to the same counts, day by day in UTC', async () => {
  const [one, other] = [createCardRequests({ database, clock }), createCardRequests({ database, clock })];
  one.count(REQUEST);
  other.count({ ...REQUEST, cached: false });
  await one.flush();
  await other.flush();
  now = new Date('2026-11-22T00:00:00.000Z');
  one.count(REQUEST);
  await one.flush();
  await one.flush();
  expect(await read()).toEqual([
    { date: '2026-11-21', requests: 2, cached: 1 },
    { date: '2026-11-22', requests: 1, cached: 1 },
  ]);
});

test('what cannot be written is kept for the next flush', async () => {
  const requests = createCardRequests({ database, clock });
  requests.count(REQUEST);
  await sql`alter table card_requests rename to gone`.execute(database);
  await expect(requests.flush()).rejects.toThrow();
  requests.count({ ...REQUEST, cached: false });
  await sql`alter table gone rename to card_requests`.execute(database);
  await requests.flush();
  expect(await read()).toEqual([{ date: '2026-11-21', requests: 2, cached: 1 }]);
});

test('an account that was erased meanwhile neither comes back nor stops the others', async () => {
  const requests = createCardRequests({ database, clock });
  requests.count({ ...REQUEST, accountId: 'usr_erased' });
  requests.count(REQUEST);
  await requests.flush();
  expect(await read()).toHaveLength(1);
});
