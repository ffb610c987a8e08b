import { OperatorError } from '../base/operator-error.ts';
import type { Sealer } from '../base/sealing.ts';
import type { Database } from '../stores/database.ts';

/**
 * Throws `OperatorError` when the keys in the database were sealed with another master key, which would
 * otherwise show only as every key being refused.
 */
export async function checkMasterKey(database: Database, sealer: Sealer): Promise<void> {
  const key = await database
    .selectFrom('api_keys')
    .select(['id', 'sealed_secret'])
    .limit(1)
    .executeTakeFirst();
  if (key === undefined) return;
  try {
    sealer.open(key.id, key.sealed_secret);
  } catch {
    throw new OperatorError(
      'The master key is not the one that this database was made with. Restore master.key in the data directory, ' +
        'or set CARDWRIGHT_MASTER_KEY to the key that was used: without it every API key is void.',
    );
  }
}
