import type { Database } from '../stores/database.ts';
import type { Account } from './types.ts';

// Charges less refunds over all periods, which is what the periods' counters hold.
const selectAccounts = (database: Database) =>
  database
    .selectFrom('accounts')
    .leftJoin('usage_periods', 'usage_periods.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.plan',
      'accounts.allowance',
      'accounts.disabled_at',
      'accounts.operator',
      'accounts.created_at',
    ])
    .where('accounts.closing_at', 'is', null)
    .select((eb) => eb.fn.sum('usage_periods.used').as('used'))
    .groupBy('accounts.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

const toAccount = (row: Row): Account => ({
  id: row.id,
  email: row.email,
  plan: row.plan,
  allowance: row.allowance,
  disabledAt: row.disabled_at,
  operator: row.operator === 1,
  creditsUsed: Number(row.used ?? 0),
  createdAt: row.created_at,
});

/** `email` as `parseEmail` gives it. */
export async function findAccount(
  database: Database,
  column: 'id' | 'email',
  value: string,
): Promise<Account | undefined> {
  const row = await selectAccounts(database).where(`accounts.${column}`, '=', value).executeTakeFirst();
  return row && toAccount(row);
}

/** Whether there is one at all. */
export async function hasAccounts(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('closing_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Oldest first. */
export async function listAccounts(database: Database): Promise<Account[]> {
  const rows = await selectAccounts(database).orderBy('accounts.created_at').orderBy('accounts.id').execute();
  return rows.map(toAccount);
}
