import type { AuditAction } from '@cardwright/contract';
import type { Clock } from '../base/clock.ts';
import { createId } from '../base/ids.ts';
import type { Connection } from '../stores/connection.ts';
import type { AuditEntriesTable } from '../stores/schema.ts';

/** Who changes something, and by which name the audit log calls them. */
export type Actor = { kind: AuditEntriesTable['actor']; name: string | null };

export const OPERATOR: Actor = { kind: 'operator', name: null };
export const PAYMENTS: Actor = { kind: 'payments', name: null };

type Change = { action: AuditAction; subject: string; detail?: string; by: Actor };

/** Writes a change of the account down. Call it in the transaction of the change: one is never there without the other. */
export async function addAuditEntry(
  transaction: Connection,
  clock: Clock,
  accountId: string,
  { action, subject, detail, by }: Change,
): Promise<void> {
  await transaction
    .insertInto('audit_entries')
    .values({
      id: createId('aud'),
      account_id: accountId,
      action,
      subject,
      detail: detail ?? null,
      actor: by.kind,
      actor_name: by.name,
      created_at: clock.now().toISOString(),
    })
    .execute();
}
