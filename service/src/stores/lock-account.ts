import type { Connection } from './connection.ts';
import { lockRows } from './dialect.ts';
import type { Plan } from './schema.ts';

/**
 * Makes the transactions of one account take turns; undefined when there is no such account (any more). The first statement
 * of every transaction that writes rows of an account: locks that are always taken in one order cannot deadlock.
 */
export function lockAccount(
  transaction: Connection,
  accountId: string,
): Promise<{ plan: Plan; allowance: number | null } | undefined> {
  return transaction
    .selectFrom('accounts')
    .select(['plan', 'allowance'])
    .where('id', '=', accountId)
    .where('closing_at', 'is', null)
    .$call(lockRows(transaction))
    .executeTakeFirst();
}
