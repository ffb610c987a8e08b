import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import { chargeCredit, readUsage, refundCredit } from './credit-ledger.ts';
import { type Database, isUniqueViolation } from './database.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const chargeFor = (cause: string) => ({ accountId: 'usr_1', period: '2026-11', cause, now });

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await database
    .insertInto('accounts')
    .values({ id: 'usr_1', email: 'a@example.org', plan: 'free', created_at: now.toISOString() })
    .execute();
});
afterEach(() => database.destroy());

const usage = () => readUsage(database, 'usr_1', '2026-11');
const entries = () => database.selectFrom('credit_entries').select(['kind', 'cause']).execute();

test('twenty charges at once against seven credits: seven', async () => {
  const charges = Array.from({ length: 20 }, (_, i) =>
    database.transaction().execute((tx) => chargeCredit(tx, { ...chargeFor(`generation:${i}`), limit: 7 })),
  );
  expect((await Promise.all(charges)).filter(Boolean)).toHaveLength(7);
  expect(await usage()).toBe(7);
  expect(await entries()).toHaveLength(7);
});

test('an account over its limit, after a smaller plan, is charged nothing more', async () => {
  await chargeCredit(database, { ...chargeFor('a'), limit: 5 });
  await chargeCredit(database, { ...chargeFor('b'), limit: 5 });
  expect(await chargeCredit(database, { ...chargeFor('c'), limit: 1 })).toBeUndefined();
  expect(await usage()).toBe(2);
});

test('another month is another allowance', async () => {
  await chargeCredit(database, { ...chargeFor('a'), limit: 1 });
  expect(await chargeCredit(database, { ...chargeFor('b'), period: '2026-12', limit: 1 })).toBe(1);
});

test('one cause is charged once: the second transaction rolls back whole', async () => {
  const charge = () =>
    database.transaction().execute((tx) => chargeCredit(tx, { ...chargeFor('a'), limit: 5 }));
  await charge();
  expect(isUniqueViolation(await charge().catch((error: unknown) => error))).toBe(true);
  expect(await usage()).toBe(1);
});

test('one cause is refunded once: the second transaction rolls back whole', async () => {
  await chargeCredit(database, { ...chargeFor('a'), limit: 5 });
  await chargeCredit(database, { ...chargeFor('b'), limit: 5 });
  const refund = () => database.transaction().execute((tx) => refundCredit(tx, chargeFor('a')));
  await refund();
  expect(isUniqueViolation(await refund().catch((error: unknown) => error))).toBe(true);
  expect(await usage()).toBe(1);
  expect(await entries()).toEqual([
    { kind: 'charge', cause: 'a' },
    { kind: 'charge', cause: 'b' },
    { kind: 'refund', cause: 'a' },
  ]);
});

test('a charge of several credits is taken whole or not at all, and given back in part once', async () => {
  expect(await chargeCredit(database, { ...chargeFor('a'), amount: 4, limit: 5 })).toBe(4);
  expect(await chargeCredit(database, { ...chargeFor('b'), amount: 2, limit: 5 })).toBeUndefined();
  expect(await chargeCredit(database, { ...chargeFor('c'), amount: 6, limit: 5 })).toBeUndefined();
  expect(await chargeCredit(database, { ...chargeFor('d'), amount: 1, limit: 5 })).toBe(5);
  await refundCredit(database, { ...chargeFor('a'), amount: 3 });
  expect(await usage()).toBe(2);
  const again = refundCredit(database, { ...chargeFor('a'), amount: 1 });
  expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
});
