import type { Database } from '../stores/database.ts';
import { readPages } from '../stores/read-pages.ts';
import type { CreditEntry } from './types.ts';

type Row = { id: string; created_at: string; key_id: string | null } & Omit<
  CreditEntry,
  'createdAt' | 'keyId'
>;

/** Every charge and refund of an account, newest first. */
export async function* readCredits(database: Database, accountId: string): AsyncGenerator<CreditEntry> {
  const rows = readPages<Row>((after, limit) =>
    selectCredits(database, accountId, after).limit(limit).execute(),
  );
  for await (const { kind, amount, period, cause, key_id: keyId, template, created_at: createdAt } of rows)
    yield { kind, amount, period, cause, keyId, template, createdAt };
}

/** From the row behind `after` on. */
export function selectCredits(
  database: Database,
  accountId: string,
  after: Pick<Row, 'id' | 'created_at'> | undefined,
) {
  const query = database
    .selectFrom('credit_entries')
    .select(['id', 'kind', 'amount', 'period', 'cause', 'key_id', 'template', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return after === undefined
    ? query
    : query
        // What the index can begin with.
        .where('created_at', '<=', after.created_at)
        .where((eb) => eb.or([eb('created_at', '<', after.created_at), eb('id', '>', after.id)]));
}
