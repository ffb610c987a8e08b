import { sql } from 'kysely';
import type { Database } from '../stores/database.ts';
import { toPeriod } from '../stores/usage-period.ts';
import type { AccountSummary } from './types.ts';

type Query = { search?: string | undefined; limit: number; offset: number };

/** Accounts, latest first, and how many there are. */
export async function listAccounts(
  database: Database,
  { search = '', limit, offset }: Query,
  now: Date,
): Promise<{ accounts: AccountSummary[]; total: number }> {
  // Addresses are stored in lower case.
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const matching = database
    .selectFrom('accounts')
    .where('accounts.closing_at', 'is', null)
    .where(sql<boolean>`accounts.email like ${pattern} escape '\\'`);
  const rows = await matching
    .select(['id', 'email', 'plan', 'allowance', 'operator', 'disabled_at', 'created_at'])
    .select((eb) => [
      eb
        .selectFrom('usage_periods')
        .select((of) => of.fn.sum('used').as('used'))
        .whereRef('usage_periods.account_id', '=', 'accounts.id')
        .as('used'),
      eb
        .selectFrom('usage_periods')
        .select('used')
        .whereRef('usage_periods.account_id', '=', 'accounts.id')
        .where('period', '=', toPeriod(now))
        .as('used_now'),
      eb
        .selectFrom('api_keys')
        .select((of) => of.fn.countAll().as('keys'))
        .whereRef('api_keys.account_id', '=', 'accounts.id')
        .where('revoked_at', 'is', null)
        .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now.toISOString())]))
        .as('keys'),
      eb
        .selectFrom('api_keys')
        .select((of) => of.fn.max('last_used_at').as('last_used_at'))
        .whereRef('api_keys.account_id', '=', 'accounts.id')
        .as('last_used_at'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return {
    accounts: rows.map((row) => ({
      id: row.id,
      email: row.email,
      plan: row.plan,
      allowance: row.allowance,
      operator: row.operator === 1,
      disabled: row.disabled_at !== null,
      creditsUsed: Number(row.used ?? 0),
      creditsThisMonth: Number(row.used_now ?? 0),
      keys: Number(row.keys ?? 0),
      lastUsedAt: row.last_used_at,
      createdAt: row.created_at,
    })),
    total: Number(total),
  };
}
