import { createId } from '../base/ids.ts';
import type { Connection } from './connection.ts';
import { isPostgres } from './dialect.ts';
import { columnsOf, selectValues } from './insert-row.ts';
import type { CreditEntriesTable } from './schema.ts';

type Charge = {
  accountId: string;
  period: string;
  /** `generation:<id>` or `card:<hash>`: one charge and one refund at most for each. */
  cause: string;
  now: Date;
  /** Default 1. */
  amount?: number;
};

/** What a credit is used with and for. */
type Purpose = { keyId: string; template: string };

/**
 * Takes credits in the caller's transaction, and gives how many are used in the period then; undefined, with nothing written, when
 * those would be more than `limit`. One statement counts and compares, so racing callers never pass the limit together.
 */
export async function chargeCredit(
  connection: Connection,
  charge: Charge & Partial<Purpose> & { limit: number },
): Promise<number | undefined> {
  if (charge.limit < (charge.amount ?? 1)) return undefined;
  if (!isPostgres(connection)) {
    const counted = await countCredit(connection, charge).executeTakeFirst();
    if (counted !== undefined)
      await connection.insertInto('credit_entries').values(toEntry('charge', charge)).execute();
    return counted?.used;
  }
  // The same in one statement, which costs one round trip: no statement of SQLite writes to two tables.
  const entry = toEntry('charge', charge);
  const added = await connection
    .with('counted', (db) => countCredit(db, charge))
    .insertInto('credit_entries')
    .columns(columnsOf(entry))
    .expression((eb) => eb.selectFrom('counted').select(selectValues(entry)))
    .returning((eb) => eb.selectFrom('counted').select('used').as('used'))
    .executeTakeFirst();
  return added?.used ?? undefined;
}

const countCredit = (
  connection: Pick<Connection, 'insertInto'>,
  { accountId, period, limit, amount = 1 }: Charge & { limit: number },
) =>
  connection
    .insertInto('usage_periods')
    .values({ account_id: accountId, period, used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'period'])
        .doUpdateSet((eb) => ({ used: eb('usage_periods.used', '+', amount) }))
        .where('usage_periods.used', '<=', limit - amount),
    )
    .returning('used');

/** Gives a charge, or a part of it, back in the caller's transaction; throws when something of it was given back before. */
export async function refundCredit(connection: Connection, charge: Charge): Promise<void> {
  await connection.insertInto('credit_entries').values(toEntry('refund', charge)).execute();
  await connection
    .updateTable('usage_periods')
    .set((eb) => ({ used: eb('used', '-', charge.amount ?? 1) }))
    .where('account_id', '=', charge.accountId)
    .where('period', '=', charge.period)
    .execute();
}

const toEntry = (kind: 'charge' | 'refund', charge: Charge & Partial<Purpose>): CreditEntriesTable => ({
  id: createId('crd'),
  account_id: charge.accountId,
  period: charge.period,
  kind,
  amount: charge.amount ?? 1,
  cause: charge.cause,
  key_id: charge.keyId ?? null,
  template: charge.template ?? null,
  created_at: charge.now.toISOString(),
});

/** Credits used in the period; 0 when there was none. */
export async function readUsage(connection: Connection, accountId: string, period: string): Promise<number> {
  const row = await connection
    .selectFrom('usage_periods')
    .select('used')
    .where('account_id', '=', accountId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.used ?? 0;
}
