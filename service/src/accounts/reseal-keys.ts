import { LOOKUP_PREFIX, type Sealer } from '../base/sealing.ts';
import type { Database } from '../stores/database.ts';
import { transact } from '../stores/transact.ts';

/** Encrypts all keys with another master key, in one transaction, and returns their number. Revoked ones too. */
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
    return keys.length;
  });
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
