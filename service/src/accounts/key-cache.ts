import { checkApiKey } from '../base/api-key.ts';
import type { Clock } from '../base/clock.ts';
import { hashApiKey, type Sealer } from '../base/sealing.ts';
import type { Database } from '../stores/database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import type { KeyScope } from '../stores/schema.ts';
import { toFallbackCard } from './fallback-card.ts';
import { createTtlCache } from './ttl-cache.ts';
import type { Caller, SigningKey } from './types.ts';

// A revocation on another node must take effect within 5 seconds.
const CACHE = { ttlMs: 4_000, max: 10_000 };

// Signed cards that are in memory are served on while the database is away; API calls need it anyway. Not for longer: a node that is only cut
// off does not hear of revocations.
const OUTAGE = {
  maxAgeMs: 60_000,
  isOutage: (error: unknown): boolean => error instanceof DatabaseUnavailableError,
};

type CallingKey = {
  caller: Caller;
  /** Of the account. */
  disabled: boolean;
  scope: KeyScope;
  rotatedAt: string | null;
  expiresAt: string | null;
};

/** Looks up callers and signing keys through a short-lived cache, so that the hot path needs no query. */
export interface KeyCache {
  /** Also a key that only signs, was rotated or is of a disabled account: the refusal says so. Not a revoked one. */
  findCallingKey(apiKey: string): Promise<CallingKey | undefined>;
  findSigningKey(keyId: string): Promise<SigningKey | undefined>;
  /**
   * Must be called after every change of keys or plans, so that it takes effect immediately in this process: with the id of the key or
   * the account, which is not served any more; without, anything may have changed.
   */
  invalidate(id: string | undefined): void;
}

export function createKeyCache(parts: { database: Database; sealer: Sealer; clock: Clock }): KeyCache {
  const { database, sealer, clock } = parts;
  const callers = createTtlCache({ ...CACHE, clock, load: (lookups) => loadCallingKey(database, lookups) });
  const signingKeys = createTtlCache({
    ...CACHE,
    outage: OUTAGE,
    clock,
    load: (keyId) => loadSigningKey(database, sealer, keyId),
  });

  return {
    async findCallingKey(apiKey) {
      if (checkApiKey(apiKey) !== 'well-formed') return undefined;
      // A lookup by keyed hash has no timing side channel: an attacker cannot control the hash.
      return await callers.get(sealer.lookups(hashApiKey(apiKey)).join(' '));
    },
    findSigningKey: (keyId) => signingKeys.get(keyId),
    invalidate(id) {
      if (id === undefined) {
        callers.expire();
        signingKeys.expire();
        return;
      }
      callers.forget(({ caller }) => caller.keyId === id || caller.accountId === id);
      signingKeys.forget(({ keyId, accountId }) => keyId === id || accountId === id);
    },
  };
}

async function loadCallingKey(database: Database, lookups: string): Promise<CallingKey | undefined> {
  const row = await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['accounts.id as accountId', 'accounts.plan as plan', 'api_keys.id as keyId'])
    .select('accounts.disabled_at')
    .select(['api_keys.scope', 'api_keys.rotated_at as rotatedAt', 'api_keys.expires_at as expiresAt'])
    .where('api_keys.lookup', 'in', lookups.split(' '))
    .where('api_keys.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { accountId, plan, keyId, disabled_at: disabledAt, ...state } = row;
  return { caller: { accountId, plan, keyId }, disabled: disabledAt !== null, ...state };
}

async function loadSigningKey(
  database: Database,
  sealer: Sealer,
  keyId: string,
): Promise<SigningKey | undefined> {
  const row = await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.account_id', 'api_keys.sealed_secret', 'api_keys.revoked_at'])
    .select(['accounts.plan', 'accounts.allowance', 'accounts.disabled_at', 'accounts.fallback_card'])
    .select(['api_keys.permanent_urls', 'api_keys.rotated_at', 'api_keys.expires_at'])
    .where('api_keys.id', '=', keyId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    accountId: row.account_id,
    plan: row.plan,
    allowance: row.allowance,
    keyId,
    secret: sealer.open(keyId, row.sealed_secret),
    revoked: row.revoked_at !== null,
    disabled: row.disabled_at !== null,
    permanentUrls: row.permanent_urls === 1,
    fallbackCard: toFallbackCard(row.fallback_card),
    rotatedAt: row.rotated_at,
    expiresAt: row.expires_at,
  };
}
