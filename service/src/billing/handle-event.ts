import type { Connection } from '../stores/connection.ts';
import { findCustomer } from './customers.ts';
import { type SyncParts, syncPlan } from './sync-plan.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** Events after which the plan may have changed. */
const RELEVANT_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]);

// Stripe retries an event for three days, and a signature is valid for five minutes.
const KEPT_MS = 30 * 86_400_000;

/** Updates the plan from the provider, once per event. Irrelevant events are acknowledged and ignored. */
export async function handleEvent(parts: SyncParts, event: WebhookEvent): Promise<void> {
  if (!RELEVANT_EVENTS.has(event.type) || event.customerId === undefined) return;
  // A Stripe account may also have customers of other applications.
  const customer = await findCustomer(parts, 'customer_id', event.customerId);
  if (customer === undefined || (await isProcessed(parts, event))) return;
  const now = parts.clock.now();
  await syncPlan(parts, customer, (transaction) => markProcessed(transaction, event, now));
}

async function isProcessed({ database }: SyncParts, { id }: WebhookEvent): Promise<boolean> {
  const row = await database
    .selectFrom('billing_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

async function markProcessed(transaction: Connection, { id }: WebhookEvent, now: Date): Promise<void> {
  await transaction
    .insertInto('billing_events')
    .values({ id, received_at: now.toISOString() })
    // Two nodes may process the same event at once; one row is enough.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction
    .deleteFrom('billing_events')
    .where('received_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
