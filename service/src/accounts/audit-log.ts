import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditAction } from '@cardwright/contract';
import { parseCursor, toCursor } from '../base/page-cursor.ts';
import type { Database } from '../stores/database.ts';
import type { Actor } from './audit-entries.ts';

export type AuditEntry = {
  id: string;
  action: AuditAction;
  subject: string;
  detail: string | null;
  by: Actor;
  createdAt: string;
};

export type AuditPageQuery = { limit: number; cursor?: string | undefined };
export type AuditPage = { entries: AuditEntry[]; nextCursor: string | undefined };

const EXPORT_PAGE = 500;

/** A page of the changes of an account, newest first. Throws `invalid` naming `cursor`. */
export async function listAuditEntries(
  database: Database,
  accountId: string,
  { limit, cursor }: AuditPageQuery,
): Promise<AuditPage> {
  const after = cursor === undefined ? undefined : parseCursor(cursor, 'the audit log');
  let query = database
    .selectFrom('audit_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)),
    );
  const rows = await query.execute();
  const entries = rows
    .slice(0, limit)
    .map(({ id, action, subject, detail, actor, actor_name, created_at }) => ({
      id,
      action: action as AuditAction,
      subject,
      detail,
      by: { kind: actor, name: actor_name },
      createdAt: created_at,
    }));
  const last = entries.at(-1);
  return { entries, nextCursor: last && rows.length > limit ? toCursor(last) : undefined };
}

/** All changes of an account, newest first. */
export async function* readAuditEntries(database: Database, accountId: string): AsyncIterable<AuditEntry> {
  let cursor: string | undefined;
  do {
    const page = await listAuditEntries(database, accountId, { limit: EXPORT_PAGE, cursor });
    yield* page.entries;
    cursor = page.nextCursor;
    await nextTurn();
  } while (cursor !== undefined);
}
