import { addAuditEntry, PAYMENTS } from '../accounts/audit-entries.ts';
import type { Connection } from '../stores/connection.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { transact } from '../stores/transact.ts';
import type { Customer, CustomerParts } from './customers.ts';
import { isEntitled } from './is-entitled.ts';
import { type Subscription, UnknownCustomerError } from './types.ts';

export type SyncParts = CustomerParts & {
  /** Called after an account's plan was changed. */
  onPlanChange(accountId: string): void;
};

/**
 * Fetches the customer's subscriptions from the provider and updates the plan, with `alongside` in the same
 * transaction. Safe in any order and on any number of nodes: each call takes a ticket before it fetches, and the
 * result of an older ticket never overwrites a newer one. The plan changes only when the entitlement changes, so that
 * a plan set by the operator stays.
 */
export async function syncPlan(
  parts: SyncParts,
  customer: Customer,
  alongside: (transaction: Connection) => Promise<void> = async () => {},
): Promise<readonly Subscription[]> {
  const ticket = await takeTicket(parts, customer);
  // The account was erased a moment ago.
  if (ticket === undefined) return [];
  const subscriptions = await listSubscriptions(parts, customer);
  const entitled = isEntitled(subscriptions);
  const hasTurned = await transact(parts.database, async (transaction) => {
    // An account that was erased a moment ago has no plan, and its customer is gone.
    if ((await lockAccount(transaction, customer.accountId)) === undefined) return false;
    await alongside(transaction);
    return await apply(transaction, parts, customer, ticket, entitled);
  });
  if (hasTurned) parts.onPlanChange(customer.accountId);
  return subscriptions;
}

async function takeTicket(parts: SyncParts, { customerId }: Customer): Promise<number | undefined> {
  const row = await parts.database
    .updateTable('billing_customers')
    .set((eb) => ({ ticket: eb('ticket', '+', 1) }))
    .where('provider', '=', parts.provider.name)
    .where('customer_id', '=', customerId)
    .returning('ticket')
    .executeTakeFirst();
  return row?.ticket;
}

/** Those that have not ended. */
export async function listSubscriptions(
  { provider }: Pick<SyncParts, 'provider'>,
  { customerId }: Customer,
): Promise<readonly Subscription[]> {
  try {
    return await provider.listSubscriptions(customerId);
  } catch (error) {
    // A customer that the provider no longer knows has no subscription.
    if (error instanceof UnknownCustomerError) return [];
    throw error;
  }
}

/** True when the account's plan was changed. */
async function apply(
  transaction: Connection,
  { provider, clock }: SyncParts,
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
  const plan = entitled ? 'pro' : 'free';
  await transaction.updateTable('accounts').set({ plan }).where('id', '=', accountId).execute();
  const entry = { action: 'plan.changed', subject: accountId, detail: plan, by: PAYMENTS } as const;
  await addAuditEntry(transaction, clock, accountId, entry);
  return true;
}
