import { createApiKey } from '../base/api-key.ts';
import { keyTag } from '../base/cache-tags.ts';
import type { Clock } from '../base/clock.ts';
import { hashApiKey, type Sealer } from '../base/sealing.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { Database } from '../stores/database.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import type { ApiKeysTable } from '../stores/schema.ts';
import { transact } from '../stores/transact.ts';
import { type Actor, addAuditEntry } from './audit-entries.ts';
import type { ApiKey, NewKey } from './types.ts';

/** A new key in plain text, and the row to store for it. */
export function createKeyRow(
  parts: { sealer: Sealer; clock: Clock },
  accountId: string,
  { name, scope = 'full', permanentUrls = false }: NewKey,
): { row: ApiKeysTable; apiKey: string } {
  const { id, apiKey } = createApiKey();
  const secret = hashApiKey(apiKey);
  const row = {
    id,
    account_id: accountId,
    name,
    lookup: parts.sealer.lookup(secret),
    sealed_secret: parts.sealer.seal(id, secret),
    scope,
    permanent_urls: permanentUrls ? 1 : 0,
    created_at: parts.clock.now().toISOString(),
    last_used_at: null,
    revoked_at: null,
    rotated_at: null,
    expires_at: null,
  };
  return { row, apiKey };
}

const PUBLIC_COLUMNS = [
  'id',
  'name',
  'scope',
  'permanent_urls',
  'created_at',
  'last_used_at',
  'expires_at',
] as const;

const toApiKey = (row: Pick<ApiKeysTable, (typeof PUBLIC_COLUMNS)[number]>): ApiKey => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  permanentUrls: row.permanent_urls === 1,
  lastUsedAt: row.last_used_at,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Active keys, newest last. */
export async function listKeys(
  parts: { database: Database; clock: Clock },
  accountId: string,
): Promise<ApiKey[]> {
  const rows = await selectActive(parts.database, accountId, parts.clock.now())
    .select(PUBLIC_COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toApiKey);
}

const selectActive = (connection: Connection, accountId: string, now: Date) =>
  connection
    .selectFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]));

/** Throws `not-found` unless the key is the account's and active. */
export async function renameKey(
  parts: { database: Database; clock: Clock },
  accountId: string,
  keyId: string,
  name: string,
  by: Actor,
): Promise<ApiKey> {
  return await transact(parts.database, async (transaction) => {
    await lockAccount(transaction, accountId);
    const key = await findActive(transaction, accountId, keyId, parts.clock.now());
    await transaction.updateTable('api_keys').set({ name }).where('id', '=', keyId).execute();
    const entry = { action: 'key.renamed', subject: keyId, detail: name, by } as const;
    await addAuditEntry(transaction, parts.clock, accountId, entry);
    return toApiKey({ ...key, name });
  });
}

/**
 * `remaining` is the number of keys left that can make API calls and do not expire. Throws `not-found` unless the key
 * is the account's and active, and `conflict` / `last_key` if none would be left and that is not confirmed.
 */
export async function revokeKey(
  parts: { database: Database; clock: Clock },
  accountId: string,
  keyId: string,
  { confirmed }: { confirmed: boolean },
  by: Actor,
): Promise<{ remaining: number }> {
  const now = parts.clock.now();
  return await transact(parts.database, async (transaction) => {
    // Two revocations at once would each count the other's key as the one that is left.
    await lockAccount(transaction, accountId);
    const key = await findActive(transaction, accountId, keyId, now);
    await transaction
      .updateTable('api_keys')
      .set({ revoked_at: now.toISOString() })
      .where('id', '=', keyId)
      .execute();
    const { count } = await selectActive(transaction, accountId, now)
      .where('scope', '=', 'full')
      .where('expires_at', 'is', null)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const remaining = Number(count);
    const isLast = key.scope === 'full' && key.expires_at === null && remaining === 0;
    // Throwing undoes the update.
    if (isLast && !confirmed) throw isLastKey();
    await addPurges(transaction, [keyTag(keyId)], { at: now, again: true });
    const entry = { action: 'key.revoked', subject: keyId, detail: key.name, by } as const;
    await addAuditEntry(transaction, parts.clock, accountId, entry);
    return { remaining };
  });
}

/** Adds a key. Throws `conflict` / `key_limit_reached`. */
export async function addKey(
  parts: { database: Database; clock: Clock; sealer: Sealer },
  accountId: string,
  key: NewKey,
  limit: number,
  by: Actor,
): Promise<{ key: ApiKey; apiKey: string }> {
  const { row, apiKey } = createKeyRow(parts, accountId, key);
  return await transact(parts.database, async (transaction) => {
    // Two at once would each count the same.
    await lockAccount(transaction, accountId);
    const { count } = await selectActive(transaction, accountId, parts.clock.now())
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= limit)
      throw new ServiceError(
        'conflict',
        `Your account has ${count} active keys, as many as this server allows. Revoke one first.`,
        { code: 'key_limit_reached' },
      );
    await transaction.insertInto('api_keys').values(row).execute();
    const entry = { action: 'key.created', subject: row.id, detail: row.name, by } as const;
    await addAuditEntry(transaction, parts.clock, accountId, entry);
    return { key: toApiKey(row), apiKey };
  });
}

/**
 * Creates a key with the same name, scope and rights, and lets the old one expire after the grace period. Throws
 * `not-found`, and `conflict` / `key_rotated` for a key that was rotated before and has not expired yet.
 */
export async function rotateKey(
  parts: { database: Database; clock: Clock; sealer: Sealer },
  accountId: string,
  keyId: string,
  graceSeconds: number,
  by: Actor,
): Promise<{ key: ApiKey; apiKey: string }> {
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + graceSeconds * 1000);
  return await transact(parts.database, async (transaction) => {
    await lockAccount(transaction, accountId);
    const { name, scope, permanent_urls } = await findActive(transaction, accountId, keyId, now);
    const { numUpdatedRows } = await transaction
      .updateTable('api_keys')
      .set({
        rotated_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .where('rotated_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new ServiceError('conflict', 'This key was rotated before. Rotate the key that replaced it.', {
        code: 'key_rotated',
      });
    await addPurges(transaction, [keyTag(keyId)], { at: expiresAt, again: true });
    const created = createKeyRow(parts, accountId, { name, scope, permanentUrls: permanent_urls === 1 });
    await transaction.insertInto('api_keys').values(created.row).execute();
    const entry = { action: 'key.rotated', subject: keyId, detail: created.row.id, by } as const;
    await addAuditEntry(transaction, parts.clock, accountId, entry);
    return { key: toApiKey(created.row), apiKey: created.apiKey };
  });
}

async function findActive(connection: Connection, accountId: string, keyId: string, now: Date) {
  const row = await selectActive(connection, accountId, now)
    .where('id', '=', keyId)
    .select(PUBLIC_COLUMNS)
    .executeTakeFirst();
  if (row === undefined)
    throw new ServiceError('not-found', 'Your account has no active key with this id.', {
      code: 'not_found',
    });
  return row;
}

const isLastKey = (): ServiceError =>
  new ServiceError(
    'conflict',
    'This is the last key of the account that can make API calls. Create another first, or confirm with the body ' +
      '`{ "confirm": true }`; after that, only the operator can create a key: npm run admin -- keys create --email ADDRESS.',
    { code: 'last_key', parameter: 'confirm' },
  );
