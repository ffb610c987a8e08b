import { OperatorError } from '../base/operator-error.ts';
import type { Sealer } from '../base/sealing.ts';
import type { Database } from '../stores/database.ts';

/**
 * Whether the keys in the database were sealed with this master key; true when there is none. Looks at those by which a replacement that did not end
 * shows: it goes by id, and what was made since is newest.
 */
export async function fitsMasterKey(database: Database, sealer: Sealer): Promise<boolean> {
  const orders = [
    ['id', 'asc'],
    ['id', 'desc'],
    ['created_at', 'desc'],
  ] as const;
  for (const [column, direction] of orders) {
    const key = await database
      .selectFrom('api_keys')
      .select(['id', 'sealed_secret'])
      .orderBy(column, direction)
      .limit(1)
      .executeTakeFirst();
    if (key !== undefined && !opens(sealer, key.id, key.sealed_secret)) return false;
  }
  return true;
}

/** Whether its master key, or one of its two, is that of what is sealed. */
export function opens(sealer: Sealer, id: string, sealed: string): boolean {
  try {
    sealer.open(id, sealed);
    return true;
  } catch {
    return false;
  }
}

/**
 * Throws `OperatorError` when the keys in the database were sealed with another master key, which would
 * otherwise show only as every key being refused.
 */
export async function checkMasterKey(database: Database, sealer: Sealer): Promise<void> {
  if (await fitsMasterKey(database, sealer)) return;
  throw new OperatorError(
    'The master key does not match this database. Restore master.key in the data directory, or set ' +
      'CARDWRIGHT_MASTER_KEY to the key that was used; without it, all API keys are unusable. If `master-key replace` ' +
      'was interrupted, or CARDWRIGHT_MASTER_KEY is still the old key after it, run it again. While one key takes the place of another, ' +
      'CARDWRIGHT_OTHER_MASTER_KEY is the other one, until `master-key reseal` is done.',
  );
}
