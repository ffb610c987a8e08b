import { randomText } from '../../base/ids.ts';
import type { Connection } from '../../stores/connection.ts';
import type { SandboxSubscriptionsTable } from '../../stores/schema.ts';
import { addMonth } from './add-month.ts';
import type { PortalAction, SandboxSubscription } from './types.ts';

type Row = SandboxSubscriptionsTable;
/** What happens to a subscription: its new state and the event that tells of it. */
type Change = Partial<Row> & { pending_event: string };

const UPDATED = 'customer.subscription.updated';
const DELETED = 'customer.subscription.deleted';

/** A subscription for a month, its event not yet delivered. */
export async function startSubscription(
  connection: Connection,
  customerId: string,
  now: Date,
): Promise<void> {
  await connection
    .insertInto('sandbox_subscriptions')
    .values({
      id: `sub_${randomText(20)}`,
      customer_id: customerId,
      status: 'active',
      card: 'works',
      cancel_at_period_end: 0,
      period_end: addMonth(now).toISOString(),
      pending_event: 'checkout.session.completed',
      created_at: now.toISOString(),
    })
    .execute();
}

/** The one that has not ended. */
export const findSubscription = (connection: Connection, customerId: string): Promise<Row | undefined> =>
  connection
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'canceled')
    .executeTakeFirst();

export async function changeSubscription(connection: Connection, id: string, change: Change): Promise<void> {
  await connection.updateTable('sandbox_subscriptions').set(change).where('id', '=', id).execute();
}

export function toSubscription(row: Row): SandboxSubscription | undefined {
  if (row.status === 'canceled') return undefined;
  return {
    id: row.id,
    status: row.status,
    card: row.card,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    periodEnd: new Date(row.period_end),
  };
}

/** What an action of the portal changes; undefined when nothing. */
export function toChange(action: PortalAction, row: Row): Change | undefined {
  switch (action) {
    case 'cancel':
      return { cancel_at_period_end: 1, pending_event: UPDATED };
    case 'resume':
      return { cancel_at_period_end: 0, pending_event: UPDATED };
    case 'card-declined':
      return { card: 'declined', pending_event: UPDATED };
    case 'card-works':
      // What is owed is paid at once.
      return row.status === 'past_due'
        ? { card: 'works', status: 'active', pending_event: 'invoice.paid' }
        : { card: 'works', pending_event: UPDATED };
    case 'end-period':
      // From the end of the month that is paid for, so that whoever presses it sees the date move.
      return endPeriod(row);
  }
}

/** What the end of the period brings: the end, the next month, or a payment that fails; the second time, the end. */
export function endPeriod(row: Row): Change {
  if (row.cancel_at_period_end === 1) return { status: 'canceled', pending_event: DELETED };
  const next = addMonth(new Date(row.period_end)).toISOString();
  if (row.card === 'works') return { status: 'active', period_end: next, pending_event: 'invoice.paid' };
  return row.status === 'past_due'
    ? { status: 'canceled', pending_event: DELETED }
    : { status: 'past_due', period_end: next, pending_event: 'invoice.payment_failed' };
}
