import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockRows } from '../stores/dialect.ts';
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

/** Makes the transactions about one customer take turns. */
export async function lockCustomer(
  transaction: Connection,
  provider: PaymentProvider['name'],
  customerId: string,
): Promise<void> {
  await transaction
    .selectFrom('billing_customers')
    .select('account_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .$call(lockRows(transaction))
    .execute();
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

/**
 * Throws `unavailable` for an account that pays, or may pay, at a provider that is not configured: erased here, it would
 * go on paying there. A live customer may have a subscription that is not entitled now, such as a past due one.
 */
export async function refuseOtherCustomer(
  { database, provider }: Pick<CustomerParts, 'database' | 'provider'>,
  accountId: string,
): Promise<void> {
  const live: PaymentProvider['name'] = 'stripe-live';
  const other = await database
    .selectFrom('billing_customers')
    .select(['provider', 'customer_id'])
    .where('account_id', '=', accountId)
    .where('provider', '<>', provider.name)
    .where((eb) => eb.or([eb('provider', '=', live), eb('entitled', '=', 1)]))
    .executeTakeFirst();
  if (other === undefined) return;
  throw new ServiceError(
    'unavailable',
    `Nothing was deleted: this account is the customer ${other.customer_id} of ${other.provider}, which is not configured now. ` +
      'The operator can set CARDWRIGHT_STRIPE_SECRET_KEY and its siblings to those of that account and try again.',
    { code: 'billing_unavailable' },
  );
}
