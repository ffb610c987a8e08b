import { keyTag } from '../base/cache-tags.ts';
import type { Clock } from '../base/clock.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import { transact } from '../stores/transact.ts';
import { addAuditEntry } from './audit-entries.ts';

const OWNER = { kind: 'owner', name: null } as const;

/** Whether anybody but the person with its address may use the account, or is told of it. */
export async function isUsedByOthers(connection: Connection, accountId: string): Promise<boolean> {
  const others = await connection
    .selectFrom('api_keys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .unionAll(connection.selectFrom('members').select('id').where('account_id', '=', accountId))
    .unionAll(connection.selectFrom('webhooks').select('id').where('account_id', '=', accountId))
    .unionAll(connection.selectFrom('sites').select('host as id').where('account_id', '=', accountId))
    .limit(1)
    .execute();
  return others.length > 0;
}

export async function markProven(connection: Connection, accountId: string, now: Date): Promise<void> {
  await connection
    .updateTable('accounts')
    .set({ proven_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute();
}

/** Ends keys, browsers, links and members of the account, whose address is proven from here on. */
export async function takeOver(
  { database, clock }: { database: Database; clock: Clock },
  accountId: string,
): Promise<void> {
  const now = clock.now();
  await transact(database, async (transaction) => {
    await lockAccount(transaction, accountId);
    const keys = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: now.toISOString() })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .returning(['id', 'name'])
      .execute();
    for (const { id, name } of keys) {
      const entry = { action: 'key.revoked', subject: id, detail: name, by: OWNER } as const;
      await addAuditEntry(transaction, clock, accountId, entry);
    }
    const tags = keys.map(({ id }) => keyTag(id));
    if (tags.length > 0) await addPurges(transaction, tags, { at: now, again: true });
    for (const table of ['sessions', 'sign_in_links'] as const)
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    const members = await transaction
      .deleteFrom('members')
      .where('account_id', '=', accountId)
      .returning('email')
      .execute();
    for (const { email } of members)
      await addAuditEntry(transaction, clock, accountId, {
        action: 'member.removed',
        subject: email,
        by: OWNER,
      });
    await markProven(transaction, accountId, now);
  });
}
