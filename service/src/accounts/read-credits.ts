import type { Database } from '../stores/database.ts';
import { readPages } from '../stores/read-pages.ts';
import type { CreditEntry } from './types.ts';

/** Every charge and refund of an account, newest first. */
export async function* readCredits(database: Database, accountId: string): AsyncGenerator<CreditEntry> {
  const rows = readPages<
    { id: string; created_at: string; key_id: string | null } & Omit<CreditEntry, 'createdAt' | 'keyId'>
  >((after, limit) => {
    let query = database
      .selectFrom('credit_entries')
      .select(['id', 'kind', 'amount', 'period', 'cause', 'key_id', 'template', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit);
    if (after !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb('created_at', '<', after.created_at),
          eb.and([eb('created_at', '=', after.created_at), eb('id', '>', after.id)]),
        ]),
      );
    return query.execute();
  });
  for await (const { kind, amount, period, cause, key_id: keyId, template, created_at: createdAt } of rows)
    yield { kind, amount, period, cause, keyId, template, createdAt };
}
