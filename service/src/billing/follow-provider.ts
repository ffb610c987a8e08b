import type { Connection } from '../stores/connection.ts';
import type { Customer, CustomerParts } from './customers.ts';
import { isEntitled } from './is-entitled.ts';
import { type Subscription, UnknownCustomerError } from './types.ts';

export type FollowParts = CustomerParts & {
  /** Called after an account's plan was changed here. */
  onPlanChange(): void;
};

/**
 * Asks the provider what the customer has and lets the plan follow, with `alongside` in the same transaction.
 * Right in any order of calls, on any number of nodes: each takes a ticket before it asks, and an answer to an
 * older ticket never replaces a newer one's. The plan is touched only when the provider's verdict turns, so that
 * one which the operator gave stays.
 */
export async function followProvider(
  parts: FollowParts,
  customer: Customer,
  alongside: (transaction: Connection) => Promise<void> = async () => {},
): Promise<readonly Subscription[]> {
  const ticket = await takeTicket(parts, customer);
  // The account was erased a moment ago.
  if (ticket === undefined) return [];
  const subscriptions = await listSubscriptions(parts, customer);
  const entitled = isEntitled(subscriptions);
  const hasTurned = await parts.database.transaction().execute(async (transaction) => {
    await alongside(transaction);
    return await apply(transaction, parts, customer, ticket, entitled);
  });
  if (hasTurned) parts.onPlanChange();
  return subscriptions;
}

async function takeTicket(parts: FollowParts, { customerId }: Customer): Promise<number | undefined> {
  const row = await parts.database
    .updateTable('billing_customers')
    .set((eb) => ({ ticket: eb('ticket', '+', 1) }))
    .where('provider', '=', parts.provider.name)
    .where('customer_id', '=', customerId)
    .returning('ticket')
    .executeTakeFirst();
  return row?.ticket;
}

async function listSubscriptions(
  { provider }: FollowParts,
  { customerId }: Customer,
): Promise<readonly Subscription[]> {
  try {
    return await provider.listSubscriptions(customerId);
  } catch (error) {
    // Whom the provider has forgotten pays for nothing.
    if (error instanceof UnknownCustomerError) return [];
    throw error;
  }
}

/** True when the account's plan was changed. */
async function apply(
  transaction: Connection,
  { provider }: FollowParts,
  { accountId, customerId }: Customer,
  ticket: number,
  entitled: boolean,
): Promise<boolean> {
  const own = transaction
    .selectFrom('billing_customers')
    .select('entitled')
    .where('provider', '=', provider.name)
    .where('customer_id', '=', customerId)
    .where('applied_ticket', '<', ticket);
  const before = await own.executeTakeFirst();
  // A newer answer was there first, or the account is gone.
  if (before === undefined) return false;
  await transaction
    .updateTable('billing_customers')
    .set({ entitled: Number(entitled), applied_ticket: ticket })
    .where('provider', '=', provider.name)
    .where('customer_id', '=', customerId)
    .execute();
  if (before.entitled === Number(entitled)) return false;
  await transaction
    .updateTable('accounts')
    .set({ plan: entitled ? 'pro' : 'free' })
    .where('id', '=', accountId)
    .execute();
  return true;
}
