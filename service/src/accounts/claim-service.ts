import type { Clock } from '../base/clock.ts';
import type { Sealer } from '../base/sealing.ts';
import type { Connection } from '../stores/connection.ts';
import { parseEmail } from './email.ts';
import { createKeyRow } from './keys.ts';
import { FIRST_KEY_NAME, insertAccount } from './register.ts';

const MOST_SHOWN = 3;

/** The addresses that whoever set the service up may have registered already, oldest first. */
export async function listClaimable(transaction: Connection): Promise<string[]> {
  const rows = await transaction
    .selectFrom('accounts')
    .select('email')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * The account of whoever set the service up, by the link that only they have seen: the one with this address, or a new one
 * with its first key. It becomes an operator's. Throws `invalid` and `conflict`.
 */
export async function claimService(
  transaction: Connection,
  parts: { sealer: Sealer; clock: Clock; ownerMode: boolean },
  email: string,
): Promise<{ accountId: string; apiKey?: string }> {
  const existing = await transaction
    .updateTable('accounts')
    .set({ operator: 1 })
    .where('email', '=', parseEmail(email))
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (existing !== undefined) return { accountId: existing.id };
  const account = await insertAccount(transaction, parts.clock, {
    email,
    plan: 'free',
    operator: true,
    onlyFirst: parts.ownerMode,
  });
  const { row, apiKey } = createKeyRow(parts, account.id, { name: FIRST_KEY_NAME });
  await transaction.insertInto('api_keys').values(row).execute();
  return { accountId: account.id, apiKey };
}
