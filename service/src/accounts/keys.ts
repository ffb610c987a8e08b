import { createApiKey } from '../base/api-key.ts';
import type { Clock } from '../base/clock.ts';
import type { Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';
import type { ApiKeysTable } from '../stores/schema.ts';
import type { ApiKey } from './types.ts';

/** A new key in the clear, and the row that is kept of it. */
export function createKeyRow(
  parts: { sealer: Sealer; clock: Clock },
  accountId: string,
  name: string,
): { row: ApiKeysTable; apiKey: string } {
  const { id, apiKey } = createApiKey();
  const row = {
    id,
    account_id: accountId,
    name,
    lookup: parts.sealer.lookup(apiKey),
    sealed_secret: parts.sealer.seal(id, apiKey),
    created_at: parts.clock.now().toISOString(),
    last_used_at: null,
    revoked_at: null,
  };
  return { row, apiKey };
}

export const toApiKey = (row: Pick<ApiKeysTable, 'id' | 'name' | 'created_at' | 'last_used_at'>): ApiKey => ({
  id: row.id,
  name: row.name,
  lastUsedAt: row.last_used_at,
  createdAt: row.created_at,
});

/** Active keys, newest last. */
export async function listKeys(database: Database, accountId: string): Promise<ApiKey[]> {
  const rows = await database
    .selectFrom('api_keys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toApiKey);
}

/** The number of active keys that are left. Throws `not-found` unless the key is the account's and active. */
export async function revokeKey(
  parts: { database: Database; clock: Clock },
  accountId: string,
  keyId: string,
): Promise<number> {
  return await parts.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: parts.clock.now().toISOString() })
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new ServiceError('not-found', 'There is no such API key.', { code: 'not_found' });
    }
    const { count } = await transaction
      .selectFrom('api_keys')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
}
