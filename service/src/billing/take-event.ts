import type { Connection } from '../stores/connection.ts';
import { findCustomer } from './customers.ts';
import { type FollowParts, followProvider } from './follow-provider.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** Those after which the plan may be another one. */
const TELLING: ReadonlySet<string> = new Set([
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

// Stripe repeats an event for three days, and a signature is good for five minutes.
const KEPT_MS = 30 * 86_400_000;

/** Lets the plan follow the provider, once for each event. What is of no interest is taken and forgotten. */
export async function takeEvent(parts: FollowParts, event: WebhookEvent): Promise<void> {
  if (!TELLING.has(event.type) || event.customerId === undefined) return;
  // Not ours: one Stripe account may have customers of other shops.
  const customer = await findCustomer(parts, 'customer_id', event.customerId);
  if (customer === undefined || (await isTaken(parts, event))) return;
  const now = parts.clock.now();
  await followProvider(parts, customer, (transaction) => note(transaction, event, now));
}

async function isTaken({ database }: FollowParts, { id }: WebhookEvent): Promise<boolean> {
  const row = await database
    .selectFrom('billing_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

async function note(transaction: Connection, { id }: WebhookEvent, now: Date): Promise<void> {
  await transaction
    .insertInto('billing_events')
    .values({ id, received_at: now.toISOString() })
    // The same event at the same moment on two nodes: both found the same, and one note is enough.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction
    .deleteFrom('billing_events')
    .where('received_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
