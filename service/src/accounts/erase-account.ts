import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { transact } from '../stores/transact.ts';
import { noteUnused } from '../stores/unused-objects.ts';

/**
 * Removes an account and every row that belongs to it in one transaction, and notes the objects of its pictures,
 * which `sweepErased` removes. False when there is no such account.
 */
export async function eraseAccount(database: Database, accountId: string): Promise<boolean> {
  return await transact(database, async (transaction) => {
    // Whoever writes rows of the account does so before this, or finds it gone.
    if ((await lockAccount(transaction, accountId)) === undefined) return false;
    await noteImages(transaction, accountId);
    await eraseCards(transaction, accountId);
    await transaction
      .deleteFrom('jobs')
      .where('generation_id', 'in', (eb) =>
        eb.selectFrom('generations').select('id').where('account_id', '=', accountId),
      )
      .execute();
    // In the order of their references.
    for (const table of [
      'idempotency_keys',
      'starred_generations',
      'generations',
      'removed_images',
      'card_requests',
      'own_templates',
      'credit_entries',
      'usage_periods',
      'sessions',
      'sign_in_links',
      'brands',
      'uploads',
      'site_pages',
      'sites',
      'api_keys',
      'billing_customers',
    ] as const)
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    await transaction.deleteFrom('accounts').where('id', '=', accountId).execute();
    return true;
  });
}

async function noteImages(transaction: Connection, accountId: string): Promise<void> {
  await transaction
    .insertInto('erased_objects')
    .columns(['store', 'object'])
    .expression((eb) =>
      eb
        .selectFrom('generations')
        .select([eb.val('images').as('store'), 'image_object as object'])
        .distinct()
        .where('account_id', '=', accountId)
        .where('image_object', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const others = await transaction
    .selectFrom('uploads')
    .select('object')
    .where('account_id', '=', accountId)
    .union(
      transaction
        .selectFrom('generations')
        .select((eb) => eb.ref('painting_object').$notNull().as('object'))
        .where('account_id', '=', accountId)
        .where('painting_object', 'is not', null),
    )
    .execute();
  await noteUnused(
    transaction,
    'images',
    others.map(({ object }) => object),
  );
}

/** The cards that this account paid for; whoever else shows one of them has it drawn anew. */
async function eraseCards(transaction: Connection, accountId: string): Promise<void> {
  const charges = await transaction
    .selectFrom('credit_entries')
    .select('cause')
    .where('account_id', '=', accountId)
    .where('cause', 'like', 'card:%')
    // Always in one order, so that two accounts that are erased at once cannot wait for each other.
    .orderBy('cause')
    .execute();
  for (const { cause } of charges) {
    const [, key = ''] = cause.split(':');
    const card = await transaction
      .deleteFrom('cards')
      .where('key', '=', key)
      .returning('object')
      .executeTakeFirst();
    if (card === undefined || card.object === '') continue;
    await noteUnused(transaction, 'cards', [card.object]);
  }
}
