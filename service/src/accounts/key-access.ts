import { checkApiKey } from '../base/api-key.ts';
import type { Clock } from '../base/clock.ts';
import type { Sealer } from '../base/sealing.ts';
import type { Database } from '../stores/database.ts';
import { createShortMemory } from './short-memory.ts';
import type { Caller, SigningKey } from './types.ts';

// Another node's revocation must be felt within 5 seconds.
const MEMORY = { ttlMs: 4_000, max: 10_000 };

/** Who may come in, answered from memory on the hot path. */
export interface KeyAccess {
  findCaller(apiKey: string): Promise<Caller | undefined>;
  findSigningKey(keyId: string): Promise<SigningKey | undefined>;
  /** To be called after every change of keys or plans, so that this process knows it at once. */
  forget(): void;
}

export function createKeyAccess(parts: { database: Database; sealer: Sealer; clock: Clock }): KeyAccess {
  const { database, sealer, clock } = parts;
  const callers = createShortMemory({ ...MEMORY, clock, load: (lookup) => loadCaller(database, lookup) });
  const signingKeys = createShortMemory({
    ...MEMORY,
    clock,
    load: (keyId) => loadSigningKey(database, sealer, keyId),
  });

  return {
    async findCaller(apiKey) {
      if (checkApiKey(apiKey) !== 'well-formed') return undefined;
      // Finding by a keyed hash leaks nothing through its duration: a guesser cannot steer the hash.
      return await callers.get(sealer.lookup(apiKey));
    },
    findSigningKey: (keyId) => signingKeys.get(keyId),
    forget() {
      callers.forget();
      signingKeys.forget();
    },
  };
}

async function loadCaller(database: Database, lookup: string): Promise<Caller | undefined> {
  return await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['accounts.id as accountId', 'accounts.plan as plan', 'api_keys.id as keyId'])
    .where('api_keys.lookup', '=', lookup)
    .where('api_keys.revoked_at', 'is', null)
    .executeTakeFirst();
}

async function loadSigningKey(
  database: Database,
  sealer: Sealer,
  keyId: string,
): Promise<SigningKey | undefined> {
  const row = await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.account_id', 'api_keys.sealed_secret', 'api_keys.revoked_at', 'accounts.plan'])
    .where('api_keys.id', '=', keyId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    accountId: row.account_id,
    plan: row.plan,
    keyId,
    secret: sealer.open(keyId, row.sealed_secret),
    revoked: row.revoked_at !== null,
  };
}
