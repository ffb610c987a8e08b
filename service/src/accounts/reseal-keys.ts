import { LOOKUP_PREFIX, type Sealer } from '../base/sealing.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { transact } from '../stores/transact.ts';

/** Encrypts all keys, revoked ones too, and the secrets of webhooks with another master key, in one transaction. Returns the number of keys. */
export async function resealKeys(database: Database, from: Sealer, to: Sealer): Promise<number> {
  return await transact(database, async (transaction) => {
    const keys = await transaction.selectFrom('api_keys').select(['id', 'sealed_secret']).execute();
    for (const { id, sealed_secret } of keys) {
      const secret = from.open(id, sealed_secret);
      await transaction
        .updateTable('api_keys')
        .set({ sealed_secret: to.seal(id, secret), lookup: to.lookup(secret) })
        .where('id', '=', id)
        .execute();
    }
    await resealWebhooks(transaction, from, to);
    return keys.length;
  });
}

async function resealWebhooks(transaction: Connection, from: Sealer, to: Sealer): Promise<void> {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'sealed_secret', 'former_secret'])
    .execute();
  for (const { id, sealed_secret, former_secret } of webhooks) {
    const reseal = (sealed: string): string => to.seal(id, from.open(id, sealed));
    await transaction
      .updateTable('webhooks')
      .set({
        sealed_secret: reseal(sealed_secret),
        former_secret: former_secret === null ? null : reseal(former_secret),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Replaces lookups of the first kind, which could not be computed for another master key. */
export async function upgradeLookups(database: Database, sealer: Sealer): Promise<void> {
  await transact(database, async (transaction) => {
    const keys = await transaction
      .selectFrom('api_keys')
      .select(['id', 'sealed_secret'])
      .where('lookup', 'not like', `${LOOKUP_PREFIX}%`)
      .execute();
    for (const { id, sealed_secret } of keys)
      await transaction
        .updateTable('api_keys')
        .set({ lookup: sealer.lookup(sealer.open(id, sealed_secret)) })
        .where('id', '=', id)
        .execute();
  });
}
