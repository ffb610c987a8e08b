import type { Clock } from '../../base/clock.ts';
import { randomText } from '../../base/ids.ts';
import type { Connection } from '../../stores/connection.ts';
import type { Database } from '../../stores/database.ts';
import type { SandboxSessionsTable } from '../../stores/schema.ts';
import { transact } from '../../stores/transact.ts';
import { lockCustomer } from '../customers.ts';

type Session = SandboxSessionsTable;
type Parts = { database: Database; clock: Clock };

const CHECKOUT_MS = 86_400_000;
const PORTAL_MS = 3_600_000;
// An address that ended can still say so for a while.
const REMEMBERED_MS = 30 * 86_400_000;

/** The id of an open checkout with these addresses: the one there is, else a new one, and others end. */
export async function openCheckout(
  { database, clock }: Parts,
  customerId: string,
  { successUrl, cancelUrl }: { successUrl: string; cancelUrl: string },
): Promise<string> {
  const now = clock.now();
  const session: Session = {
    id: `cs_${randomText(32)}`,
    kind: 'checkout',
    customer_id: customerId,
    status: 'open',
    return_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: new Date(now.getTime() + CHECKOUT_MS).toISOString(),
  };
  return await transact(database, async (transaction) => {
    await lockCustomer(transaction, 'sandbox', customerId);
    const same = await transaction
      .selectFrom('sandbox_sessions')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'checkout')
      .where('status', '=', 'open')
      .where('return_url', '=', successUrl)
      .where('cancel_url', '=', cancelUrl)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    if (same !== undefined) return same.id;
    await expireCheckouts(transaction, customerId);
    return await insert(transaction, session, now);
  });
}

export function openPortal(
  { database, clock }: Parts,
  customerId: string,
  returnUrl: string,
): Promise<string> {
  const now = clock.now();
  const session: Session = {
    id: `bps_${randomText(32)}`,
    kind: 'portal',
    customer_id: customerId,
    status: 'open',
    return_url: returnUrl,
    cancel_url: null,
    expires_at: new Date(now.getTime() + PORTAL_MS).toISOString(),
  };
  return insert(database, session, now);
}

async function insert(connection: Connection, session: Session, now: Date): Promise<string> {
  await connection
    .deleteFrom('sandbox_sessions')
    .where('expires_at', '<', new Date(now.getTime() - REMEMBERED_MS).toISOString())
    .execute();
  await connection.insertInto('sandbox_sessions').values(session).execute();
  return session.id;
}

/** Ends every open checkout of a customer. */
export async function expireCheckouts(connection: Connection, customerId: string): Promise<void> {
  await connection
    .updateTable('sandbox_sessions')
    .set({ status: 'expired' })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'checkout')
    .where('status', '=', 'open')
    .execute();
}

/** With `status` as it is now: an open one whose time is over has expired. */
export async function findSession(
  connection: Connection,
  kind: Session['kind'],
  id: string,
  now: Date,
): Promise<Session | undefined> {
  const session = await connection
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const isOver = session.status === 'open' && session.expires_at <= now.toISOString();
  return isOver ? { ...session, status: 'expired' } : session;
}
