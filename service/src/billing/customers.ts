import type { Clock } from '../base/clock.ts';
import type { Database } from '../stores/database.ts';
import type { PaymentProvider } from './types.ts';

export type Customer = { accountId: string; customerId: string };

export type CustomerParts = { database: Database; provider: PaymentProvider; clock: Clock };

/** The account as a customer of this provider, if it is one. */
export async function findCustomer(
  { database, provider }: CustomerParts,
  column: 'account_id' | 'customer_id',
  value: string,
): Promise<Customer | undefined> {
  return await database
    .selectFrom('billing_customers')
    .select(['account_id as accountId', 'customer_id as customerId'])
    .where('provider', '=', provider.name)
    .where(column, '=', value)
    .executeTakeFirst();
}

/** Makes the account a customer; in place of `lost`, whom the provider does not know any more. */
export async function addCustomer(
  { database, provider, clock }: CustomerParts,
  account: { id: string; email: string },
  lost?: Customer,
): Promise<Customer> {
  const customerId = await provider.createCustomer(account);
  const row = await database
    .insertInto('billing_customers')
    .values({
      account_id: account.id,
      provider: provider.name,
      customer_id: customerId,
      entitled: 0,
      ticket: 0,
      applied_ticket: 0,
      created_at: clock.now().toISOString(),
    })
    // Two requests at once, on two nodes: the later one takes the customer of the earlier.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider']).doUpdateSet((eb) => ({
        customer_id:
          lost === undefined ? eb.ref('billing_customers.customer_id') : eb.ref('excluded.customer_id'),
      })),
    )
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return { accountId: account.id, customerId: row.customer_id };
}
